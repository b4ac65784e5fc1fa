## rules
rules-topic-dungeon = 地牢
rules-topic-health = 生命
rules-topic-rooms = 房间
rules-topic-avoiding = 避开
rules-topic-monsters = 怪物
rules-topic-weapons = 武器
rules-topic-potions = 药水
rules-topic-end = 终局
rules-topic-score = 得分

rules-dungeon = 一共{ $n }张牌：{ $kinds }。
rules-deck-monster = 怪物{ $n }张（{ $cards }）
rules-deck-weapon = 武器{ $n }张（{ $cards }）
rules-deck-potion = 药水{ $n }张（{ $cards }）
rules-deck-suits = { $twice ->
    [yes] { FORM($suits, "") }，{ $ranks }，各两张
   *[no] { FORM($suits, "") }，{ $ranks }
 }
rules-deck-dragons = 龙{ $n }条，即鬼牌

rules-health-start = { $players ->
    [1] 开局生命{ $start_health }点，上限{ $max_health }点。
   *[2] 两队开局各有生命{ $start_health }点，上限{ $max_health }点。
 }
rules-health-floor = { $floor ->
    [none] 生命可以降到零以下。
    [0] 生命不会低于零，到零立即倒下。
   *[other] 生命不会低于{ $floor }。
 }
rules-health-fall = 到零或零以下，立即倒下。

rules-rooms-size = 每间房{ $n }张牌。
rules-rooms-face = { $players ->
    [1] { $carried ->
        [0] { $avoid ->
            [card] 没有避开的牌都要面对，一次一张，次序随意。
           *[other] 张张都要面对，一次一张，次序随意。
         }
       *[other] 其中{ $to_face }张要面对，一次一张，次序随意；剩下的{ $carried }张留给下一间。
     }
   *[2] { $carried ->
        [0] { $avoid ->
            [card] 没有避开的牌，两人合起来都要面对，一次一张，次序随意。
           *[other] 两人合起来张张都要面对，一次一张，次序随意。
         }
       *[other] 其中{ $to_face }张由两人合起来面对，一次一张，次序随意；剩下的{ $carried }张留给下一间。
     }
 }
rules-rooms-first = 谁先走，随机决定。
rules-rooms-turns = 两人轮流，各走各的队；谁拿了一间房的最后一张牌，谁就先走下一间。
rules-rooms-fallen = 一队倒下后，另一队独自玩下去。

rules-avoiding-what = { $avoid ->
    [nothing] 每间房都要面对，不能逃跑。
    [card] 在面对房间里任何一张牌之前，可以避开其中一张。
   *[room] 房间是满的、一张牌都还没面对、地牢里也还有牌时，可以整间逃掉。
 }
rules-avoiding-others = 其余的牌都要面对。
rules-avoiding-starter = 由先走这间房的一方替两人决定；新的一间也由这一方先走。
rules-avoiding-where = { $avoided_cards ->
    [shuffled] 避开的牌放回地牢，重新洗牌。
   *[under_deck] 避开的牌按房间里的次序放到地牢牌底。
 }
rules-avoiding-often = { $in_a_row ->
    [yes] { $avoid ->
        [card] 接连多少间都可以避开一张。
       *[room] 接连多少间都可以逃。
     }
   *[no] { $avoid ->
        [card] 不能接连两间都避开牌。
       *[room] 不能接连逃两间。
     }
 }

rules-monsters-cost = { COUNT($faces) ->
    [0] 徒手打怪物，失去与它点数相等的生命；用武器打，失去怪物点数减武器点数，最少为0。
   *[other] 徒手打怪物，失去与它点数相等的生命（{ $faces }）；用武器打，失去怪物点数减武器点数，最少为0。
 }
rules-monsters-face = { $rank }为{ $value }

rules-weapons-taken = 拿了武器就一定装备上；旧武器连同用它击杀的怪物一起弃掉。
rules-weapons-limit = { $weapon_limit ->
    [at_most] 全新的武器什么怪物都能打；用过的武器只能打不比上次击杀的更强的怪物。
   *[below] 全新的武器什么怪物都能打；用过的武器只能打比上次击杀的更弱的怪物。
 }
rules-weapons-beyond = { $breaks ->
    [yes] 用它打别的怪物，武器就折断：帮不上忙，随即弃掉。
   *[no] 别的怪物只能徒手打，武器留着。
 }
rules-weapons-bare = { $bare_hands ->
    [yes] 随时可以改用徒手，武器不受影响。
   *[no] 手里有武器就必须用。
 }

rules-potions-heal = 药水恢复与点数相等的生命，不超过上限。
rules-potions-which = { $potions ->
    [not_in_a_row] 紧接着一瓶药水再喝一瓶就浪费了，隔了一间房、逃跑过也一样。
   *[one_per_room] 每间房只有第一瓶药水有效，其余都是浪费。
 }

rules-end-when = { $ending ->
    [short_room] 一旦发不满一间房，这一局立即结束。
   *[play_out] 地牢发完后，面对剩下的牌，然后这一局结束。
 }
rules-end-won = 那时还活着就算赢。
rules-end-each = 各队输赢分开算。

rules-score-won = { $scoring ->
    [low] 得分越低越好：赢了，得分是剩余生命的负数。
   *[health] 赢了，得分是剩余生命；如果最后面对的是药水，而生命已到上限，再加上那瓶药水的点数。
 }
rules-score-lost = { $scoring ->
    [low] { $loss_counts ->
        [deck] 输了，得分是地牢里剩下的牌数。
       *[dungeon] 输了，得分是地牢和房间里剩下的牌数。
     }
   *[health] { $loss_counts ->
        [deck] 输了，得分是生命减去地牢里剩下的所有怪物的点数。
       *[dungeon] 输了，得分是生命减去地牢和房间里剩下的所有怪物的点数。
     }
 }
rules-score-fallen = 一队的得分，在它倒下时就定了。

rules-note-party = 一队是五位英雄，各有4点生命：红桃的K和Q，方块的K、Q和J。
rules-note-unscored = 规格里没有定义得分，这里取自2011年的规则。

## rule sets
rules-title-classic = 经典Scoundrel
rules-title-easy = 简单Scoundrel
rules-title-hard = 困难Scoundrel
rules-title-original = Scoundrel 2011原版
rules-title-sidestep = 闪身Scoundrel
rules-title-dragons = 龙与方块
rules-title-dragons-duo = 龙与方块双人
rules-title-digital = 数字版Scoundrel

rules-gist-classic = 标准玩法：可以逃跑，但不能连逃两次。
rules-gist-easy = 想连逃多少次都行。
rules-gist-hard = 完全不能逃跑。
rules-gist-original = 最初发表的样子：用过的武器也能打同样强的怪物。
rules-gist-sidestep = 不逃跑，改为避开一张牌；有红色的A；得分越低越好。
rules-gist-dragons = 有龙，武器会断，逃跑时地牢要重洗。
rules-gist-dragons-duo = 两队共用两副牌，每间房七张。
rules-gist-digital = 发不满一间房时，就算赢了。

rules-credit-online = Zach Gage与Kurt Bieg设计；取自一个有三档难度的网上Scoundrel。
rules-credit-first = Zach Gage与Kurt Bieg设计；这是他们自己2011年的规则。
rules-credit-site = Zach Gage与Kurt Bieg设计；取自另一个网站的玩法。
rules-credit-dragons = Diamonds & Dragons（龙与方块）的作者是Rory Philstrom。它改自Alexander Petcoglo的Battle of Cards，后者又是Zach Gage与Kurt Bieg的Scoundrel的变体。
rules-credit-digital = Zach Gage与Kurt Bieg设计；取自一份数字版规格。

## refusal
refusal-never = 规则不许
refusal-game_over = 这一局已结束
refusal-room_begun = 房间已开始
refusal-one_a_room = 每间只能一张
refusal-in_a_row = 不能接连两次
refusal-room_not_full = 房间不满
refusal-deck_empty = 地牢已空

## codes
codes-no_slash = { $text }不是牌局代码：写规则、一个斜杠和种子，如{ $example }
codes-no_seed = { $text }不是牌局代码：斜杠后要写种子，如{ $example }
codes-open_quote = { $text }不是种子：以引号开头的种子，也要以引号结尾

## introductions
introductions-easy = { $title }还是那座地牢，只是门客气些：想逃几次就逃几次。
introductions-hard = 你已经出来过三次。{ $title }里，不许逃。
introductions-sidestep = { $title }让你在每间房里绕开一张牌，剩下的生命记作欠账。
introductions-dragons = { $title }有两条龙，有会断的武器，喝的也更多。
introductions-dragons-duo = { $title }也是这套规则，多了一队，可以有人同玩，也可以交给机器人。
introductions-original = { $title }用的是最初发表的规则：武器也能打跟上次一样强的怪物。
introductions-digital = { $title }在发不满一间房时就结束。
introductions-try = 试试{ $title }
introductions-dismiss = 不再提
introductions-dismissed = 不会再提{ $title }了；它还在规则列表里。
introductions-nobody = 现在没有什么可以不提的

## mixing
mixing-also = 为了让设置相容，还改了：{ $what }。
mixing-title = { $more ->
    [0] { $rules }，{ $changes }
   *[other] { $rules }，{ $changes }，另有{ $more }项
 }
mixing-refused = { $value }不合适。{ $wanted }
mixing-hopeless = { $rules }的{ $deals }局牌没有一局能赢；换容易些的规则吧

mixing-wanted-number = { $optional ->
    [yes] 要{ $least }到{ $most }的整数，或none。
   *[no] 要{ $least }到{ $most }的整数。
 }
mixing-wanted-cards = 要写成2c-Ac 2s-As 2d-Td 2h-Th这样的牌：梅花和黑桃是怪物。

mixing-settings-deck = 整副牌
mixing-settings-players = 人数
mixing-settings-room_size = 每间房的牌数
mixing-settings-carried = 留给下一间的牌数
mixing-settings-start_health = 开局生命
mixing-settings-max_health = 生命上限
mixing-settings-health_floor = 生命下限
mixing-settings-avoid = 可以避开什么
mixing-settings-avoid_in_a_row = 接连避开
mixing-settings-avoided_cards = 避开的牌
mixing-settings-weapon_limit = 用过的武器
mixing-settings-weapon_breaks = 武器折断
mixing-settings-bare_hands = 可选徒手
mixing-settings-potions = 有效的药水
mixing-settings-ending = 终局
mixing-settings-scoring = 得分
mixing-settings-loss_counts = 输了怎么算

mixing-values-deck = { $n }张牌
mixing-values-players = { $n }人
mixing-values-room_size = 每间{ $n }张
mixing-values-carried = 留{ $n }张
mixing-values-start_health = 生命{ $n }点
mixing-values-max_health = 生命最多{ $n }点
mixing-values-health_floor = 不低于{ $n }
mixing-values-health_floor-none = 生命可低于零
mixing-values-avoid-nothing = 不能逃跑
mixing-values-avoid-room = 可以逃跑
mixing-values-avoid-card = 避开一张牌
mixing-values-avoid_in_a_row-yes = 可以接连
mixing-values-avoid_in_a_row-no = 不能接连
mixing-values-avoided_cards-under_deck = 避开的牌放牌底
mixing-values-avoided_cards-shuffled = 避开的牌重洗
mixing-values-weapon_limit-below = 武器只打更弱的
mixing-values-weapon_limit-at_most = 武器可打同样强的
mixing-values-weapon_breaks-yes = 武器会断
mixing-values-weapon_breaks-no = 武器不断
mixing-values-bare_hands-yes = 可选徒手
mixing-values-bare_hands-no = 必用武器
mixing-values-potions-one_per_room = 每间一瓶药水
mixing-values-potions-not_in_a_row = 药水不能连喝
mixing-values-ending-play_out = 打到最后一张
mixing-values-ending-short_room = 房间不满即胜
mixing-values-scoring-health = 高分胜
mixing-values-scoring-low = 低分胜
mixing-values-loss_counts-deck = 输了只算地牢
mixing-values-loss_counts-dungeon = 输了算地牢和房间

## differences
differences-told = 与标准玩法的不同：
differences-missing = （没有：{ $words }）

## mix
mix-no_mixture = 这就是现成的一套规则；先改点什么。
mix-name = 给这套规则起个名字
mix-name_help = 短名字，不与现有规则重名：字母、数字、点和短横。

## dealcode
dealcode-help = 规则、斜杠和种子，如classic/42。

## duo
duo-help = 按1和2换人；回车开始。
duo-seat = { $number }号位：{ $who }
duo-human = 真人
duo-named = 真人，{ $name }
duo-name = { $number }号位的名字
duo-name_help = 牌桌上怎么称呼这一方；留空就叫{ $number }号位。

## settings
settings-how = 回车或左右方向键改值。
settings-language = 语言
settings-language_help = 游戏、旁白和规则的语言。正在玩的局不受影响。
settings-language_device = 跟随设备
settings-theme = 主题
settings-theme_help = 牌桌的样子。花色总是形状和字母也不同。
settings-theme_device = 跟随设备
settings-theme_candle = 烛光（暗）
settings-theme_daylight = 天光（亮）
settings-theme_colour_blind = 色盲适用（暗）
settings-theme_colour_blind_light = 色盲适用（亮）
settings-theme_high_contrast = 高对比（暗）
settings-theme_high_contrast_light = 高对比（亮）
settings-theme_plain = 素色
settings-weapon = 武器还是徒手
settings-weapon_help = 一只怪物有两种打法时怎么办。
settings-weapon_ask = 询问
settings-weapon_use = 能用武器就用
settings-fatal = 致命的一步
settings-fatal_help = 会送命的一步要不要再问一次。
settings-fatal_ask = 再问一次
settings-fatal_never = 不问
settings-dealer = 发牌人
settings-dealer_help = 谁来描述每间房。真人发牌人先看房间。
settings-dealer_nobody = 没有人
settings-dealer_narrator = 旁白
settings-dealer_human = 身边的真人
settings-detail_help = 走一步之后说多少：整张牌桌，或只说变化。“看”总是说全部。
settings-symbols = 字符
settings-symbols_help = 用什么画牌。
settings-symbols_auto = 看终端支持什么
settings-symbols_unicode = Unicode
settings-symbols_ascii = ASCII
settings-squares = 分享结果里的房间
settings-squares_help = 分享一局时，用什么画房间。
settings-squares_auto = 看主题而定
settings-squares_colours = 彩色方块
settings-squares_bars = 长条
settings-squares_letters = 数字
settings-motion = 动画
settings-motion_help = 演示发生了什么的短动画。
settings-motion_on = 开
settings-motion_off = 关
settings-handover = 换手
settings-handover_help = 两人共用一台设备时，要不要等轮到的一方碰一下。
settings-handover_on = 等碰一下
settings-handover_off = 只说轮到谁
settings-counter = 记牌器
settings-counter_help = 还没见过的牌。
settings-counter_on = 显示
settings-counter_off = 隐藏
settings-back = 牌背
settings-back_help = 盖着的牌是什么样子。
settings-back_seal = 火漆
settings-back_embers = 余烬
settings-back_lattice = 花格
settings-back_crowns = 王冠
settings-table = 桌面
settings-table_help = 牌放在什么上面。
settings-table_bare = 空桌
settings-table_boards = 木板
settings-table_flagstones = 石板
settings-table_runes = 符文
settings-honours = 全部牌背和桌面
settings-honours_help = 没赢来的能不能也选。别的都不受影响。
settings-honours_on = 全部
settings-honours_off = 已赢来的
