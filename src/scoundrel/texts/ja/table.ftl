## players
players-named = { $name }：{ $what }
players-moves = { $name }の手番。

## event
event-ran = 部屋から逃げ出した。
event-put_away = { $card }を山札の下に入れた。
event-shuffled = 山札が切り直された。
event-damaged = { $card }に体力を{ $amount }奪われた。残り{ $health }。
event-slain = { $weapon }で{ $card }を倒した。
event-broke = { $weapon }が砕けた。
event-equipped = { $card }を手に取った。
event-healed = { $amount ->
    [0] { $card }を飲んだが、体力は{ $health }のまま。
   *[other] { $card }を飲み、体力が{ $amount }戻った。いま{ $health }。
 }
event-wasted = { $card }を飲んだが、無駄になった。
event-fell = 力尽きた。得点は{ $score }。
event-escaped = 迷宮を抜け出した。得点は{ $score }。

event-named-ran = { $name }は部屋から逃げ出した。
event-named-put_away = { $name }は{ $card }を山札の下に入れた。
event-named-damaged = { $name }は{ $card }に体力を{ $amount }奪われた。残り{ $health }。
event-named-slain = { $name }は{ $weapon }で{ $card }を倒した。
event-named-broke = { $name }の{ $weapon }が砕けた。
event-named-equipped = { $name }は{ $card }を手に取った。
event-named-healed = { $amount ->
    [0] { $name }は{ $card }を飲んだが、体力は{ $health }のまま。
   *[other] { $name }は{ $card }を飲み、体力が{ $amount }戻った。いま{ $health }。
 }
event-named-wasted = { $name }は{ $card }を飲んだが、無駄になった。
event-named-fell = { $name }は力尽きた。得点は{ $score }。
event-named-escaped = { $name }は迷宮を抜け出した。得点は{ $score }。

## outcome
outcome-won = 勝ち { $score }点
outcome-lost = 負け { $score }点
outcome-unfinished = 途中
outcome-fair = 公正な配札。配る側は{ $commitment }を先に約束しており、{ $client }が加わることは知りえなかった
outcome-fair_day = 全員に約束されたとおりの配札：{ $commitment }

## hero
hero-fallen = 体力{ $health }で力尽きた。
hero-health = 体力 { $health }/{ $most }。
hero-no_weapon = 武器なし。
hero-new_weapon = 武器：{ $weapon }。新品なので、どの魔物にも使える。
hero-used_weapon = 武器：{ $weapon }。{ $rank }{ $limit ->
    [below] 未満
   *[at_most] 以下
 }にしか使えない。これで倒した魔物：{ $slain }。

## party
party-first =
    .w1 = モード
    .w2 = オズリック
    .w3 = ヘッダ
    .w4 = ピム
    .w5 = ワット
party-second =
    .w1 = イルゼ
    .w2 = コービン
    .w3 = テス
    .w4 = ギル
    .w5 = ブロム
party-falls = { FORM($names, "") }が倒れた。

## potion
potion-heals = 薬は効く
potion-one_per_room = 薬は一部屋に一つ
potion-not_in_a_row = 薬は続けて飲めない

## brief
brief-player = { $mark }{ $number } { $words }
brief-health = { $health }/{ $most }
brief-foreseen = { $health }/{ $most } → { $foreseen }
brief-fallen = { $health }/{ $most } · 力尽きた
brief-weapon = { $limit ->
    [new] { $weapon } 新品
    [below] { $weapon } { $rank }未満
   *[at_most] { $weapon } { $rank }以下
 }
brief-no_weapon = 武器なし
brief-potion = 薬は効く
brief-no_potion = 薬は不可
brief-room = 逃走可
brief-no_room = 逃走不可
brief-card = よけ可
brief-no_card = よけ不可
brief-no_nothing = 逃走なし

## choice
choice-long-heals = { $amount }回復する
choice-long-heals_partly = { $amount ->
    [0] 飲んでも何も戻らない
   *[other] { $value }のうち{ $amount }だけ回復する
 }
choice-long-wasted = { $rules ->
    [one_per_room] 無駄になる（薬は一部屋に一つ）
   *[not_in_a_row] 無駄になる（薬は続けて効かない）
 }
choice-long-replaces = { $weapon }と持ち替える
choice-long-equips = 手に取る
choice-long-armed = { $fatal ->
    [yes] { $weapon }でも体力を{ $amount }失い、命を落とす
   *[no] { $amount ->
        [0] { $weapon }なら無傷
       *[other] { $weapon }なら体力を{ $amount }失う
     }
 }
choice-long-breaking = { $fatal ->
    [yes] { $weapon }が砕け、体力を{ $amount }失って命を落とす
   *[no] { $amount ->
        [0] 無傷だが{ $weapon }が砕ける
       *[other] { $weapon }が砕け、体力を{ $amount }失う
     }
 }
choice-long-bare_handed = { $fatal ->
    [yes] 素手なら体力を{ $amount }失い、命を落とす
   *[no] { $amount ->
        [0] 素手でも無傷
       *[other] 素手なら体力を{ $amount }失う
     }
 }

choice-beyond_weapon = { $what }。{ $weapon }は{ $rank }{ $limit ->
    [below] 未満
   *[at_most] 以下
 }にしか使えない

choice-short-heals = { $amount }回復
choice-short-heals_partly = { $amount ->
    [0] 回復なし
   *[other] { $value }のうち{ $amount }回復
 }
choice-short-wasted = { $rules ->
    [one_per_room] 無駄：一部屋に一つ
   *[not_in_a_row] 無駄：続けて二つ
 }
choice-short-replaces = { $weapon }と交換
choice-short-equips = 手に取る
choice-short-armed = { $fatal ->
    [yes] 死 { $weapon }で−{ $amount }
   *[no] { $amount ->
        [0] { $weapon }で0
       *[other] { $weapon }で−{ $amount }
     }
 }
choice-short-breaking = { $fatal ->
    [yes] 死 −{ $amount }、{ $weapon }が砕ける
   *[no] { $amount ->
        [0] 0、{ $weapon }が砕ける
       *[other] −{ $amount }、{ $weapon }が砕ける
     }
 }
choice-short-bare_handed = { $fatal ->
    [yes] 死 素手で−{ $amount }
   *[no] { $amount ->
        [0] 素手で0
       *[other] 素手で−{ $amount }
     }
 }

choice-foot-heals = { $amount }回復
choice-foot-heals_partly = { $amount ->
    [0] 回復なし
   *[other] { $amount }回復 / { $value }のうち
 }
choice-foot-wasted = { $rules ->
    [one_per_room] 無駄 / 部屋に一つ
   *[not_in_a_row] 無駄 / 続けて二つ
 }
choice-foot-replaces = 交換 / { $weapon }と
choice-foot-equips = 手に取る
choice-foot-armed = { $fatal ->
    [yes] 死 / −{ $amount } / { $weapon }で
   *[no] { $amount ->
        [0] 0 / { $weapon }で
       *[other] −{ $amount } / { $weapon }で
     }
 }
choice-foot-breaking = { $fatal ->
    [yes] 死 / −{ $amount } / { $weapon }が砕ける
   *[no] { $amount ->
        [0] 0 / { $weapon }が砕ける
       *[other] −{ $amount } / { $weapon }が砕ける
     }
 }
choice-foot-bare_handed = { $fatal ->
    [yes] 死 / −{ $amount } / 素手
   *[no] { $amount ->
        [0] 0 / 素手
       *[other] −{ $amount } / 素手
     }
 }

choice-put_away-under_deck = 山札の下に入れる
choice-put_away-shuffled = 山札に混ぜる

## avoiding
avoiding-may = { $avoid ->
    [card] 一枚よけてもよい。
   *[room] 逃げてもよい。
 }
avoiding-may_not = { $avoid ->
    [card] よけられない：{ $why }。
   *[room] 逃げられない：{ $why }。
 }
avoiding-free = 可

## table
table-topic = { $topic }：{ $words }
table-over = 対局終了：{ $result }。
table-room = { $room }。{ $n ->
    [0] 山札はもうない。
   *[other] 山札は残り{ $n }枚。
 }
table-slot = { $slot }. { $card }（{ $kind }）：{ $choices }。
table-empty = { $slot }. 空き。
table-to_face = あと{ $n }枚。
table-unseen = まだ見ていない{ $suit }：{ $ranks }。
table-unseen_dragons = まだ見ていない竜：{ $n }体。
table-known = 底にあるとわかっている札（上から順に）：{ $cards }。
table-taken_back = 取り消した手：{ $moves }。
table-taken_back_from = 取り消した{ $name }の手：{ $moves }。
table-defeated = 倒した魔物：{ $cards }。
table-on_weapon = 倒して、まだ武器に付いている魔物：{ $cards }。
table-spent = 使い終えた武器と薬：{ $cards }。

## goal
goal-face = { $lying }枚中{ $n }枚取る{ $run ->
    [yes] ／逃げる
   *[no] {""}
 }
goal-all = { $n ->
    [1] この一枚を取る
   *[other] { $n }枚とも取る
 }{ $run ->
    [yes] ／逃げる
   *[no] {""}
 }
goal-more = { $run ->
    [yes] あと{ $n }枚／逃げる
   *[no] あと{ $n }枚取る
 }
goal-out = { $n ->
    [1] これを取れば出口
   *[other] { $n }枚とも取れば出口
 }
goal-out_of = { $lying }枚中{ $n }枚で出口
goal-party = { $name }、一枚取る
goal-party_or_room = { $name }、一枚取るか逃げる

## moves
moves-room = 第{ $number }室：{ $moves }。
moves-runs = 第{ $first }室から第{ $last }室まで：どの部屋からも逃げる。

moves-do-run = 部屋から逃げる
    .on = 部屋から逃げ
moves-do-put_away = { cards-row }をよける
    .on = { cards-row }をよけ
moves-do-strike = { $weapon }で{ cards-row }を倒す
    .on = { $weapon }で{ cards-row }を倒し
moves-do-bare = 素手で{ FORM($cards, "", list: "comma") }と戦う
    .on = 素手で{ FORM($cards, "", list: "comma") }と戦い
moves-do-monster = { FORM($cards, "", list: "comma") }と戦う
    .on = { FORM($cards, "", list: "comma") }と戦い
moves-do-weapon = { cards-row }を取る
    .on = { cards-row }を取り
moves-do-potion = { cards-row }を飲む
    .on = { cards-row }を飲み

moves-done-run = 部屋から逃げた
    .on = 部屋から逃げ
moves-done-put_away = { cards-row }をよけた
    .on = { cards-row }をよけ
moves-done-strike = { $weapon }で{ FORM($cards, "", list: "comma") }と戦った
    .on = { $weapon }で{ FORM($cards, "", list: "comma") }と戦い
moves-done-bare = 素手で{ FORM($cards, "", list: "comma") }と戦った
    .on = 素手で{ FORM($cards, "", list: "comma") }と戦い
moves-done-monster = { FORM($cards, "", list: "comma") }と戦った
    .on = { FORM($cards, "", list: "comma") }と戦い
moves-done-weapon = { cards-row }を取った
    .on = { cards-row }を取り
moves-done-potion = { cards-row }を飲んだ
    .on = { cards-row }を飲み

## taken
taken-potion = 第{ $room }室：{ $player }が{ $card }を飲み、{ $got }回復した。{ $other }なら{ $missed }回復していた。
taken-short = 第{ $room }室：{ $player }が{ $card }を飲み、{ $got }回復した。{ $other }なら{ $missed }回復していた。その{ $other }は、体力が{ $short }足りずに力尽きた。
taken-weapon = 第{ $room }室：{ $player }が{ $held }を持ちながら{ $card }を取った。{ $other }には武器がなかった。
taken-none = どちらも、相手に必要なものは取っていない。

## curve
curve-room = 第{ $number }室：{ $before }。
curve-room_changed = 第{ $number }室：{ $before }、選んだあとは{ $after }。
curve-turning = 分かれ目は、第{ $number }室での選択。
curve-turning_cards = 分かれ目は、第{ $number }室のあとに来たカード。

## trend
trend-range = { $range }が{ $n }局
trend-scores = 得点と局数：{ $ranges }。
trend-accuracy = { $n ->
    [1] 直近の1局の正確さ：{ $shares }。
   *[other] 直近{ $n }局の正確さ（古い順）：{ $shares }。
 }
trend-mean = { $n ->
    [1] 直近の1局の平均は{ $share }。
   *[other] 直近{ $n }局の平均は{ $share }。
 }

## standing
standing-first = このルールでは初めての対局。
standing-line = { $best } · { $average } · { $streak }
standing-best = 最高 { $best }
standing-new_best = 最高記録を更新（これまで{ $best }）
standing-average = 平均 { $average }
standing-streak = { $n }連勝
standing-streak_was = { $n }連勝（これまで{ $before }）

## score
score-won_health = 得点{ $score }：残った体力。
score-won_potion = 得点{ $score }：体力{ $health }に、最後の薬の数字{ $extra }を足したもの。
score-won_negative = 得点{ $score }：残った体力{ $health }にマイナスを付けたもの。
score-lost_cards = 得点{ $score }：残ったカードは{ $n }枚。
score-lost_health = 得点{ $score }：体力のまま。魔物は残っていなかった。
score-lost_monsters = 得点{ $score }：体力{ $health }から、残った魔物の強さの合計{ $monsters }を引いたもの。

## game
game-name = SCOUNDREL

## fatal
fatal-once_more = 命を落とす手：体力は{ $had }しかないのに、{ $card }に{ $amount }奪われる。それでもよければ、もう一度。

## handover
handover-turn = { $name }の番
handover-pass = 端末を渡す。
handover-have_it = 受け取った
handover-have_it_key = Enter：受け取った
handover-once = 以後たずねない（二人の間に置く）

## discard
discard-title = 捨て札
discard-monsters = 倒した魔物 { $n }体
discard-slain = ほかに武器に付いたもの { $n }体
discard-spent = 使い終えた武器と薬 { $n }枚
discard-put_away = 山札の下に入れたカード { $n }枚（この順）

## dealer
dealer-look_away = プレイヤーは目をそらす。ディーラーがEnterを押すと、部屋が見える。
dealer-title = ディーラーだけが見る第{ $room }室
dealer-help = 見えているのはディーラーだけです。主人公の目に映るものを書くか、何も書かずに進みます。
dealer-hand_over = F2かEscでプレイヤーに渡す。

## moment
moment-blow = { $name }に{ $amount }奪われた。
moment-kill = { $slain }は{ $weapon }に倒れた。
moment-draught = { $name }：{ $amount }戻って{ $health }。
moment-lowest = { $n ->
    [1] 残る命は一つ。
   *[other] 残る命は{ $n }。
 }
