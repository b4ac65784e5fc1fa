## rules
rules-topic-dungeon = 山札
rules-topic-health = 体力
rules-topic-rooms = 部屋
rules-topic-avoiding = 避ける
rules-topic-monsters = 魔物
rules-topic-weapons = 武器
rules-topic-potions = 薬
rules-topic-end = 終わり
rules-topic-score = 得点

rules-dungeon = カードは全部で{ $n }枚。{ $kinds }。
rules-deck-monster = 魔物{ $n }体（{ $cards }）
rules-deck-weapon = 武器{ $n }本（{ $cards }）
rules-deck-potion = 薬{ $n }本（{ $cards }）
rules-deck-suits = { FORM($suits, "") }の{ $ranks }{ $twice ->
    [yes] を二枚ずつ
   *[no] {""}
 }
rules-deck-dragons = ジョーカーの竜{ $n }体

rules-health-start = { $players ->
    [1] {""}
   *[2] 二組はそれぞれ、
 }体力{ $start_health }から始める。上限は{ $max_health }。
rules-health-floor = { $floor ->
    [none] 体力は0より下がることがある。
    [0] 体力は0より下がらず、0になればその場で倒れる。
   *[other] 体力は{ $floor }より下がらない。
 }
rules-health-fall = 0以下になれば、その場で倒れる。

rules-rooms-size = 部屋にはカードが{ $n }枚。
rules-rooms-face = { $players ->
    [1] {""}
   *[2] 二人合わせて、
 }{ $carried ->
    [0] { $avoid ->
        [card] よけたカード以外を一枚ずつ、好きな順にすべて取る。
       *[other] 一枚ずつ、好きな順にすべて取る。
     }
   *[other] 一枚ずつ、好きな順に{ $to_face }枚取り、残りの{ $carried }枚は次の部屋へ持ち越す。
 }
rules-rooms-first = 先手は運で決まる。
rules-rooms-turns = 二人は交互に、それぞれ自分の組のために取る。部屋の最後のカードを取った者が、次の部屋を始める。
rules-rooms-fallen = 片方の組が倒れたら、もう片方がひとりで続ける。

rules-avoiding-what = { $avoid ->
    [nothing] どの部屋からも逃げられない。
    [card] 部屋のカードを取る前に、一枚だけよけてもよい。
   *[room] 山札が残っているかぎり、そろった部屋のカードを取る前に、部屋ごと逃げてもよい。
 }
rules-avoiding-others = ほかのカードはすべて取る。
rules-avoiding-starter = 部屋を始める者が二人分を決め、次の部屋もその者が始める。
rules-avoiding-where = { $avoided_cards ->
    [shuffled] 避けたカードは山札に戻し、切り直す。
   *[under_deck] 避けたカードは、並んでいた順に山札の下へ入れる。
 }
rules-avoiding-often = { $in_a_row ->
    [yes] { $avoid ->
        [card] 何部屋続けてよけてもよい。
       *[room] 何部屋続けて逃げてもよい。
     }
   *[no] { $avoid ->
        [card] 二部屋続けてはよけられない。
       *[room] 二部屋続けては逃げられない。
     }
 }

rules-monsters-cost = { COUNT($faces) ->
    [0] 素手で戦うと、魔物の強さだけ体力を失う。武器で戦えば、そこから武器の強さを引いた分だけで済む。0より少なくはならない。
   *[other] 強さはカードの数字（{ $faces }）。素手で戦うと、魔物の強さだけ体力を失う。武器で戦えば、そこから武器の強さを引いた分だけで済む。0より少なくはならない。
 }
rules-monsters-face = { $rank }は{ $value }

rules-weapons-taken = 武器を取れば、必ずそれに持ち替える。古い武器は、それで倒した魔物とともに捨て札になる。
rules-weapons-limit = 新しい武器はどの魔物にも使える。使った武器は、{ $weapon_limit ->
    [at_most] 最後に倒した魔物以下の強さの魔物
   *[below] 最後に倒した魔物より弱い魔物
 }にしか使えない。
rules-weapons-beyond = { $breaks ->
    [yes] ほかの魔物に使うと砕け、役に立たないまま捨て札になる。
   *[no] ほかの魔物とは素手で戦い、武器は手元に残る。
 }
rules-weapons-bare = { $bare_hands ->
    [yes] いつでも素手で戦ってよく、そのとき武器は鈍らない。
   *[no] 武器を持っていれば、使わなければならない。
 }

rules-potions-heal = 薬は、カードの数字の分だけ体力を戻す。上限は超えない。
rules-potions-which = { $potions ->
    [not_in_a_row] 薬のすぐあとに取った薬は、部屋が変わっても、逃げたあとでも無駄になる。
   *[one_per_room] 一つの部屋で効く薬は、最初に取った一本だけ。ほかは無駄になる。
 }

rules-end-when = { $ending ->
    [short_room] 部屋をそろえるだけのカードがなくなれば、そこで対局が終わる。
   *[play_out] 山札が尽きたら残りのカードを取り、そこで対局が終わる。
 }
rules-end-won = そのとき生きていれば勝ち。
rules-end-each = 勝ち負けは組ごとに決まる。

rules-score-won = { $scoring ->
    [low] 得点は低いほどよい。勝てば、残った体力にマイナスを付けた数が得点になる。
   *[health] 勝てば、残った体力が得点になる。体力が上限のままで、最後に取ったカードが薬だったなら、その数字を加える。
 }
rules-score-lost = { $scoring ->
    [low] { $loss_counts ->
        [deck] 負ければ、山札に残った枚数が得点になる。
       *[dungeon] 負ければ、山札と部屋に残った枚数が得点になる。
     }
   *[health] { $loss_counts ->
        [deck] 負ければ、体力から山札に残った魔物の強さの合計を引いたものが得点になる。
       *[dungeon] 負ければ、体力から山札と部屋に残った魔物の強さの合計を引いたものが得点になる。
     }
 }
rules-score-fallen = 得点は、組が倒れたときに数える。

rules-note-party = 一組は五人で、一人の体力は4。顔ぶれはハートのキングとクイーン、ダイヤのキング、クイーン、ジャック。
rules-note-unscored = 仕様書に得点の定めはなく、これは2011年版から取ったもの。

## rule sets
rules-title-classic = 基本
rules-title-easy = やさしい
rules-title-hard = むずかしい
rules-title-original = 2011年版
rules-title-sidestep = 身かわし
rules-title-dragons = Diamonds & Dragons
rules-title-dragons-duo = Diamonds & Dragons 二人用
rules-title-digital = デジタル版

rules-gist-classic = 標準のルール。逃げてもよいが、続けて二度は逃げられない。
rules-gist-easy = 何度でも続けて逃げてよい。
rules-gist-hard = いっさい逃げられない。
rules-gist-original = 発表当時のまま。使った武器が、同じ強さの魔物にも使える。
rules-gist-sidestep = 逃げる代わりに一枚よける。赤のエースが入り、得点は低いほどよい。
rules-gist-dragons = 竜がいて、武器が砕け、逃げると山札が切り直される。
rules-gist-dragons-duo = 二組でカード二組を分け合う。部屋は七枚。
rules-gist-digital = 部屋をそろえられなくなれば、その場で勝ち。

rules-credit-online = 作：Zach Gage、Kurt Bieg。難しさが三段階あるオンライン版のルールによる。
rules-credit-first = 作：Zach Gage、Kurt Bieg。二人による2011年のルール。
rules-credit-site = 作：Zach Gage、Kurt Bieg。別のサイトのルールによる。
rules-credit-dragons = Diamonds & DragonsはRory Philstromの作。Alexander PetcogloのBattle of Cardsの変種で、Battle of Cards自体がZach GageとKurt BiegのScoundrelの変種である。
rules-credit-digital = 作：Zach Gage、Kurt Bieg。デジタル版のための仕様書による。

## refusal
# 盤の横（22桁）の「逃げる：」のあとに入るのは七字。
refusal-never = このルールでは不可
refusal-game_over = 対局は終わった
refusal-room_begun = もう取り始めた
refusal-one_a_room = 一部屋に一枚
refusal-in_a_row = 続けては不可
refusal-room_not_full = 枚数が足りない
refusal-deck_empty = 山札がもうない

## codes
codes-no_slash = { $text }は配札コードではありません。{ $example }のように、ルール、斜線、シードの順に書きます
codes-no_seed = { $text }は配札コードではありません。{ $example }のように、斜線のあとにシードを書きます
codes-open_quote = { $text }はシードではありません。引用符で始まるシードは、引用符で終わります

## introductions
introductions-easy = 「{ $title }」は、同じ迷宮の、扉が少し親切なもの。何度でも逃げてよい。
introductions-hard = もう三度も抜け出した。「{ $title }」では、いっさい逃げられない。
introductions-sidestep = 「{ $title }」では、部屋ごとに一枚をかわせる。手元に残ったものは、借りとして数える。
introductions-dragons = 「{ $title }」には竜が二体いて、武器は砕け、飲みものは多い。
introductions-dragons-duo = 「{ $title }」は、そこにもう一組が加わったもの。隣の人か、ボットが受け持つ。
introductions-original = 「{ $title }」は発表当時のルール。武器が、同じ強さの相手にも使える。
introductions-digital = 「{ $title }」は、部屋をそろえられなくなったところで終わる。
introductions-try = { $title }を遊ぶ
introductions-dismiss = もう出さない
introductions-dismissed = 「{ $title }」はもう出てこない。ルールの一覧にはある。
introductions-nobody = いま断るものはありません

## mixing
mixing-also = 設定のつじつまを合わせるため、こちらも変わった：{ $what }。
mixing-title = { $rules }、{ $changes }{ $more ->
    [0] {""}
   *[other] 、ほか{ $more }件
 }
mixing-refused = { $value }は合いません。{ $wanted }
mixing-hopeless = { $rules }では、{ $deals }通りの配札のどれにも勝ち筋がありませんでした。もっとやさしいルールでどうぞ

mixing-wanted-number = { $least }から{ $most }までの整数{ $optional ->
    [yes] 、またはnone（なし）
   *[no] {""}
 }。
mixing-wanted-cards = カードを2c-Ac 2s-As 2d-Td 2h-Thのように。クラブとスペードが魔物になる。

mixing-settings-deck = カード一組の中身
mixing-settings-players = プレイヤーの人数
mixing-settings-room_size = 部屋の枚数
mixing-settings-carried = 次の部屋へ持ち越す枚数
mixing-settings-start_health = 最初の体力
mixing-settings-max_health = 体力の上限
mixing-settings-health_floor = 体力の下限
mixing-settings-avoid = 避けられるもの
mixing-settings-avoid_in_a_row = 続けて避ける
mixing-settings-avoided_cards = 避けたカード
mixing-settings-weapon_limit = 使った武器
mixing-settings-weapon_breaks = 武器が砕けるか
mixing-settings-bare_hands = 素手を選べるか
mixing-settings-potions = 効く薬
mixing-settings-ending = 対局の終わり
mixing-settings-scoring = 得点
mixing-settings-loss_counts = 負けたとき数えるもの

mixing-values-deck = カード{ $n }枚
mixing-values-players = { $n }人用
mixing-values-room_size = 部屋は{ $n }枚
mixing-values-carried = 持ち越し{ $n }枚
mixing-values-start_health = 体力{ $n }から
mixing-values-max_health = 体力は{ $n }まで
mixing-values-health_floor = 下限は{ $n }
mixing-values-health_floor-none = 体力は0より下がる
mixing-values-avoid-nothing = 逃げられない
mixing-values-avoid-room = 逃げてよい
mixing-values-avoid-card = 一枚よける
mixing-values-avoid_in_a_row-yes = 続けても可
mixing-values-avoid_in_a_row-no = 続けては不可
mixing-values-avoided_cards-under_deck = 避けた札は山札の下へ
mixing-values-avoided_cards-shuffled = 避けた札は切り直す
mixing-values-weapon_limit-below = 武器は前より弱い魔物に
mixing-values-weapon_limit-at_most = 武器は同じ強さの魔物にも
mixing-values-weapon_breaks-yes = 武器が砕ける
mixing-values-weapon_breaks-no = 武器は砕けない
mixing-values-bare_hands-yes = 素手を選べる
mixing-values-bare_hands-no = 必ず武器を使う
mixing-values-potions-one_per_room = 薬は一部屋に一つ
mixing-values-potions-not_in_a_row = 薬は続けて飲めない
mixing-values-ending-play_out = 最後の一枚まで
mixing-values-ending-short_room = 部屋が欠ければ勝ち
mixing-values-scoring-health = 高得点が勝ち
mixing-values-scoring-low = 低得点が勝ち
mixing-values-loss_counts-deck = 負けは山札だけ数える
mixing-values-loss_counts-dungeon = 負けは山札と部屋を数える

## differences
differences-told = 標準のルールとの違い：
differences-missing = （なし：{ $words }）

## mix
mix-no_mixture = いまのままでは既存のルールと同じです。先に何かを変えます。
mix-name = このルールの名前
mix-name_help = まだ使われていない短い名前。英字、数字、ピリオド、ハイフンが使えます。

## dealcode
dealcode-help = ルール、斜線、シードの順に、classic/42のように書きます。

## duo
duo-help = 1と2で担当を変え、Enterで始めます。
duo-seat = プレイヤー{ $number }：{ $who }
duo-human = 人間
duo-named = 人間（{ $name }）
duo-name = プレイヤー{ $number }の名前
duo-name_help = 卓での呼び名です。空ならプレイヤー{ $number }になります。

## settings
settings-how = Enterか左右の矢印で値を変えます。
settings-language = 言語
settings-language_help = ゲーム、語り手、ルールの言語です。途中の対局はそのまま続きます。
settings-language_device = 端末に合わせる
settings-theme = 配色
settings-theme_help = 卓の見た目です。マークはどの配色でも、形と文字で見分けられます。
settings-theme_device = 端末に合わせる
settings-theme_candle = 蝋燭（暗い）
settings-theme_daylight = 日の光（明るい）
settings-theme_colour_blind = 色覚対応（暗い）
settings-theme_colour_blind_light = 色覚対応（明るい）
settings-theme_high_contrast = 高コントラスト（暗い）
settings-theme_high_contrast_light = 高コントラスト（明るい）
settings-theme_plain = 飾りなし
settings-weapon = 武器か素手か
settings-weapon_help = 武器でも素手でも戦えるときに、どうするかです。
settings-weapon_ask = たずねる
settings-weapon_use = 使えるなら武器を使う
settings-fatal = 命を落とす手
settings-fatal_help = 命を落とす手を選んだとき、もう一度たずねるかどうかです。
settings-fatal_ask = もう一度たずねる
settings-fatal_never = たずねない
settings-dealer = ディーラー
settings-dealer_help = 部屋の様子を語る人です。人間のディーラーは先に部屋を見ます。
settings-dealer_nobody = なし
settings-dealer_narrator = 語り手
settings-dealer_human = 隣にいる人
settings-detail_help = 一手ごとに伝える量です。卓のすべてか、変わったところだけか。「様子」はいつもすべてを伝えます。
settings-symbols = 文字
settings-symbols_help = カードを描く文字です。
settings-symbols_auto = 端末に合わせる
settings-symbols_unicode = Unicode
settings-symbols_ascii = ASCII
settings-squares = 共有する部屋の図
settings-squares_help = 対局を共有するとき、部屋を何で描くかです。
settings-squares_auto = 配色に合わせる
settings-squares_colours = 色の四角
settings-squares_bars = 棒
settings-squares_letters = 数字
settings-motion = 動き
settings-motion_help = 何が起きたかを見せる短い動きです。
settings-motion_on = あり
settings-motion_off = なし
settings-handover = 受け渡し
settings-handover_help = 一台で二人が遊ぶとき、番の来た人が触れるまで待つかどうかです。
settings-handover_on = 触れるまで待つ
settings-handover_off = 番を知らせるだけ
settings-counter = カードの残り
settings-counter_help = まだ見ていないカードの一覧です。
settings-counter_on = 表示
settings-counter_off = 非表示
settings-back = カードの裏
settings-back_help = 伏せたカードの柄です。
settings-back_seal = 封印
settings-back_embers = 残り火
settings-back_lattice = 格子
settings-back_crowns = 冠
settings-table = 卓
settings-table_help = カードを置く面です。
settings-table_bare = 無地
settings-table_boards = 板張り
settings-table_flagstones = 敷石
settings-table_runes = ルーン文字
settings-honours = すべての裏と卓
settings-honours_help = まだ得ていないものも選べるようにするかどうかです。ほかには影響しません。
settings-honours_on = すべて
settings-honours_off = 得たものだけ
