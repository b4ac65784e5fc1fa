## asking
asking-two_ways = { $card }とは二通りに戦えます。武器ならw、素手ならbと答えるか、{ $slot }wか{ $slot }bと入力します
asking-empty = 何も入力されていません
asking-unknown = { $text }は手として読めません。2やダイヤの5のように、カードの番号か名前を入力します
asking-other_kind = { $text }は手として読めません。{ $card }は{ $wanted ->
    [monster] 魔物
    [weapon] 武器
   *[potion] 薬
 }ではなく、{ $kind ->
    [monster] 魔物
    [weapon] 武器
   *[potion] 薬
 }です
asking-not_held = { $card }は持っていません
asking-not_now = いま「{ $what }」ことはできません：{ $why }
asking-unarmed = 武器で{ $card }と戦う
asking-over = { $slot }はもう打てません。対局は終わりました
asking-no_card = { $slot }に当たるカードはありません。カードがあるのは{ $slots }です

## assistant
assistant-instructions = これはScoundrel、トランプ一組で潜るひとり用の迷宮です。new_gameかcontinue_gameで始め、rulesでルールを読み、部屋ごとに進めます。どの返事も、プレイヤーの知りうることをすべて伝えます。lookはそれをもう一度、まだ見ていないカードとともに伝えます。一手ごとに保存されます。
assistant-missing_package = アシスタントには{ $name }が要ります。{ $command }で入ります
assistant-no_game = 卓に対局がありません。new_gameで始めるか、continue_gameで続けます
assistant-none_open = 途中の対局はありません。new_gameで始めます
assistant-is_over = 対局{ $number }は終わっています。new_gameで新しく始めます
assistant-no_partner = { $rules }は一人用なので、ほかの人は遊べません
assistant-no_tool = { $name }という道具はありません{ $near }。あるのは{ $known }です
assistant-no_argument = 道具{ $tool }に{ $name }はありません。引数：{ COUNT($known) ->
    [0] なし
   *[other] { $known }
 }
assistant-missing = 道具{ $tool }には{ $name }が要ります
assistant-wrong_kind = { $name }は{ $wanted }です。{ $value }ではありません
assistant-no_text = { $uri }という文書はありません{ $near }
assistant-broken = ここで何かがうまくいきませんでした。lookで対局の様子がわかります。

assistant-kind-string = 文字列
assistant-kind-integer = 整数

assistant-tool-rule_sets = ルールの一覧を、一文ずつ。
assistant-tool-rules = ルールの説明。ルール名を指定するか、卓の対局のものを。
assistant-tool-new_game = 新しい対局を始める。一手ごとに保存される。それまで卓にあった対局も残る。
assistant-tool-saved_games = 保存された対局を、最後に遊んだものから、番号つきで。
assistant-tool-continue_game = 途中の対局を続ける。ここで始めたものでも、ほかで始めたものでもよい。
assistant-tool-look = いまの様子：主人公、部屋、カードごとの結果、まだ見ていないカード、捨て札。
assistant-tool-play = この部屋の中で、一手または数手を打つ。一つでも打てない手があれば、どれも打たない。
assistant-tool-hint = コーチの手がかり。もう一度求めると、どうするかとその理由。さらに求めると、手順ごとの勝率。三つ合わせてヒント一回に数える。
assistant-tool-undo = 待った。回数に数える。

assistant-argument-rules = classicのようなルール名。変えたい設定があれば続けて：classic start_health=15。
assistant-argument-seed = 任意の文字列。同じ文字列なら同じ配札になり、カードが知られていることもある。省けば無作為。
assistant-argument-partner = 二人用のルールで二組目を受け持つ者。humanなら両方を自分で、またはボットの名前。
assistant-argument-number = 保存された対局の番号。省けば、最後に遊んだ途中の対局。
assistant-argument-moves = runで逃げる。2、5d、ダイヤの5のように、部屋での番号、コード、名前でカードを取る。2wや7swは武器で、2bや7sbは素手で戦う。-2はカードをよける。いくつかなら、2 4wや8d 4cw 8hのように。

## plain
plain-greeting = { $heading }。「{ command-help }」と入力すると案内が出ます。
plain-introduced = { $words }「{ command-new } { $name }」で遊べます。「{ command-dismiss }」なら、もう出てきません。
plain-sure = 実行するなら「{ word-yes }」、やめるなら「{ word-no }」と入力します。
plain-only_drawn = ここに{ $given }は続けられません。図なら「{ word-drawn }」、言葉でよければ何も付けません
plain-welcome = 初めてなら、「{ command-play }」と入力します。短い手ほどきが、一手ずつ教えます。
plain-title = Scoundrel：{ $motto }。
plain-languages = いまは{ $now }です。ほかの言語にするなら、「{ command-set } language」のあとにコードを入力します：{ $others }。
plain-offered = Enterで「{ $command }」。ほかは「{ command-help }」と入力します。
plain-deal = この配札は{ $seed }でした。
plain-compare = 「{ command-compare } { $number }」で、この対局を{ $name }の対局と並べて見られます。
plain-share_what = 「{ command-share }」に続けられるのは「{ word-text }」だけです。{ $given }は使えません
plain-code = この配札のコード：{ $code }
plain-try = 「{ command-try }」と入力すると、第{ $room }室から続きを遊べます。数には入りません。
plain-next = 別の配札なら「{ command-new }」、同じ配札なら「{ command-again }」、詳しくは「{ command-share }」、「{ command-review }」、「{ command-curve }」、終わるなら「{ command-quit }」と入力します。
plain-next_dungeon = 次の迷宮なら「{ command-play }」、別の配札なら「{ command-new }」、同じ配札なら「{ command-again }」、ほかに「{ command-share }」、「{ command-review }」、「{ command-curve }」、「{ command-quit }」と入力します。
plain-next_daily = 「{ command-share }」、「{ command-review }」、「{ command-curve }」、「{ command-calendar }」、「{ command-new }」、「{ command-quit }」のどれかを入力します。
plain-back = 対局を始めるなら「{ command-new }」、途中の対局なら「{ command-continue }」、または「{ command-help }」と入力します。
plain-back_to_game = 対局に戻りました。
plain-leave = 離れました。
plain-leave_game = 対局を離れました：{ $result }。
plain-kept = 対局は保存されました。次に「{ command-continue }」と入力すると、続きから遊べます。
plain-in_line = { $n }行目：{ $why }
plain-cut_off = 対局の途中で入力が終わりました。第{ $room }室、体力{ $health }です
plain-no_game = 進行中の対局がありません。「{ command-new }」で始めるか、途中のものなら「{ command-continue }」と入力します
plain-needs_words = 言葉が足りません。「{ $command }」と書きます
plain-no_words = コマンド「{ $command }」に{ $words }は続けられません。「{ command-help } { $command }」と入力すると案内が出ます
plain-not_here = コマンド「{ $command }」はここでは使えません。「{ command-help } { $command }」と入力すると案内が出ます
plain-no_move = { $why }{ $near }
plain-no_command = { $command }というコマンドはありません{ $near }。「{ command-help }」と入力すると一覧が出ます
plain-watched = それが最後の手でした。「{ command-previous }」、「{ command-curve }」、「{ command-back }」のどれかを入力します。その前の手から「{ command-try }」と入力すると、続きを遊べます。
plain-puzzle_again = もう一度試すか、「{ command-solution }」、「{ command-next }」、「{ command-back }」のどれかを入力します。
plain-next_puzzle = 「{ command-puzzle } { $level } { $place }」と入力すると、次の詰め問題に進みます。
plain-no_number = { $given }は手数ではありません。たとえば「{ $command } 3」と書きます
plain-nothing_else = ほかに途中の対局はありません
plain-is_over = 対局{ $number }は終わっています。「{ command-watch } { $number }」と入力すると、もう一度見られます
plain-no_saved_number = { $given }は保存された対局の番号ではありません。「{ command-games }」と入力すると一覧が出ます
plain-names_two = { $given }は二つの名前ではありません。「{ command-names } アオイ,ハル」のように、コンマで区切って二つ書きます
plain-names_are = プレイヤーは{ $first }と{ $second }です。
plain-two_seats = 二人の対局には、{ $given }ではなく二人が要ります。「{ command-two } { word-human } expert」のように、組ごとに一人ずつ書きます
plain-no_seat = { $seat }は遊べません{ $near }。選べるのは{ $known }です
plain-mixture_kept = このルールを「{ $name }」として保存しました。
plain-range = { $least }から{ $most }
plain-range_or_none = { $least }から{ $most }、またはnone
plain-mix_setting = { $name }={ $now }：{ $label }。選べる値：{ $values }。
plain-mix_deck = { $name }={ $now }：{ $label }。
plain-forgotten = ルール「{ $name }」を削除しました。
plain-set = { $name }：{ $title }。{ $gist }
plain-own_set = { $name }：自分のルール。{ $title }。
plain-lesson = 手ほどき：{ $title }。やめるなら「{ command-back }」と入力します。ほかに{ FORM($others, "") }もあります。
plain-lesson_begun = この手ほどきは途中です。「{ command-learn } { $name } { word-again }」と入力すると、最初から始まります。
plain-no_lesson = { $name }という手ほどきはありません{ $near }。あるのは{ $known }です
plain-no_puzzle = { $given }は詰め問題ではありません。{ FORM($levels, "", list: "or") }のどれかを指定します。難しさには番号を続けられます
plain-no_daily = 「{ command-daily }」に{ $given }は続けられません。今日の迷宮なら「{ command-daily }」、詰め問題なら「{ command-daily } { word-puzzle }」と書きます
plain-saved = { $number }：{ $name }、{ $state }、最後に遊んだのは{ $when }。
plain-nothing_deleted = この一時間に削除された対局はありません
plain-nothing_to_watch = 終わった対局がまだありません
plain-export_what = { $given }では足りません。「{ command-export } 3 game.txt」のように、保存された対局の番号と新しいファイルを書きます
plain-counted = { $name }：{ $words }
plain-plots = { $name }：得点と、一局ごとの正確さ。
plain-never_played = { $name }の終わった対局はありません{ $near }
plain-has_earned = { $when }に達成：{ $title }。{ $sentence }
plain-to_earn = 未達成：{ $title }。{ $sentence }
plain-setting = { $name } { $now }：{ $help }ほかの値：{ $others }。
plain-no_setting = ここに{ $name }という設定はありません{ $near }。あるのは{ $known }です
plain-no_value = 設定{ $name }を{ $value }にはできません。選べるのは{ $known }です
plain-which_value = 設定{ $name }の値を書きます。選べるのは{ $known }です
plain-help_line = { $usage }：{ $sentence }
plain-more_help = 「{ command-help }」のあとにコマンドを書くと、その説明が出ます。「{ command-help } { word-all }」ならすべて出ます。
plain-waiting = { $who }を待っています。Ctrl-Cで待つのをやめます。
plain-stopped_waiting = 待つのをやめました。Enterでまた待ちます。「{ command-look }」、「{ command-resign }」、「{ command-back }」、「{ command-quit }」はいつもどおり使えます。
plain-gathering = 対局はまだ始まっていません。Enterでほかの人を待ち、「{ command-back }」で離れます
plain-gathered = 全員がそろいました。
plain-next_ranked = もう一局なら「{ command-ranked }」、番付なら「{ command-boards }」、自分の対局なら「{ command-new }」と入力します。
plain-next_shared = 再戦なら「{ command-again }」、自分の卓なら「{ command-friend }」、自分の対局なら「{ command-new }」と入力します。
plain-no_ranked = そこで{ $name }は遊べません{ $near }。あるのは{ $known }です
plain-no_table = { $given }はほかの人と遊べません{ $near }。あるのは{ $known }です
plain-open_table = { $number }：{ $title }、{ $kind }。
plain-stand_in = 自分の席をボットに任せるなら「{ command-bot } { word-me }」、相手の席なら「{ command-bot } { word-other }」と入力します。
plain-no_stand_in = { $given }は席ではありません。「{ command-bot } { word-me }」か「{ command-bot } { word-other }」と書きます
plain-tables = 続けるなら「{ command-friend }」と番号、二人の卓を開くなら「{ command-friend } { word-new }」と入力します。
plain-no_open_table = 途中の対局{ $number }はありません。「{ command-friend }」と入力すると一覧が出ます
plain-more_entries = 「{ command-boards } { word-next }」と入力すると続きが出ます。
plain-no_next_page = 次のページはありません
plain-no_board = { $given }は番付の言葉ではありません{ $near }。あるのは{ $known }です
plain-no_account = { $given }はアカウントでできることではありません{ $near }。あるのは{ $known }です
plain-account = 「{ command-account }」のあとに、{ $known }のどれかを入力します。
plain-account_data = 「{ command-account } { word-data } mine.json」のように、新しいファイルの名前を書きます
plain-moves_help =
    .w1 = したいことを入力し、Enterを押します。
    .w2 = 2、またはダイヤの5：部屋での番号か名前で、そのカードを取ります。
    .w3 = 2wか2b：武器で戦うか、素手で戦います。「スペードの7を素手で」とも書けます。
    .w4 = 文にしても通じます：「ダイヤの2を取る」「クラブの5と素手で戦う」「3を飲む」。空白は要りません。
    .w5 = 問いにはw、b、「{ word-yes }」、「{ word-no }」で答えます。
    .w6 = 逃げる：ルールが許せば、部屋から逃げます。
    .w7 = -2、または「スペードの7をよける」：ルールが許せば、そのカードをよけます。
    .w8 = カードにはコードもあります。数のあとに、クラブはc、スペードはs、ダイヤはd、ハートはhを書きます。
    .w9 = 5dでダイヤの5を取ります。7swと7sbでスペードの7と戦います。Jcはクラブのジャックです。
    .w10 = 竜が二体いるカード一組もあります。Xcが緑竜、Xsが骨竜です。
    .w11 = 2 4w、または8d 4cw 8h：一つの部屋で数手を続けて打ちます。一つでも打てない手があれば、どれも打ちません。

plain-offer-ranked = { command-ranked }：{ $told }
plain-offer-friend = { command-friend }：{ $told }
plain-offer-boards = { command-boards }：{ $told }
plain-offer-play = { command-play }：{ $told }。
plain-offer-continue = { command-continue }：{ $told }。
plain-offer-new_game = { command-new }：{ $label }（{ $told }）。
plain-offer-daily = { command-daily }：{ $label }（{ $told }）。

plain-prompt-unsaved = 未保存{" "}
plain-prompt-move = >{" "}
plain-prompt-player = { $name }>{" "}
plain-prompt-over = { command-new }、{ command-again }、{ command-quit }>{" "}
plain-prompt-lesson = 手ほどき { $step }/{ $steps }>{" "}
plain-prompt-puzzle = 詰め問題>{" "}
plain-prompt-watch = { $move }/{ $moves }手>{" "}
plain-prompt-gathering = 待機中、Enterで待つ>{" "}
plain-prompt-waiting = 相手の番、Enterで待つ>{" "}
plain-prompt-online_over = 終局>{" "}

plain-dealer-alone = ディーラーだけが見ます。ほかの人に見えず聞こえないところでEnterを押します>{" "}
plain-dealer-room = ディーラー、第{ $number }室：{ $cards }。
plain-dealer-prompt = 主人公の目に映るものは（何もなければEnter。「{ command-quit }」、「{ command-help }」、「{ command-set } dealer nobody」はいつもどおり使えます）>{" "}

plain-group-room = 対局中：{ $commands }。
plain-group-begin = 始める：{ $commands }。
plain-group-learn = 学ぶ：{ $commands }。
plain-group-online = サーバーで：{ $commands }。
plain-group-past = これまでの対局：{ $commands }。
plain-group-rest = ほかに：{ $commands }。

plain-usage-look = { command-look }
plain-usage-dismiss = { command-dismiss }
plain-usage-unseen = { command-unseen }
plain-usage-discard = { command-discard }
plain-usage-hint = { command-hint }
plain-usage-undo = { command-undo }
plain-usage-rules = { command-rules } [ルール名]
plain-usage-new = { command-new } [ルール名] [シード]
plain-usage-play = { command-play } [番号]
plain-usage-again = { command-again }
plain-usage-continue = { command-continue } [番号]
plain-usage-compare = { command-compare } [番号]
plain-usage-daily = { command-daily } [{ word-puzzle }か番号]
plain-usage-winnable = { command-winnable } [ルール名]
plain-usage-deal = { command-deal } コードかリンク
plain-usage-two = { command-two } [プレイヤー プレイヤー]
plain-usage-names = { command-names } [一人目,二人目]
plain-usage-mix = { command-mix } [名前:] 項目=値 …
plain-usage-forget = { command-forget } 名前
plain-usage-sets = { command-sets }
plain-usage-ranked = { command-ranked } [ルール名]、または{ command-ranked } { word-day } [ルール名]
plain-usage-friend = { command-friend } [{ word-new }かルール名] [{ word-dealer }か{ word-deal }]、または{ command-friend } 番号
plain-usage-join = { command-join } リンク
plain-usage-boards = { command-boards } [ルール名] [{ word-day }、{ word-week }、{ word-season }、{ word-all }] [部門] [{ word-around }] [{ word-name } 名前]、{ command-boards } { word-next }、または{ command-boards } { word-report } 名前
plain-usage-bot = { command-bot } [{ word-me }か{ word-other }]
plain-usage-account = { command-account } [{ word-name }、{ word-code }、{ word-recover }、{ word-data }、{ word-assisted }、{ word-object }、{ word-delete }、{ word-new }]
plain-usage-learn = { command-learn } [名前] [{ word-again }]
plain-usage-puzzle = { command-puzzle } [難しさ] [番号]、{ command-puzzle } { word-daily }、または{ command-puzzle } { word-mine }
plain-usage-solution = { command-solution }
plain-usage-back = { command-back }
plain-usage-tips = { command-tips }
plain-usage-guide = { command-guide } [名前か番号]
plain-usage-share = { command-share } [{ word-text }]
plain-usage-review = { command-review }
plain-usage-games = { command-games }
plain-usage-watch = { command-watch } [番号、またはボット [ルール名]]
plain-usage-next = { command-next } [手数]、またはEnter
plain-usage-previous = { command-previous } [手数]
plain-usage-curve = { command-curve } [{ word-drawn }]
plain-usage-try = { command-try }
plain-usage-resign = { command-resign } [番号] [{ word-yes }]
plain-usage-delete = { command-delete } 番号 [{ word-yes }]
plain-usage-restore = { command-restore } [番号]
plain-usage-export = { command-export } 番号 ファイル
plain-usage-import = { command-import } ファイル
plain-usage-calendar = { command-calendar } [月]
plain-usage-statistics = { command-statistics } [ルール名]
plain-usage-habits = { command-habits }
plain-usage-plot = { command-plot } [ルール名] [{ word-drawn }]
plain-usage-achievements = { command-achievements }
plain-usage-bestiary = { command-bestiary } [カード]
plain-usage-settings = { command-settings }
plain-usage-set = { command-set } 名前 値
plain-usage-help = { command-help } [コマンドか{ word-all }]
plain-usage-quit = { command-quit }

plain-help-look = 部屋の様子をもう一度。
plain-help-dismiss = 勧められたルールを、もう出さない。
plain-help-unseen = これから来るカード。
plain-help-discard = 倒した魔物と、使い終えたカード。
plain-help-hint = コーチの手がかり。もう一度でどうするか、さらにもう一度で手順ごとの勝率。
plain-help-undo = 前の一手を取り消す。
plain-help-rules = この対局のルール、またはほかのルール。
plain-help-new = 新しい配札。ほかのルールや、自分のシードでも。
plain-help-play = 初めての人の手ほどき、そのあとは最初の迷宮を、親切なものから順に。番号を付ければ、その迷宮。
plain-help-again = 同じ配札を最初から。
plain-help-continue = 途中の対局を続ける。最後に遊んだもの、または番号のもの。
plain-help-compare = 自分の終わった対局を、リンクをくれた人の対局と並べる。
plain-help-daily = 今日の迷宮。全員が同じで、一度きり、待ったなし。今日の詰め問題なら「{ command-daily } { word-puzzle }」。逃した日は番号で、練習として。
plain-help-winnable = 勝てる新しい配札。
plain-help-deal = コードの配札（例：「{ command-deal } classic/42」）。または、受け取ったリンクの先。
plain-help-two = 二人の対局（例：「{ command-two } { word-human } expert」）。
plain-help-names = 二組のプレイヤーの名前（例：「{ command-names } アオイ,ハル」）。
plain-help-mix = ルールの設定を変えて遊ぶ。名前を付ければ保存。「{ command-mix }」だけなら設定の一覧。
plain-help-forget = 自分のルールを削除する（例：「{ command-forget } mine」）。
plain-help-sets = 用意されたルールと自分のルールを、一文ずつ。
plain-help-ranked = 誰も知りえないカードでのランク戦。基本、ほかのルール、またはサーバーの今日の迷宮。
plain-help-friend = サーバーにある自分の卓。「{ command-friend } { word-new }」で二人の卓、「{ command-friend } dragons { word-dealer }」でほかの人がディーラーの卓、「{ command-friend } dragons { word-deal }」で自分がディーラーの卓を開く。
plain-help-join = 受け取った招待の席に着く。または観戦する。
plain-help-boards = 番付（例：「{ command-boards } classic { word-week } { word-around }」、または「{ command-boards } { word-name } アオイ」）。
plain-help-bot = 席をボットに任せる提案。自分の席なら「{ command-bot } { word-me }」、相手の席なら「{ command-bot } { word-other }」。提案への同意も同じ。
plain-help-account = サーバーでの自分。名前、ほかの端末のためのコード、データ。
plain-help-learn = 遊びながらの手ほどきを、やめたところから：classic、sidestep、dragons。「{ word-again }」で最初から。
plain-help-puzzle = 部屋一つ、最善の手順一つ。次の未解決のもの、「{ command-puzzle } { word-easy } 3」のようなもの、今日のもの、自分の悪手。
plain-help-solution = 詰め問題をあきらめ、最善の手順を見る。
plain-help-back = 手ほどき、詰め問題、観戦から離れる。
plain-help-tips = うまく遊ぶこつを、短い文で。
plain-help-guide = 勝ち方、逃げずに勝つ方法、得点の数え方。
plain-help-share = 終わった対局を言葉とリンクで。「{ command-share } { word-text }」なら貼り付ける行を出し、カードは明かさない。観戦中なら、局面を人への問いに。
plain-help-review = 終わった対局について、部屋ごとにコーチが言うこと。
plain-help-games = 保存された対局を、新しい順に。
plain-help-watch = 保存された対局をもう一度、部屋ごとにコーチの言葉つきで。またはボットの対局（例：「{ command-watch } expert」）。
plain-help-next = 観戦中に一手、または指定した手数だけ進む。詰め問題では次の問題へ。
plain-help-previous = 観戦中に一手、または指定した手数だけ戻る。
plain-help-curve = 対局のあとや観戦中に、部屋ごとの勝率。「{ word-drawn }」なら図で。
plain-help-try = 見ている手から続きを遊ぶ。対局のあとなら、分かれ目から。数に入らない。
plain-help-resign = 途中の対局を投了する。負けに数える。番号がなければ、サーバーで遊んでいる対局。
plain-help-delete = 保存された対局を削除する。一時間は取り戻せる。
plain-help-restore = 削除した対局を取り戻す。番号がなければ、最後のもの。
plain-help-export = 保存された対局の記録を新しいファイルに書く（例：「{ command-export } 3 game.txt」）。
plain-help-import = 記録のファイルの対局を保存する（例：「{ command-import } game.txt」）。
plain-help-calendar = 今日と、ひと月の勝ち負け。別の月なら「{ command-calendar } 2026-11」のように。
plain-help-statistics = これまでの対局の成績。
plain-help-habits = 最近の対局で高くついたことと、代わりにすること。
plain-help-plot = 得点と正確さを一局ごとに。「{ word-drawn }」なら図で。
plain-help-achievements = 達成した実績と、まだの実績。
plain-help-bestiary = 出会った魔物と品々、そしてその後。カードを付ければ、その項（例：「{ command-bestiary } スペードの10」）。
plain-help-settings = 部屋の様子を語る人や、魔物との戦い方など。
plain-help-set = 設定を一つ変える（例：「{ command-set } dealer nobody」）。
plain-help-help = 入力できる言葉。コマンド一つの説明、またはすべて。
plain-help-quit = ゲームを終える。対局は保存される。
