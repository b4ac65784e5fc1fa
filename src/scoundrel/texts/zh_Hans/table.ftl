## players
players-named = { $name }：{ $what }
players-moves = 轮到{ $name }。

## event
event-ran = 你逃离了房间。
event-put_away = 你把{ $card }放到了地牢牌底。
event-shuffled = 地牢重新洗过。
event-damaged = { $card }夺去你{ $amount }点生命，还剩{ $health }点。
event-slain = 你用{ $weapon }击杀了{ $card }。
event-broke = 你的{ $weapon }折断了。
event-equipped = 你拿起了{ $card }。
event-healed = { $amount ->
    [0] 你喝下{ $card }，生命本来就满，一点也没恢复。
   *[other] 你喝下{ $card }，恢复{ $amount }点生命，现有{ $health }点。
 }
event-wasted = 你喝下{ $card }，白喝了。
event-fell = 你倒下了。得分{ $score }。
event-escaped = 你逃出了地牢。得分{ $score }。

event-named-ran = { $name }逃离了房间。
event-named-put_away = { $name }把{ $card }放到了地牢牌底。
event-named-damaged = { $card }夺去{ $name }{ $amount }点生命，还剩{ $health }点。
event-named-slain = { $name }用{ $weapon }击杀了{ $card }。
event-named-broke = { $name }的{ $weapon }折断了。
event-named-equipped = { $name }拿起了{ $card }。
event-named-healed = { $amount ->
    [0] { $name }喝下{ $card }，生命本来就满，一点也没恢复。
   *[other] { $name }喝下{ $card }，恢复{ $amount }点生命，现有{ $health }点。
 }
event-named-wasted = { $name }喝下{ $card }，白喝了。
event-named-fell = { $name }倒下了。得分{ $score }。
event-named-escaped = { $name }逃出了地牢。得分{ $score }。

## outcome
outcome-won = 赢，{ $score }分
outcome-lost = 输，{ $score }分
outcome-unfinished = 未完
outcome-fair = 发牌是公平的：发牌人事先承诺了{ $commitment }，不可能知道还要加上{ $client }
outcome-fair_day = 这就是向所有人承诺过的那一局：{ $commitment }

## hero
hero-fallen = 已倒下，生命{ $health }。
hero-health = 生命{ $health }/{ $most }。
hero-no_weapon = 没有武器。
hero-new_weapon = 武器：{ $weapon }，全新，什么都能打。
hero-used_weapon = { $limit ->
    [below] 武器：{ $weapon }，只能打小于{ $rank }的；已击杀：{ $slain }。
   *[at_most] 武器：{ $weapon }，只能打不大于{ $rank }的；已击杀：{ $slain }。
 }

## party
party-first =
    .w1 = 茉德
    .w2 = 奥斯里
    .w3 = 海达
    .w4 = 皮姆
    .w5 = 瓦特
party-second =
    .w1 = 伊尔莎
    .w2 = 科宾
    .w3 = 苔丝
    .w4 = 吉尔
    .w5 = 布罗姆
party-falls = { FORM($names, "") }倒下了。

## potion
potion-heals = 药水有效
potion-one_per_room = 每间一瓶药水
potion-not_in_a_row = 药水不能连喝

## brief
brief-player = { $mark }{ $number } { $words }
brief-health = { $health }/{ $most }
brief-foreseen = { $health }/{ $most } → { $foreseen }
brief-fallen = { $health }/{ $most } · 倒下
brief-weapon = { $limit ->
    [new] { $weapon }全新
    [below] { $weapon }打小于{ $rank }
   *[at_most] { $weapon }打至{ $rank }
 }
brief-no_weapon = 无武器
brief-potion = 药有效
brief-no_potion = 药无效
brief-room = 可逃跑
brief-no_room = 不可逃
brief-card = 可避开
brief-no_card = 不可避开
brief-no_nothing = 不可逃

## choice
choice-long-heals = 恢复{ $amount }点
choice-long-heals_partly = { $amount ->
    [0] 一点也恢复不了（共{ $value }点）
   *[other] 只恢复{ $amount }点（共{ $value }点）
 }
choice-long-wasted = { $rules ->
    [one_per_room] 浪费，每间只有一瓶药水有效
   *[not_in_a_row] 浪费，药水不能连喝
 }
choice-long-replaces = 换下你的{ $weapon }
choice-long-equips = 拿起
choice-long-armed = { $fatal ->
    [yes] 用{ $weapon }失去{ $amount }点生命（致命）
   *[no] { $amount ->
        [0] 用{ $weapon }毫发无伤
       *[other] 用{ $weapon }失去{ $amount }点生命
     }
 }
choice-long-breaking = { $fatal ->
    [yes] 失去{ $amount }点生命（致命），{ $weapon }折断
   *[no] { $amount ->
        [0] 毫发无伤，{ $weapon }折断
       *[other] 失去{ $amount }点生命，{ $weapon }折断
     }
 }
choice-long-bare_handed = { $fatal ->
    [yes] 徒手失去{ $amount }点生命（致命）
   *[no] { $amount ->
        [0] 徒手毫发无伤
       *[other] 徒手失去{ $amount }点生命
     }
 }

choice-beyond_weapon = { $limit ->
    [below] { $what }；你的{ $weapon }只能打小于{ $rank }的
   *[at_most] { $what }；你的{ $weapon }只能打不大于{ $rank }的
 }

choice-short-heals = 恢复{ $amount }
choice-short-heals_partly = 恢复{ $amount }，共{ $value }
choice-short-wasted = { $rules ->
    [one_per_room] 浪费：每间一瓶
   *[not_in_a_row] 浪费：不能连喝
 }
choice-short-replaces = 替换{ $weapon }
choice-short-equips = 拿起
choice-short-armed = { $fatal ->
    [yes] 致命 −{ $amount } 用{ $weapon }
   *[no] { $amount ->
        [0] 0 用{ $weapon }
       *[other] −{ $amount } 用{ $weapon }
     }
 }
choice-short-breaking = { $fatal ->
    [yes] 致命 −{ $amount }，折断{ $weapon }
   *[no] { $amount ->
        [0] 0，折断{ $weapon }
       *[other] −{ $amount }，折断{ $weapon }
     }
 }
choice-short-bare_handed = { $fatal ->
    [yes] 致命 −{ $amount } 徒手
   *[no] { $amount ->
        [0] 0 徒手
       *[other] −{ $amount } 徒手
     }
 }

choice-foot-heals = 恢复{ $amount }
choice-foot-heals_partly = 恢复{ $amount } / 共{ $value }
choice-foot-wasted = { $rules ->
    [one_per_room] 浪费 / 每间一瓶
   *[not_in_a_row] 浪费 / 不能连喝
 }
choice-foot-replaces = 替换 / { $weapon }
choice-foot-equips = 拿起
choice-foot-armed = { $fatal ->
    [yes] 致命 / −{ $amount } / 用{ $weapon }
   *[no] { $amount ->
        [0] 0 / 用{ $weapon }
       *[other] −{ $amount } / 用{ $weapon }
     }
 }
choice-foot-breaking = { $fatal ->
    [yes] 致命 / −{ $amount } / 折断{ $weapon }
   *[no] { $amount ->
        [0] 0 / 折断{ $weapon }
       *[other] −{ $amount } / 折断{ $weapon }
     }
 }
choice-foot-bare_handed = { $fatal ->
    [yes] 致命 / −{ $amount } / 徒手
   *[no] { $amount ->
        [0] 0 / 徒手
       *[other] −{ $amount } / 徒手
     }
 }

choice-put_away-under_deck = 放到地牢牌底
choice-put_away-shuffled = 洗回地牢

## avoiding
avoiding-may = { $avoid ->
    [card] 可以避开一张牌。
   *[room] 可以逃跑。
 }
avoiding-may_not = { $avoid ->
    [card] 不能避开牌：{ $why }。
   *[room] 不能逃跑：{ $why }。
 }
avoiding-free = 可以

## table
table-topic = { $topic }：{ $words }
table-over = 这一局结束了：{ $result }。
table-room = { $n ->
    [0] { $room }。地牢里没有牌了。
   *[other] { $room }。地牢里还有{ $n }张牌。
 }
table-slot = { $slot }. { $card }，{ $kind }：{ $choices }。
table-empty = { $slot }. 空。
table-to_face = 还要面对{ $n }张牌。
table-unseen = 未见的{ $suit }：{ $ranks }。
table-unseen_dragons = 未见的鬼牌：{ $n }张。
table-known = 已知的牌底，依次为：{ $cards }。
table-taken_back = 悔一步：你{ $moves }。
table-taken_back_from = 悔一步：{ $name }{ $moves }。
table-defeated = 击杀的怪物：{ $cards }。
table-on_weapon = 已击杀、还压在武器上的：{ $cards }。
table-spent = 用掉的武器和药水：{ $cards }。

## goal
goal-face = { $run ->
    [yes] 面对{ $n }张，或逃跑
   *[no] { $lying }张中面对{ $n }张
 }
goal-all = { $run ->
    [yes] { $n ->
        [1] 面对它，或逃跑
       *[other] { $n }张全面对，或逃跑
     }
   *[no] { $n ->
        [1] 面对它
       *[other] { $n }张全要面对
     }
 }
goal-more = { $run ->
    [yes] 再面对{ $n }张，或逃跑
   *[no] 再面对{ $n }张
 }
goal-out = { $n ->
    [1] 过了它就出去
    [2] 过了两张就出去
   *[other] 过了{ $n }张就出去
 }
goal-out_of = 面对{ $n }张就出去
goal-party = { $name }，拿一张牌
goal-party_or_room = { $name }，拿一张牌或逃跑

## moves
moves-room = 第{ $number }间：{ $moves }。
moves-runs = 第{ $first }到{ $last }间：间间都逃。

moves-do-run = 逃离房间
moves-do-put_away = 避开{ FORM($cards, "") }
moves-do-strike = 用{ $weapon }打{ FORM($cards, "") }
moves-do-bare = 徒手打{ FORM($cards, "") }
moves-do-monster = 打{ FORM($cards, "") }
moves-do-weapon = 拿{ FORM($cards, "") }
moves-do-potion = 喝{ FORM($cards, "") }

moves-done-run = 逃离了房间
moves-done-put_away = 避开了{ FORM($cards, "") }
moves-done-strike = 用{ $weapon }打了{ FORM($cards, "") }
moves-done-bare = 徒手打了{ FORM($cards, "") }
moves-done-monster = 打了{ FORM($cards, "") }
moves-done-weapon = 拿了{ FORM($cards, "") }
moves-done-potion = 喝了{ FORM($cards, "") }

## taken
taken-potion = 第{ $room }间：{ $player }喝了{ $card }，恢复{ $got }点；让{ $other }喝能恢复{ $missed }点。
taken-short = 第{ $room }间：{ $player }喝了{ $card }，恢复{ $got }点；让{ $other }喝能恢复{ $missed }点，而{ $other }后来正因为差{ $short }点倒下。
taken-weapon = 第{ $room }间：{ $player }手里有{ $held }还拿了{ $card }，那时{ $other }没有武器。
taken-none = 谁也没拿走对方需要的牌。

## curve
curve-room = 第{ $number }间：{ $before }。
curve-room_changed = 第{ $number }间：{ $before }，你选过之后{ $after }。
curve-turning = 转折点是你在第{ $number }间的选择。
curve-turning_cards = 转折点是第{ $number }间之后发出的牌。

## trend
trend-range = { $range }分有{ $n }局
trend-scores = 各档得分的局数：{ $ranges }。
trend-accuracy = { $n ->
    [1] 上一局的准确度：{ $shares }。
   *[other] 最近{ $n }局的准确度，由早到晚：{ $shares }。
 }
trend-mean = { $n ->
    [1] 上一局平均{ $share }。
   *[other] 最近{ $n }局平均{ $share }。
 }

## standing
standing-first = 按这套规则，这是你的第一局。
standing-line = { $best } · { $average } · { $streak }
standing-best = 最高{ $best }
standing-new_best = 新纪录，原先{ $best }
standing-average = 平均{ $average }
standing-streak = { $n }连胜
standing-streak_was = { $n }连胜，原先{ $before }

## score
score-won_health = 得分{ $score }：就是剩下的生命。
score-won_potion = 得分{ $score }：生命{ $health }，加上最后一瓶药水的{ $extra }。
score-won_negative = 得分{ $score }：剩余生命{ $health }取负数。
score-lost_cards = 得分{ $score }：还剩{ $n }张牌。
score-lost_health = 得分{ $score }：就是生命；怪物一个没剩。
score-lost_monsters = 得分{ $score }：生命{ $health }，减去剩下怪物的{ $monsters }。

## game
game-name = SCOUNDREL

## fatal
fatal-once_more = 致命：打{ $card }要失去{ $amount }点生命，你只有{ $had }点。真要这么走，就再走一次。

## handover
handover-turn = 该你了，{ $name }
handover-pass = 把设备递过去。
handover-have_it = 接到了
handover-have_it_key = 回车：接到了
handover-once = 不必再问：就放在我们中间

## discard
discard-title = 已出局的牌
discard-monsters = 击杀的怪物{ $n }张
discard-slain = 武器上还压着{ $n }张
discard-spent = 用掉的武器和药水{ $n }张
discard-put_away = { $n ->
    [1] 放到地牢牌底的牌1张
   *[other] 放到地牢牌底的牌{ $n }张，依次为
 }

## dealer
dealer-look_away = 玩的人请转过头去。发牌人，按回车看房间。
dealer-title = 发牌人，看第{ $room }间
dealer-help = 只有你看得见。说说英雄看到了什么，也可以什么都不写。
dealer-hand_over = 按F2或Esc交给玩的人。

## moment
moment-blow = { FORM($name, "name") }夺去{ $amount }点。
moment-kill = { FORM($slain, "name") }死在{ FORM($weapon, "name") }下。
moment-draught = { FORM($name, "name") }：恢复{ $amount }点，共{ $health }点。
moment-lowest = 只剩{ $n }颗心。
