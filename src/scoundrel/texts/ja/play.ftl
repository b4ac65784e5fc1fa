## puzzle
puzzle-title = 詰め問題{ $number }（{ $name }、{ $rules }）：最善の手順を見つける。
puzzle-todays = 今日の詰め問題、{ $date }（{ $name }、{ $rules }）：最善の手順を見つける。
puzzle-prompt = 手、{ command-undo }、{ command-solution }>{" "}
puzzle-solution = 最善の手順：{ $moves }。
puzzle-right = 正解。
puzzle-wrong = 最善の手順ではない。
puzzle-was_told = 答えを見たあとなので、解いたことにはならない。
puzzle-best = 最善の手順：{ $moves }。勝率{ $chance }。{ $hero }
puzzle-yours = こちらの手順：{ $moves }。勝率{ $chance }。{ $hero }
puzzle-plans = すべての手順：{ $plans }。
puzzle-found_by = 見つけた割合：{ $found }。

puzzle-level-easy = やさしい
puzzle-level-medium = ふつう
puzzle-level-hard = むずかしい

puzzle-stops = { $answer }では部屋の途中で止まります。あと{ $n }枚取ります

## lessons
lessons-heading = { $title } · { $step }/{ $steps }
lessons-one_move = { $move }は一手多すぎます。手ほどきでは一手ずつ進めます
lessons-instead = それでは{ $would }ことになります。
lessons-here = ここでは、{ $wanted }ところです。
lessons-here_anything = ここでは、好きなように進めます。
lessons-line = { $mark } { $title }
lessons-line_at = { $mark } { $title } · { $step }/{ $steps }
lessons-finished = ✓
lessons-open = ·
lessons-lessons = 手ほどき
lessons-reading = 読みもの
lessons-rules = ルール

lessons-ask-press = { $what }を押します。
lessons-ask-type = こう入力します：{ $what }。
lessons-ask-choose = { $what }を選びます。

lessons-any-press = カードの番号を押します。
lessons-any-type = 好きな手を入力します。
lessons-any-choose = 好きなカードを選びます。

lessons-onward-press = Enter：最初の迷宮へ（勝てる配札の{ $rules }）。Esc：戻る。
lessons-onward-type = 「{ command-winnable } { $rules }」と入力すると、勝てる配札で最初の迷宮が始まります。
lessons-onward-choose = 次は最初の迷宮、勝てる配札の{ $rules }です。

lessons-first-press = Enter：最初の、親切な迷宮へ。Esc：戻る。
lessons-first-type = 「{ command-play }」と入力すると、最初の、親切な迷宮が始まります。
lessons-first-choose = 次は最初の、親切な迷宮です。

lessons-other-undo = ふだんなら一手戻りますが、手ほどきは先へ進むだけです
lessons-other-hint = ふだんならコーチのヒントが出ますが、ここでは手ほどきが教えます
lessons-other-run = このルールでは部屋から逃げられません
lessons-other-put_away = このルールではカードをよけられません
lessons-other-put_one_away = それは一枚よける手です
lessons-other-way = これは選んだ魔物との戦い方を決めるものですが、いまは何も選ばれていません
lessons-other-nothing = このキーには何の働きもありません

lessons-classic-title = 基本のルール
lessons-classic-goal = 迷宮は伏せたカードの山で、ここでは{ $cards }枚。生きて通り抜けるのが目的です。部屋には{ $size }枚並び、♣と♠は魔物、♦は武器、♥は薬。そのうち{ $to_face }枚を、好きな順に取ります。{ $card }を取ります。
lessons-classic-strike = { $weapon }は新しいので、どの魔物にも使えます。失う体力は魔物の強さから武器の強さを引いた分で、{ $card }なら{ $value }ではなく{ $cost }で済みます。この武器で戦います。
lessons-classic-dulled = 体力を{ $damage }失いました。武器は鈍り、最後に倒した魔物より弱いもの、つまり{ $strikes_below }未満にしか使えません。{ $card }はそれより弱く、何も失わずに倒せます。倒します。
lessons-classic-carried = { $to_face }枚取ったので、この部屋は終わりです。{ FORM($kept, "") }が残り、新しく{ $new }枚来ました。{ $strikes_below }未満ではないので、{ $weapon }は使えません。{ $value }をまるごと受けて、素手で戦います。
lessons-classic-potion = 素手で体力を{ $damage }失いましたが、武器は鈍っていません。体力は{ $health }/{ $most }。薬は、カードの数字の分だけ体力を戻します。{ $card }を飲みます。
lessons-classic-second = 体力が{ $healed }戻りました。一つの部屋で効く薬は最初の一本だけで、二本目は無駄になります。それでも取った一枚には数えます。{ $card }は次の部屋へ残すのが得ですが、今回だけ無駄にしてみます。
lessons-classic-fall = 無駄になりました。悪い部屋が来ています。武器は{ $strikes_below }未満にしか使えず、{ $card }の強さは{ $value }。体力は{ $health }です。負け方を見るために、戦ってみます。この手はあとで取り消します。
lessons-classic-run = 体力{ $left }で力尽きました。負けの得点は、体力から山札と部屋に残った魔物の強さの合計を引いた{ $score }点。一手戻しました。代わりに逃げます。そろった部屋のカードを取る前なら、逃げられます。
lessons-classic-locked = 部屋ごと、並んだ順に山札の下に入りました。この部屋からは逃げられません（{ $refusal }）。{ $card }を取ります。新しく取った武器は、いまの武器のほうがよくても、必ず持ち替えになります。
lessons-classic-spare = 古い武器は、倒した魔物ごと捨て札になりました：{ FORM($discarded, "", list: "comma") }。{ $weapon }は新品です。{ $card }に使うと、以後は{ $value }未満にしか使えません。温存して、{ $card }とは素手で戦います。
lessons-classic-most = 体力を{ $damage }失いましたが、武器は新しいままです。{ $card }は本来{ $value }回復しますが、体力の上限は{ $most }なので、戻るのは{ $healing }です。飲みます。
lessons-classic-returned = 体力は{ $health }。逃げた部屋が、そのままの並びで戻ってきました。{ $weapon }を温存した甲斐がありました。強いものから順に。{ $card }を倒します。失う体力は{ $cost }です。
lessons-classic-downwards = これで{ $strikes_below }未満にしか使えません。上から順に倒していけば、一本で何体も片づきます。{ $card }を倒します。失う体力は{ $cost }です。
lessons-classic-further = 次は{ $strikes_below }未満です。{ $card }も倒します。失う体力は{ $cost }です。
lessons-classic-last = 山札は空になり、最後の部屋は{ $cards }枚だけです。すべて取れば抜け出せます。まず{ $card }を倒し、薬は最後に残します。
lessons-classic-bonus = 勝ったときの得点は、残った体力です。それが{ $most }で、最後の一枚が薬なら、その数字を足します。{ $card }を飲みます。
lessons-classic-done = 体力{ $left }で抜け出し、得点は{ $score }です。ルールはこれで全部。あとは判断です。

lessons-sidestep-title = 身かわし（違うところ）
lessons-sidestep-away = このルールでは逃げられません。代わりに、部屋のカードを取る前に、一枚だけ山札の下に入れられます。{ $card }をよけます。
lessons-sidestep-all = いずれ戻ってきます。ほかのカードはすべて取り、次の部屋へは何も残せません。{ $card }を取ります。
lessons-sidestep-first = この魔物たちは同じ強さなので、どれでも構いません。{ $weapon }なら{ $card }で失う体力は{ $cost }です。
lessons-sidestep-equal = ここでは、使った武器が、最後に倒した魔物と同じ強さの魔物にも使えます。最後に倒したのは{ $last_kill }。だから{ $weapon }で{ $card }も倒せ、失う体力は{ $cost }です。
lessons-sidestep-fall = 次の部屋です。いまはよけられません（{ $refusal }）。負けの得点を見るために、{ $card }と素手で戦います。この手はあとで取り消します。
lessons-sidestep-ace = 力尽きました。負けの得点は山札に残った枚数で、ここでは{ $score }。低いほどよい数です。一手戻しました。このカード一組には赤のエースがあり、{ $value }に数えます。{ $card }を取ります。
lessons-sidestep-strike = { $cost ->
    [0] { $weapon }なら、{ $card }を無傷で倒せます。倒します。
   *[other] { $weapon }なら、{ $card }で失う体力は{ $cost }です。倒します。
 }
lessons-sidestep-rest = 部屋はすべて取らなければならないので、選べるのは順番だけです。好きなように進めます。
lessons-sidestep-last = よけた{ $card }が戻ってきました。今度は避けられません。{ $cost ->
    [0] 無傷で倒せます。
   *[other] 倒します。失う体力は{ $cost }です。
 }
lessons-sidestep-done = 体力{ $left }で抜け出し、得点は{ $score }、残った体力にマイナスを付けた数です。得点は低いほどよくなります。

lessons-dragons-title = Diamonds & Dragons（違うところ）
lessons-dragons-weapon = このカード一組には竜（ジョーカー）がいて、どの魔物よりも強い相手です。その代わり、♦のエースと♥のジャックも入っています。まず{ $card }を取ります。
lessons-dragons-forced = 武器を持っていれば使わなければならず、素手は選べません。{ $card }と戦います。失う体力は{ $cost }です。
lessons-dragons-breaks = { $weapon }は{ $strikes_below }未満にしか使えません。ほかの魔物に使うと、役に立たないまま砕けます。{ $card }で体力を{ $cost }失います。戦って、確かめます。
lessons-dragons-fall = 砕けて、なくなりました。体力は{ $health }。負けの得点を見るために、{ $card }と戦います。この手はあとで取り消します。
lessons-dragons-small = 体力{ $left }で力尽きました。負けの得点は、体力から山札に残った魔物の強さの合計を引いた{ $score }点で、部屋は数えません。一手戻しました。鈍る武器がないうちに、{ $card }と戦います。
lessons-dragons-ace = 体力を{ $damage }失いました。今度は{ $card }を取ります。{ $value }の武器です。
lessons-dragons-jack = { $card }を飲みます。{ $value }に数えます。
lessons-dragons-run = 体力は{ $health }。ここで逃げます。このルールでは部屋が山札に戻り、山札ごと切り直されます。
lessons-dragons-wasted = 切り直したあとは、何が来てもおかしくありません。最後に取ったカードは薬でした。続けて{ $card }を飲んで、確かめます。この手はあとで取り消します。
lessons-dragons-joker = 無駄になりました。薬のすぐあとの薬は、部屋が変わっても、逃げたあとでも効きません。一手戻しました。先に{ $card }と戦います。{ $value }に数え、失う体力は{ $cost }です。
lessons-dragons-heals = あいだに魔物が入ったので、{ $card }で{ $healing }回復します。飲みます。
lessons-dragons-king = { $weapon }は{ $strikes_below }未満に使えます。使えるうちに、{ $card }を倒します。
lessons-dragons-rest = あとは自由です。順番に気をつけます。武器は使わなければならず、{ $strikes_below }未満でない魔物に使うと砕けます。
lessons-dragons-done = 体力{ $left }で抜け出し、得点は{ $score }です。数え方は基本のルールと同じです。

## guides
guides-tips = 心得
guides-code = 「{ $code }」
guides-cell = { $head } { $cell }
guides-row = { $name }：{ $cells }。
guides-no_guide = { $name }という手引きはありません{ $near }。あるのは{ $known }です
guides-line = { $number }. { $name }：{ $title }。
guides-more = 「{ command-guide }」のあとに名前か番号を入力すると読めます。

## tips
tips-how-to-win =
    .w1 = ほとんどの配札には勝ち筋がある。配札のせいであることは、めったにない。
    .w2 = 魔物が四体の部屋からは逃げる。
    .w3 = 逃げるのは元気なうちに。続けては逃げられず、次の部屋は避けられない。
    .w4 = よい部屋からも逃げる。薬と武器は、終わりに近いほど値打ちがある。
    .w5 = 逃げた部屋のカードは、並んでいた順に最後に戻ってくる。
    .w6 = 新しい武器はいちばん強い魔物に使い、上から順に倒していく。
    .w7 = 小さな魔物とは素手で戦い、大物に使える武器を取っておく。
    .w8 = 鈍った強い武器より、新しい弱い武器。
    .w9 = 一つの部屋で二本目の薬は効かない。次の部屋へ残す。
    .w10 = 二本目の武器も残す。一本目が鈍るころに、新しいまま使える。
tips-how-to-win-without-running =
    .w1 = ほとんどの配札は、始まる前に負けている。手ごたえは得点で測る。
    .w2 = 選べるのは残す一枚だけ。いちばん強い魔物は、武器が来るまで待たせる。
    .w3 = 武器を取っておく。魔物だらけの部屋は必ず来る。
    .w4 = 小さな魔物にも武器を使う。
    .w5 = 薬は早めに飲む。
tips-scoring =
    .w1 = 体力が上限のまま薬で終われば、その数が得点に加わる。
    .w2 = 大きな薬は最後まで取っておく。
    .w3 = 勝ち目がなくなっても、点は拾える。効く薬を飲み、使える武器を使う。
    .w4 = 来るカードがわかったら、体力がいちばん残る道を探す。

## daily
daily-no_number = 今日の迷宮の{ $number }番はありません。最初のものが1番です
daily-no_zone = UTCより{ $minutes }分進んだ場所はありません。端末の時計か時間帯が違っています
daily-practised = { $name }、練習
daily-practice_caveat = その日はもう終わったので、この対局は練習であり、数に入りません。
daily-to_come = 今日の迷宮{ $number }番は、お住まいの地域の{ $date }に開きます

## claims
claims-somebody = 誰か
claims-sealed = { $name }は、もう降りている。どうなったかは、同じカードを遊び終えるまで封をしてある。
claims-damaged = このリンクの結果は壊れているので、省きました：{ $claim }
claims-false = このリンクの結果はこの配札の対局のものではないので、表示しません
claims-no_day = { $given }は日の番号ではありません

## comparing
comparing-title = 並べて見る：{ $what }
comparing-you = こちら
comparing-says = { $name }の言うところ
comparing-mine = { $name }：{ $result }。
comparing-theirs = { $name }の言うところでは：{ $result }。
comparing-party = { $name }、{ $party }
comparing-health = 部屋ごとの体力、{ $name }：{ $health }。
comparing-known = 数に入らない
comparing-parted = 道が分かれたのは第{ $room }室。
comparing-did = { $name }：{ $what }。
comparing-same = どの部屋でも、二人は同じことをした。
comparing-none = この配札のほかの人の結果は、ここにはありません
comparing-with = { $name }と並べる

## threshold
threshold-title = 今日の迷宮{ $number }番、{ $date }
threshold-practice =
    .w1 = その日はもう終わったので、これは練習です。連続にも成績にも入りません。
    .w2 = 待ったもヒントも使えます。
threshold-lines =
    .w1 = 全員が同じ迷宮に、一度だけ挑みます。
    .w2 = 待ったは使えず、ヒントを使うと結果は「ヒントあり」になります。
    .w3 = 一手ごとに保存されるので、途中で離れても、あとで続けられます。
threshold-keys = Enterで始めます。Escで戻ります。まだ何も保存されていません。
threshold-plain = Enterを押すか「{ word-begin }」と入力すると始まります。後にするなら「{ command-back }」と入力します。
threshold-prompt = Enterで開始、または「{ command-back }」>{" "}
threshold-first = この迷宮はまだ始まっていません。先に始めます
threshold-too_late = この迷宮の日、{ $date }はもう終わりました。今日の迷宮を開きます

## store
store-no_place = { $place }には対局を保存できません。フォルダー、ファイル、またはsqlite:///games.dbのようなURLを指定します
store-unusable = { $place }に保存した対局が使えません：{ $why }
store-no_home = { $place }には対局を保存できません。その利用者にはホームフォルダーがないので、SCOUNDREL_DATAに別のフォルダーを指定します
store-file = { $path }：{ $why }
store-odd_value = 列{ $column }の値が{ $value }になっています
store-no_lock = { $place }は空のはずですが、空ではないため、保存した対局をロックできません。対局は入っていないので、削除して構いません
store-full = ディスクがいっぱいです。{ $place }にはもっと空きが要ります
store-busy = 別のプログラムが{ $place }の対局を{ $seconds }秒間ロックしています。少し待って、もう一度試します
store-read_only = { $place }の対局を変更できません。ファイルかフォルダーが読み取り専用です
store-no_access = { $place }の対局を開けません。ファイルとフォルダーの読み書きの権限が要ります
store-damaged = { $place }の対局が壊れています。ゲームを起動し直すと、別の場所に移されます
store-newer = { $place }の対局は、より新しいScoundrelの形式{ $version }です。この版が読めるのは{ $latest }までです
store-no_database = { $place }はデータベースではありません。対局のフォルダーか、.dbで終わるファイルを指定します
store-foreign = { $place }は別のプログラムのデータベースです。対局には専用のファイルが要ります
store-set_aside = 保存した対局が壊れていたため、{ $place }に移しました。新しい対局は新しいファイルに保存されます。
store-brought_up_to_date = 保存した対局を新しい形式にしました。元の写しは{ $place }にあります。
store-stale = この対局は別の場所、おそらく別のウィンドウで進んでいます。これが今の様子です
store-other_moves = 対局{ $id }は別の手順で保存されています。読み込み直します
store-other_deal = 対局{ $id }は別の配札で保存されています。読み込み直します
store-no_game = 保存された対局{ $id }はありません
store-cant_replay = 対局{ $id }（{ $name }）は再現できません：{ $why }
store-daily_begun = { $date }の今日の迷宮はもう始まっています。一日に一度きりです
store-wrong_date = { $kind }の対局には{ $date }という日付を付けられません。日付があるのは今日の迷宮だけで、2025-03-01のように書きます
store-name_taken = { $name }という名前は使えません。同じ名前のルールがあります
store-no_mixture = { $name }という名前で保存したルールはありません

## flow
flow-bot_plays = { $bot }の手：{ $moves }。
flow-move = { $number }手目：{ $moves }。
flow-no_undo = ここでは待ったが使えません
flow-nothing_to_undo = 戻せる手がありません
flow-no_hint = ここではコーチのヒントは出ません
flow-thinking = いまは手番ではありません。{ $who }が考えています
flow-dealer = 先にディーラーが部屋を見ます
flow-not_now = いまはできません
flow-watching = 観戦中は{ $line }を使えません。Enterで次の手へ進むか、「{ command-back }」と入力します

## sitting
sitting-hint_daily = ヒントを使うと、今日の結果は「ヒントあり」になります。使うなら、もう一度求めます。
sitting-daily = 今日の迷宮{ $number }番、{ $date }
sitting-elsewhere = { $name }、別の場所の対局
sitting-other_day = { $date }の今日の迷宮ではありません
sitting-no_undo_over = 対局は終わりました。先を見てしまったので、待ったは使えません
sitting-no_undo_daily = 今日の迷宮では待ったが使えません
sitting-secret = この配札のカードはまだ秘密です。先に対局を終えてから、もう一度遊びます
sitting-looked_ahead = この配札は前に始めたことがあるので、この対局は成績に入りません。
sitting-odd_seats = 対局{ $number }は遊べません。{ $seats }はこの卓に着けません
sitting-daily_first = それは{ $date }の今日の迷宮です。先に今日の迷宮として遊びます
sitting-too_many = { $move }は一手多すぎます。一行に書けるのは、新しいカードが来るか、ボットが動くまでです

## trying
trying-name = { $name }、第{ $room }室からもう一度
trying-caveat = 何が来るか知っているので、この対局は成績に入りません。
trying-unfinished = 試し直せるのは、対局が終わってからです。それまでカードは秘密です
trying-over = 対局はここで終わっているので、続きがありません。先に何手か戻ります
trying-no_undo = ここから試し直しているので、これより前の手には戻せません

## title
title-letters = S C O U N D R E L
title-motto = トランプ一組で潜る、ひとり用の迷宮
title-nothing_to_continue = 途中の対局はありません。
title-continue = 続き
title-continue_help = 途中の対局の続きから遊びます。
title-play = 遊ぶ
title-play_help = まず手ほどき、それから最初の迷宮へ。親切なものから手加減なしまで。
title-new_game = 新しい対局
title-new_game_help = すぐに始まる基本の対局です。カードは切りたて。
title-rule_sets = ほかのルール
title-rule_sets_help = 八つのルールと、自分で混ぜたルール。
title-daily = 今日の迷宮
title-daily_help = 全員が同じ配札に、一度だけ挑みます。
title-calendar = 暦
title-calendar_help = 勝った日、負けた日、遊ばなかった日と、今日の詰め問題。
title-deal_code = 配札コード
title-deal_code_help = 誰かから受け取った配札を遊びます。
title-ranked = ランク戦
title-ranked_help = 誰も知りえないカードで、このサーバーの番付に挑みます。
title-friend = 友だちと
title-friend_help = 二台の端末で一つの卓。リンクを送ります。
title-boards = 番付
title-boards_help = いちばんの打ち手は誰か。今日、今週、今季、通算。
title-two_players = 二人で
title-two_players_help = Diamonds & Dragons 二人用。隣の人か、ボットと。
title-puzzles = 詰め問題
title-puzzles_help = 部屋は一つ、最善の手順も一つ。
title-replays = 対局の記録
title-replays_help = 保存した対局を一手ずつ。コーチの曲線つき。
title-statistics = 成績
title-statistics_help = 勝率、得点、連続、実績。
title-bestiary = 図鑑
title-bestiary_help = 出会った魔物と品々、そしてその後。
title-lessons = 遊び方
title-lessons_help = 遊びながら覚えます。心得、手引き、ルールもここに。
title-settings = 設定
title-settings_help = 配色、動き、ディーラー、卓に出すもの。

## front
front-know = 遊び方は知っている
front-fresh = 基本、切りたてのカード
front-learn = 最初の部屋が、進みながら教えます
front-learning = 手ほどき、{ $steps }段のうち{ $step }段目から
front-rung = 最初の迷宮 { $number }/{ $most } · 100人中{ $share }人が脱出
front-climbed = 最初の迷宮をすべて生き延びた
front-one_try = 一度きり、カードは全員同じ
front-place = 第{ $room }室（全{ $rooms }室）
front-room = 第{ $room }室
front-health = 体力{ $n }
front-dungeon = 迷宮
front-week = この七日で{ $n }日遊び終えた。
front-streak = { $n }日連続
front-no_streak = 連続はまだない
front-rest = その他
front-candlelight = 蝋燭の光
front-daylight = 日の光

front-day-open = 降りる
front-day-begun = 続きへ降りる
front-day-over = 今日の迷宮

## ladder
ladder-title = 最初の迷宮
ladder-name = 最初の迷宮 { $number }/{ $most }
ladder-help = 基本のルールの配札を、親切なものから順に。抜け出せば、助けを借りても、次が開きます。
ladder-source = 親切さは実際に測りました。「100人中{ $share }人が脱出」とは、大悪手さえ避けて、あとは思いつくままに遊ぶ100人のうち、{ $share }人が生きて出るということです。
ladder-share = 100人中{ $share }人が脱出
ladder-line = { $mark } { $name } · 100人中{ $share }人が脱出
ladder-no_number = 最初の迷宮に{ $number }番はありません。1番から{ $most }番までです
ladder-locked = 先に最初の迷宮{ $number }番を抜け出します
ladder-last = 最初の迷宮はこれで最後です。ここから先は、いつも新しいカードです。
ladder-told = 大悪手さえ避けて、あとは思いつくままに遊ぶ100人のうち、{ $share }人が抜け出す。
ladder-what = { $given }は最初の迷宮ではありません。次のものなら「{ command-play }」、番号で選ぶなら「{ command-play }」と番号を入力します
ladder-opened = 最初の迷宮{ $number }番が開いた：100人中{ $share }人が脱出。

## question
question-way = {" "}{ $key } { $what }
question-default = ▸{ $key } { $what }
question-w = { $weapon }で戦う
question-b = { $weapon }を温存する
question-prompt = { $card }：Enter { $default } · Esc どちらもしない

## newgame
newgame-named_or_winnable = 指定した配札は勝てるとは限りません。空のままなら、勝てるものになります。
newgame-seed = 配札（空なら無作為）
newgame-winnable = 勝てる配札
newgame-start = 始める
newgame-looking = 勝てる配札を探しています……
newgame-differs = 標準のルールとの違い（変更は太字）：
newgame-topic = { $topic }：
newgame-standard = 標準のルール。

## puzzles
puzzles-help = 部屋をまるごと遊びます。そのあとコーチが、もっとよい手順があったかを教えます。
puzzles-easy = やさしい
puzzles-medium = ふつう
puzzles-hard = むずかしい
puzzles-solved = ✓
puzzles-open = ·
puzzles-level = { $level } · { $all }問中{ $solved }問
puzzles-line = { $mark } { $place } · { $rules }
puzzles-locked = あと{ $n }問は、解くと開く
puzzles-name = { $level } { $place }
puzzles-heading = 詰め問題 { $name } · { $rules }
puzzles-todays = 今日の詰め問題、{ $date } · { $name } · { $rules }
puzzles-no_more = ほかに解く詰め問題は残っていません
puzzles-none = { $rules ->
    [any] {""}
   *[other] { $rules }の
 }{ $level ->
    [any] {""}
   *[other] 難しさ{ $level }の
 }{ $number ->
    [any] {""}
   *[other] { $number }番の
 }詰め問題はありません。全部で{ $count }問あり、ルールは{ $known }です
puzzles-onward = Enter：次の詰め問題、{ $name }。Esc：一覧。
puzzles-again = Enter：もう一度。n：次の詰め問題、{ $name }。
puzzles-task = この部屋の最善の手順を見つける。

## replays
replays-when = { $date } { $time }
replays-secret = 対局{ $number }は途中なので、記録を見るとカードがわかってしまいます。先に終えます
replays-none = 保存された対局はまだありません。
replays-line = { $when } · { $name } · { $state }
replays-open = 途中、第{ $room }室
replays-import = 記録を読み込む
replays-import_help = 記録の入ったファイルの名前です。
replays-imported = 対局を{ $n }局読み込みました。
replays-refused = { $line }行目の対局は省きました：{ $why }
replays-more_refused = ほかに{ $n }局を省きました。
replays-export = 記録を書き出す
replays-export_help = 新しいファイルの名前です。
replays-exported = 記録は{ $path }にあります。
replays-no_name = { $name }はファイル名ではありません
replays-is_there = { $path }はもうあります。記録には新しいファイルが要ります
replays-heading = { $name } · { $move }/{ $moves }手
replays-of = { $player }：{ $name }
replays-somebody = プレイヤー
replays-curve = 部屋ごとの勝率
replays-playing = { $seconds }秒に一手ずつ再生中。
replays-no_curve = 曲線はありません。あるのは、一人で遊び終えた対局だけです
replays-not_yet = コーチがまだ検討しています。

## end
end-unfinished = この対局は途中です。終わればコーチが検討します
end-won = { $whole ->
    [yes] かすり傷ひとつなく脱出
   *[no] { $n ->
        [1] 残る命一つで脱出
       *[other] 体力{ $n }で脱出
     }
 }
end-lost = 第{ $room }室（全{ $rooms }室）で{ $killer }に倒れた
end-lost_to_none = 第{ $room }室（全{ $rooms }室）で力尽きた
end-deed = 最後の一撃は{ $amount }。体力は{ $health }しか残っていなかった。
end-of_player = { $name }：{ $what }
end-outlived_rooms = { $survivor }は{ $other }より{ $n }部屋長く生きた。
end-outlived_moves = { $survivor }は同じ部屋で、{ $other }より{ $n }手長く生きた。
end-try_again = t：第{ $room }室からもう一度。
end-more = d：詳しく。
end-less = d：短く。
end-reviewing = コーチが対局を検討しています……
end-share = 共有するもの（cでコピー）：
end-copied = 端末が対応していれば、クリップボードにコピーしました。

end-party-won = { $whole ->
    [yes] { $name }、かすり傷ひとつなく脱出
   *[no] { $n ->
        [1] { $name }、残る命一つで脱出
       *[other] { $name }、体力{ $n }で脱出
     }
 }
end-party-lost = { $name }、第{ $room }室（全{ $rooms }室）で{ $killer }に倒れた
end-party-lost_to_none = { $name }、第{ $room }室（全{ $rooms }室）で力尽きた
end-party-deed = 最後の一撃は{ $amount }。{ $name }の体力は{ $health }しか残っていなかった。

## shelf
shelf-waiting = 途中
shelf-over = 終わった対局
shelf-deleted = 削除済み
shelf-have_back = 選ぶと取り戻せます。
shelf-place = 第{ $room }室（全{ $rooms }室）、体力{ $health }/{ $most }
shelf-cards = 部屋のカード：{ $cards }。
shelf-given_up = この対局は投了しました。見ることはできますが、続きはありません
shelf-given_up_at = 第{ $room }室で投了、{ $result }
shelf-is_over = 対局{ $number }はもう終わっています
shelf-no_giving_up = 二人の対局は投了できません。削除はできます
shelf-day_stays = その日の対局は消せません。その日に一度きりの挑戦です
shelf-gone = 対局{ $number }はもう取り戻せません
shelf-ended = 対局終了：{ $result }。
shelf-deleted_now = 削除しました。一時間のあいだは「削除済み」から取り戻せます。
shelf-deleted_plain = 削除しました。一時間以内なら、「{ command-restore } { $number }」で取り戻せます。
shelf-back = 元の場所に戻りました。
shelf-confirm = Enterで実行。Escならこのまま。
shelf-confirm_plain = 「{ $command } { word-yes }」と入力すると実行します。

shelf-sure-counts = { $name }：投了しますか。ここで力尽きたのと同じ負けになり、取り消せません。
shelf-sure-alone = { $name }：投了しますか。負けで終わりますが、成績には入りません。取り消せません。
shelf-sure-day = { $name }：この日の一度きりの挑戦を投了しますか。ここで力尽きたのと同じ負けになり、取り消せません。
shelf-sure-delete = { $name }、{ $when }：この対局を削除しますか。一時間のあいだは取り戻せます。
shelf-sure-delete_counted = { $name }、{ $when }：この対局を削除しますか。成績からも消えます。一時間のあいだは取り戻せます。

shelf-cell-high = ▇
shelf-cell-good = ▅
shelf-cell-fair = ▃
shelf-cell-low = ▁
shelf-cell-escaped = ☀
shelf-cell-fell = ✕
shelf-cell-here = ◆
shelf-cell-ahead = ·

## watching
watching-heading = { $bot }の対局 · { $name } · { $move }手目
watching-begin = { $bot }が最初の部屋を見ている。
watching-on = ここからは{ $bot }が続ける。
watching-silent = { $bot }は勝率を言わない。
watching-thinks = { $bot }の見立て：{ $worth }。
watching-details = { $bot }の考えたこと
watching-line = { $plan }：{ $worth }。
watching-nothing = この手について言うことはない。
watching-offer = { $bot }の対局を見る
watching-offer_help = 新しい配札を一手ずつ、考えとともに見ます。

## questions
questions-title = 次の一手
questions-asks = { $who }からの問い
questions-somebody = 誰か
questions-asked = { $who }からの問い：次の一手は。{ $rule }{ $which }
questions-sent = { $who }からの問い：次の一手は。
questions-reply = 答えると、ほかの人の手が見られます：
questions-you = こちらの答え：{ $plan }。
questions-would = { $who }の答え：{ $plan }。
questions-too = { $who }も同じ答え。
questions-coach = コーチ
questions-onward = ここから続きを遊ぶか、五分で遊び方を覚えられます。
questions-over = このリンクの対局はもう終わっていて、決めることがありません
questions-answered = この問いにはもう答えています。ここから続きを遊ぶか、戻ります
questions-no_plan = { $line }はここでの答えになりません。選べるのは：{ $plans }
questions-one_plan = ここでできることは一つだけなので、問いになりません
questions-day_open = { $date }の迷宮は、まだ遊べる人がいます。どこでもその日が終われば、カードを共有できます
questions-odds = ここでの手ごとの、抜け出せる見込み
questions-odds_first = 抜け出せる見込み：
questions-line = { $plan }：{ $worth }。
questions-confirm = 答え：{ $plan }。Enterで答えます。
questions-keys = t：ここから続きを遊ぶ。l：遊び方を覚える。Esc：戻る。
questions-copied = 端末が対応していれば、問いとそのリンクをクリップボードにコピーしました。
questions-your_name = ほかの人に見える名前
questions-your_answer = 自分の答え
questions-no_answer = 言わない
questions-free = 無料、ブラウザーだけ、インストール不要
questions-prompt = 答え>{" "}
questions-plain = どうするかを入力します。例：{ $plan }。
questions-plain_next = ここから続きを遊ぶなら「{ command-try }」、遊び方を覚えるなら「{ command-learn }」、または「{ command-back }」と入力します。

questions-rule-some = { $n }枚のうち{ $face }枚を、好きな順に取る。
questions-rule-all = すべて、好きな順に取る。
questions-rule-room = 部屋ごと逃げてもよい。
questions-rule-card = 先に一枚を山札の下に入れてもよい。
questions-rule-turn = この中から一枚を取る番。

questions-which-leave = { $n ->
    [1] どれを残すか。
   *[other] どの{ $n }枚を残すか。
 }
questions-which-put_away = よけるなら、どれか。
questions-which-take = どれを取るか。
questions-which-run = 逃げるか。
questions-which-nothing = ここに選ぶ余地はない。

questions-mark-leave = 残す
questions-mark-put_away = よける
questions-mark-take = 取る
questions-mark-yours = 自分

## watch
watch-heading = { $title }、{ $bot }の対局。
watch-game = { $number }. { $title }：{ $result }。
watch-enter = Enterで次の手へ。待っていても進みます。Ctrl-Cで抜けます。
watch-step = Enterで次の手へ。Ctrl-Cで抜けます。

## storage
storage-forbidden = このブラウザーはページに保存を許していないので、対局が残るのは開いているあいだだけです
storage-full = ブラウザーの空きがありません。対局を書き出すか、空きを作ります
storage-broken = いまはブラウザーの保存領域を使えません。続くようなら、対局を書き出します
storage-overtaken = 別のウィンドウで対局が進みました。これが今の様子です。
storage-damaged = 保存したもののうち{ $n }件が読めなかったため、別に取り分けました。
storage-no_net = コーチの学んだものを読み込めませんでした。接続があるときに、もう一度試します。
