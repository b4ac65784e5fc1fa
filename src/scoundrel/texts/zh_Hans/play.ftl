## puzzle
puzzle-title = 残局{ $number }（{ $name }，{ $rules }）：找出最好的打法。
puzzle-todays = 今日残局，{ $date }（{ $name }，{ $rules }）：找出最好的打法。
puzzle-prompt = 走法、撤销或答案>{" "}
puzzle-solution = 最好的打法：{ $moves }。
puzzle-right = 正解。
puzzle-wrong = 还有更好的打法。
puzzle-was_told = 你看过答案了，这一题不算解出。
puzzle-best = 最好的打法：{ $moves }。胜率{ $chance }。{ $hero }
puzzle-yours = 你的打法：{ $moves }。胜率{ $chance }。{ $hero }
puzzle-plans = 全部打法：{ $plans }。
puzzle-found_by = 解出的：{ $found }。

puzzle-level-easy = 简单
puzzle-level-medium = 中等
puzzle-level-hard = 困难

puzzle-stops = { $answer }停在房间半途；还要面对{ $n }张牌

## lessons
lessons-heading = { $title } · 第{ $step }步，共{ $steps }步
lessons-one_move = { $move }是多出来的一步：教程里一次走一步
lessons-instead = 那样会{ $would }。
lessons-here = 这里请{ $wanted }。
lessons-here_anything = 这里随你怎么走。
lessons-line = { $mark } { $title }
lessons-line_at = { $mark } { $title } · 第{ $step }步，共{ $steps }步
lessons-finished = ✓
lessons-open = ·
lessons-lessons = 教程
lessons-reading = 读物
lessons-rules = 规则

lessons-ask-press = 按{ $what }。
lessons-ask-type = 输入：{ $what }。
lessons-ask-choose = 选{ $what }。

lessons-any-press = 按任意一张牌的编号。
lessons-any-type = 输入任意一步。
lessons-any-choose = 选任意一张牌。

lessons-onward-press = 回车：你的第一座地牢，一局能赢的{ $rules }。Esc：返回。
lessons-onward-type = 输入“{ command-winnable } { $rules }”，进入你的第一座地牢，一局能赢的牌。
lessons-onward-choose = 接下来是你的第一座地牢：一局能赢的{ $rules }。

lessons-first-press = 回车：你的第一座地牢，客气的那种。Esc：返回。
lessons-first-type = 输入“{ command-play }”，进入你的第一座地牢，客气的那种。
lessons-first-choose = 接下来是你的第一座地牢，客气的那种。

lessons-other-undo = 在对局里这会撤销上一步，教程只往前走
lessons-other-hint = 在对局里这会向教练要提示，这里有教程来说
lessons-other-run = 按这套规则不能逃离房间
lessons-other-put_away = 按这套规则不能避开牌
lessons-other-put_one_away = 那样会避开一张牌
lessons-other-way = 这是说怎么打选中的怪物，可是还没有选
lessons-other-nothing = 这个键没有用处

lessons-classic-title = 经典玩法
lessons-classic-goal = 地牢是一叠扣着的牌，这里有{ $cards }张。活着穿过去就行。一间房有{ $size }张：♣ ♠是怪物，♦是武器，♥是药水。其中{ $to_face }张要面对，次序随意。先拿{ $card }。
lessons-classic-strike = { $weapon }是全新的，什么都能打。打怪物失去的是它的点数减武器的点数，所以{ $card }只要{ $cost }点，而不是{ $value }点。用武器打它。
lessons-classic-dulled = 失去{ $damage }点。武器也钝了：只能打比上次击杀的更弱的怪物，也就是小于{ $strikes_below }的。{ $card }更弱，打它毫发无伤。用武器打。
lessons-classic-carried = 面对了{ $to_face }张，这间房就完了。{ FORM($kept, "") }留了下来，又来了{ $new }张新牌。它不小于{ $strikes_below }，{ $weapon }打不了。徒手打它，失去足足{ $value }点。
lessons-classic-potion = 徒手失去{ $damage }点，武器却没有更钝。生命{ $health }/{ $most }。喝{ $card }：药水恢复与点数相等的生命。
lessons-classic-second = 恢复{ $healed }点。一间房只有第一瓶药水有效，再喝就是浪费，不过也算面对了一张牌。{ $card }本该留到下一间，这一次就浪费给你看。
lessons-classic-fall = 浪费了。来了一间坏房间：你的武器只能打小于{ $strikes_below }的，而{ $card }是{ $value }点。你有{ $health }点。打它，看看一局是怎么输的；这一步会撤销。
lessons-classic-run = 生命到{ $left }，你倒下了。输了，得分是生命减去地牢和房间里剩下的每只怪物的点数：{ $score }。这一步已撤销。改成逃跑吧：满的房间，一张牌都没面对时就可以逃。
lessons-classic-locked = 整间房按次序放到了地牢牌底。这一间不能逃：{ $refusal }。拿{ $card }。拿了武器总要换下手里的，哪怕手里的更好。
lessons-classic-spare = 弃掉的有：{ FORM($discarded, "") }，就是旧武器和它的战果。{ $weapon }是全新的。用它打{ $card }的话，以后就只能打小于{ $value }的。省着用：徒手打{ $card }。
lessons-classic-most = 失去{ $damage }点，武器还是全新的。{ $card }本可恢复{ $value }点，可生命最多{ $most }点，所以只恢复{ $healing }点。喝吧。
lessons-classic-returned = 生命{ $health }点。你逃离的那间房原样回来了。省下{ $weapon }的好处来了。先打最强的：用武器打{ $card }，失去{ $cost }点。
lessons-classic-downwards = 现在它能打小于{ $strikes_below }的。从大打到小，一把武器能杀许多。打{ $card }，失去{ $cost }点。
lessons-classic-further = 现在只能打小于{ $strikes_below }的。{ $card }也打了，失去{ $cost }点。
lessons-classic-last = 地牢空了，最后一间只有{ $cards }张牌。全部面对，就逃出去了。先打{ $card }，把药水留到最后。
lessons-classic-bonus = 赢了，得分是剩余的生命。如果生命是{ $most }，而最后面对的是药水，再加上它的点数。喝{ $card }。
lessons-classic-done = 你带着{ $left }点生命逃出来了，得分{ $score }。规则就是这些，剩下的要靠判断。

lessons-sidestep-title = 闪身：有何不同
lessons-sidestep-away = 这里不能逃跑。面对房间里任何一张牌之前，可以把其中一张放到地牢牌底。避开{ $card }。
lessons-sidestep-all = 它还会回来。其余的都要面对；按这套规则，没有牌留给下一间。拿{ $card }。
lessons-sidestep-first = 这几只怪物一样强，随便先打哪只。用{ $weapon }打{ $card }，失去{ $cost }点。
lessons-sidestep-equal = 在这里，用过的武器也能打与上次击杀的一样强的怪物。上次是{ $last_kill }，所以{ $weapon }也能打{ $card }，失去{ $cost }点。
lessons-sidestep-fall = 下一间。现在不能避开牌：{ $refusal }。想看输了怎么算分，就徒手打{ $card }。这一步会撤销。
lessons-sidestep-ace = 你倒下了。输了，得分是地牢里剩下的牌数，这里是{ $score }；越低越好。这一步已撤销。这副牌里有红色的A，算{ $value }点：拿{ $card }。
lessons-sidestep-strike = 用{ $weapon }打{ $card }，失去{ $cost }点。打吧。
lessons-sidestep-rest = 整间房都要面对，能选的只有次序。随你怎么走。
lessons-sidestep-last = 你避开的{ $card }回来了。现在得面对它：打，失去{ $cost }点。
lessons-sidestep-done = 你带着{ $left }点生命逃出来了，得分{ $score }：剩余生命取负数。得分越低越好。

lessons-dragons-title = 龙与方块：有何不同
lessons-dragons-weapon = 这副牌里有龙，就是鬼牌，最强的怪物；帮你的有♦A和♥J。先拿{ $card }。
lessons-dragons-forced = 手里有武器就必须用，不能选徒手。打{ $card }，失去{ $cost }点。
lessons-dragons-breaks = { $weapon }能打小于{ $strikes_below }的。打别的就会折断，也帮不上忙：{ $card }要失去{ $cost }点。打打看。
lessons-dragons-fall = 断了，没了，你还有{ $health }点生命。想看这里输了怎么算分，就打{ $card }。这一步会撤销。
lessons-dragons-small = 生命到{ $left }，你倒下了。输了，得分是生命减去地牢里的怪物，{ $score }；房间不算。这一步已撤销。趁手里没有武器可钝，现在打{ $card }。
lessons-dragons-ace = 失去{ $damage }点。现在拿{ $card }，一把{ $value }点的武器。
lessons-dragons-jack = 喝{ $card }，它值{ $value }点。
lessons-dragons-run = 生命{ $health }点。现在逃跑。在这里，房间放回地牢，整座地牢重新洗过。
lessons-dragons-wasted = 洗过之后什么都可能来。你最后面对的是药水。紧接着喝{ $card }，看看会怎样；这一步会撤销。
lessons-dragons-joker = 浪费了：紧接着一瓶药水再喝就无效，换了房间、逃跑过也一样。这一步已撤销。所以先打{ $card }；它是{ $value }点，失去{ $cost }点。
lessons-dragons-heals = 中间隔了一只怪物，所以{ $card }恢复{ $healing }点。喝吧。
lessons-dragons-king = 趁{ $weapon }还打得动小于{ $strikes_below }的，打{ $card }。
lessons-dragons-rest = 剩下的随你。注意次序：武器必须用，遇到不小于{ $strikes_below }的怪物就会折断。
lessons-dragons-done = 你带着{ $left }点生命逃出来了，得分{ $score }，算法与经典玩法一样。

## guides
guides-tips = 窍门
guides-code = “{ $code }”
guides-cell = { $head }{ $cell }
guides-row = { $name }：{ $cells }。
guides-no_guide = 没有{ $name }这篇指南{ $near }：现有{ $known }
guides-line = { $number }. { $name }：{ $title }。
guides-more = 输入“{ command-guide }”加名称或编号来读。

## tips
tips-how-to-win =
    .w1 = 几乎每局牌都能赢，很少怪得到牌。
    .w2 = 一间房四只怪物：逃。
    .w3 = 趁生命充足时逃：不能连逃两次，下一间非面对不可。
    .w4 = 好房间也可以逃：药水和武器到最后更值钱。
    .w5 = 你逃掉的牌最后回来，次序照旧。
    .w6 = 新武器先打最大的怪物，再往小里打。
    .w7 = 小怪物徒手打，好让武器留着打大的。
    .w8 = 全新的弱武器，胜过用钝的强武器。
    .w9 = 一间房的第二瓶药水什么也不恢复：留给下一间。
    .w10 = 第二把武器也留着：第一把钝了，它还是全新的。
tips-how-to-win-without-running =
    .w1 = 多数局还没开始就输了，所以拿得分衡量自己。
    .w2 = 留下哪张牌是你唯一的选择：让最强的怪物等着武器。
    .w3 = 存一把武器：满屋怪物的房间总会来。
    .w4 = 小怪物也用武器打。
    .w5 = 药水现在就喝。
tips-scoring =
    .w1 = 满生命时，最后面对的若是药水，它的点数加进得分。
    .w2 = 留一瓶大药水到最后。
    .w3 = 输定了也能保分：能恢复的喝掉，武器打得动的打掉。
    .w4 = 后面的牌都知道了，就找生命剩得最多的走法。

## daily
daily-no_number = 没有第{ $number }号每日地牢：编号从1开始
daily-no_zone = 没有哪里的时间比UTC早{ $minutes }分钟：这台设备的时钟或时区不对
daily-practised = { $name }，练习
daily-practice_caveat = 这座每日地牢的日子已过，所以这一局算练习，不计成绩。
daily-to_come = 第{ $number }号每日地牢在你那里的{ $date }开放

## claims
claims-somebody = 有人
claims-sealed = { $name }下去过了。结果先封着，等你打完同样的牌再拆。
claims-damaged = 这条链接里的结果已损坏，所以略去：{ $claim }
claims-false = 这条链接里的结果不是这局牌的，所以不显示
claims-no_day = { $given }不是某一天的编号

## comparing
comparing-title = 并排看：{ $what }
comparing-you = 你
comparing-says = { $name }说
comparing-mine = { $name }：{ $result }。
comparing-theirs = { $name }说：{ $result }。
comparing-party = { $name }，{ $party }
comparing-health = { $name }逐间的生命：{ $health }。
comparing-known = 不计成绩
comparing-parted = 从第{ $room }间起，走法分了岔。
comparing-did = { $name }：{ $what }。
comparing-same = 你们间间走得一模一样。
comparing-none = 这里没有存着别人打这局牌的结果
comparing-with = 与{ $name }并排看

## threshold
threshold-title = 第{ $number }号地牢，{ $date }
threshold-practice =
    .w1 = 它的日子已过，这一局算练习：不计连续天数，也不进统计。
    .w2 = 可以撤销，可以要提示。
threshold-lines =
    .w1 = 人人都是同样的牌，只有一次机会。
    .w2 = 不能撤销；看了提示，结果标为有辅助。
    .w3 = 边玩边存：可以离开，回头再来。
threshold-keys = 回车开始。Esc返回；现在还什么都没存。
threshold-plain = 按回车或输入“{ word-begin }”开始；输入“{ command-back }”以后再说。
threshold-prompt = 回车开始，或{ command-back }>{" "}
threshold-first = 这座地牢还没开始：先开始
threshold-too_late = 这座地牢的日子（{ $date }）已过：打开今天的吧

## store
store-no_place = 没法把局存在{ $place }：给出一个文件夹、一个文件，或sqlite:///games.db这样的网址
store-unusable = { $place }里存的局用不了：{ $why }
store-no_home = 没法把局存在{ $place }：那个用户没有主文件夹；在SCOUNDREL_DATA里另给一个文件夹
store-file = { $path }：{ $why }
store-odd_value = { $column }一栏的值是{ $value }
store-no_lock = { $place }应该是空的，却不是，所以锁不住存的局；删掉它就好：里面没有局
store-full = 磁盘满了，{ $place }还要空间
store-busy = 另一个程序把{ $place }里存的局锁了{ $seconds }秒；再试一次
store-read_only = { $place }里存的局改不了：文件或文件夹是只读的
store-no_access = { $place }里存的局打不开：确认你可以读写那个文件和文件夹
store-damaged = { $place }里存的局已损坏；重新启动游戏，会把它们挪到一边
store-newer = { $place }里存的局是格式{ $version }，来自更新的Scoundrel；这一个只认到格式{ $latest }
store-no_database = { $place }不是数据库：给出存局的文件夹，或以.db结尾的文件
store-foreign = { $place }是别的程序的数据库；存局要有自己的文件
store-set_aside = 存的局已损坏，挪到了{ $place }；新的局存在新文件里。
store-brought_up_to_date = 存的局已升级。旧的在{ $place }留了一份。
store-stale = 这一局在别处接着玩过，也许是另一个窗口；现在是最新的样子
store-other_moves = { $id }号局存的走法不同；重新载入
store-other_deal = { $id }号局存的牌局不同；重新载入
store-no_game = 没有存着编号为{ $id }的局
store-cant_replay = { $id }号局（{ $name }）没法重放：{ $why }
store-daily_begun = { $date }的每日地牢已经开始过了；一天只有一局
store-wrong_date = { $kind }局不能有日期{ $date }：只有每日地牢有，写作2025-03-01
store-name_taken = 名字不能是{ $name }：已有一套规则叫这个
store-no_mixture = 没有存着叫{ $name }的规则

## flow
flow-bot_plays = { $bot }走：{ $moves }。
flow-move = 第{ $number }步：{ $moves }。
flow-no_undo = 这里什么也不能撤销
flow-nothing_to_undo = 没有可以撤销的一步
flow-no_hint = 教练在这里不给提示
flow-thinking = 还没轮到你：{ $who }在想
flow-dealer = 发牌人先看房间
flow-not_now = 现在不能这么做
flow-watching = 看别人玩时不能用{ $line }：按回车看下一步，或输入“{ command-back }”

## sitting
sitting-hint_daily = 看了提示，这一天的结果会标为有辅助。要看就再按一次。
sitting-daily = 第{ $number }号每日地牢，{ $date }
sitting-elsewhere = { $name }，在别处玩的
sitting-other_day = 这不是{ $date }的每日地牢
sitting-no_undo_over = 这一局已结束，结局透露得太多，不能再撤销
sitting-no_undo_daily = 每日地牢里不能撤销
sitting-secret = 这局的牌还是秘密；先打完，再重玩
sitting-looked_ahead = 这局牌你开过，所以这一局不进统计。
sitting-odd_seats = { $number }号局没法玩：{ $seats }不能坐这张桌
sitting-daily_first = 那是{ $date }的每日地牢；先当每日地牢玩
sitting-too_many = { $move }是多出来的一步：来了新牌或轮到机器人，一行就到头

## trying
trying-name = { $name }，从第{ $room }间重来
trying-caveat = 后面的牌你已知道，所以这一局不进统计。
trying-unfinished = 打完了才能重来：打完之前牌是秘密
trying-over = 这一局到此为止，没有可走的了；先退回几步
trying-no_undo = 这一局从这里重来，再早的步撤销不了

## title
title-letters = S C O U N D R E L
title-motto = 一副牌，一支烛，一座地牢
title-nothing_to_continue = 没有未完的局。
title-continue = 继续
title-continue_help = 接着玩没打完的那一局。
title-play = 开始
title-play_help = 先是教程，再是头几座地牢，由客气到公平。
title-new_game = 新局
title-new_game_help = 马上来一局经典，新洗的牌。
title-rule_sets = 其他规则
title-rule_sets_help = 八套规则，还有你自己调的。
title-daily = 每日地牢
title-daily_help = 今天的牌局，人人相同。只有一次机会。
title-calendar = 日历
title-calendar_help = 你的每一天：赢的、输的、错过的，还有今日残局。
title-deal_code = 牌局代码
title-deal_code_help = 玩别人分享给你的牌局。
title-ranked = 排位
title-ranked_help = 谁也不可能预知的牌，算进这台服务器的排行榜。
title-friend = 与朋友玩
title-friend_help = 两台设备，一张桌：发个链接就行。
title-boards = 排行榜
title-boards_help = 谁打得最好：今天、本周、本季、有史以来。
title-two_players = 双人
title-two_players_help = 龙与方块双人，并肩坐，或对机器人。
title-puzzles = 残局
title-puzzles_help = 一间房，一个最好的打法。
title-replays = 复盘
title-replays_help = 存下的局，一步一步看，带教练的曲线。
title-statistics = 统计
title-statistics_help = 胜率、得分、连胜和成就。
title-bestiary = 图鉴
title-bestiary_help = 你遇见过的每个生物和物品，以及后来如何。
title-lessons = 怎么玩
title-lessons_help = 边玩边学；窍门、指南和规则。
title-settings = 设置
title-settings_help = 主题、动画、发牌人，以及牌桌显示什么。

## front
front-know = 我会玩
front-fresh = 经典，新洗的牌
front-learn = 头几间房边走边教
front-learning = 教程，第{ $step }步，共{ $steps }步
front-rung = 第{ $number }座地牢，共{ $most }座 · 百人中{ $share }人逃出
front-climbed = 头几座地牢都活着出来了
front-one_try = 一次机会，人人同样的牌
front-place = 第{ $room }间，共{ $rooms }间
front-room = 第{ $room }间
front-health = 生命{ $n }
front-dungeon = 地牢
front-week = 最近七天完成了{ $n }天。
front-streak = 连续{ $n }天
front-no_streak = 还没有连续的日子
front-rest = 其他
front-candlelight = 烛光
front-daylight = 天光

front-day-open = 下去
front-day-begun = 接着往下
front-day-over = 今天的地牢

## ladder
ladder-title = 头几座地牢
ladder-name = 新手第{ $number }座地牢，共{ $most }座
ladder-help = 经典玩法的牌局，由客气到公平。逃出一座，用没用帮助都行，下一座就打开。
ladder-source = 客气不客气是量过的：“百人中{ $share }人逃出”，是说一百个人里，个个见到不是败着的打法就走，也有{ $share }人活着出来。
ladder-share = 百人中{ $share }人逃出
ladder-line = { $mark } { $name } · 百人中{ $share }人逃出
ladder-no_number = 没有新手第{ $number }座地牢：编号从1到{ $most }
ladder-locked = 先逃出新手第{ $number }座地牢
ladder-last = 头几座地牢到此为止。从这里起，副副牌都是新洗的。
ladder-told = 见到不是败着的打法就走，一百个人里也有{ $share }人逃得出来。
ladder-what = { $given }不是新手地牢：写“{ command-play }”进下一座，或“{ command-play }”加编号
ladder-opened = 新手第{ $number }座地牢打开了：百人中{ $share }人逃出。

## question
question-way = {" "}{ $key } { $what }
question-default = ▸{ $key } { $what }
question-w = 用{ $weapon }打
question-b = 省着{ $weapon }
question-prompt = { $card }：回车{ $default } · Esc都不要

## newgame
newgame-named_or_winnable = 自己指定的牌局未必能赢；留空就给一局能赢的。
newgame-seed = 牌局（留空：随机）
newgame-winnable = 能赢的
newgame-start = 开始
newgame-looking = 正在找一局能赢的牌……
newgame-differs = 与标准玩法的不同（改动用粗体）：
newgame-topic = { $topic }。
newgame-standard = 就是标准玩法。

## puzzles
puzzles-help = 把整间房打完。教练再说有没有更好的打法。
puzzles-easy = 简单
puzzles-medium = 中等
puzzles-hard = 困难
puzzles-solved = ✓
puzzles-open = ·
puzzles-level = { $level } · 解出{ $solved }，共{ $all }
puzzles-line = { $mark } { $place } · { $rules }
puzzles-locked = 还有{ $n }题，解出这些就打开
puzzles-name = { $level }{ $place }
puzzles-heading = 残局{ $name } · { $rules }
puzzles-todays = 今日残局，{ $date } · { $name } · { $rules }
puzzles-no_more = 没有别的残局可解了
puzzles-none = 没有这样的残局{ $rules ->
    [any] {""}
   *[other] ，规则{ $rules }
 }{ $level ->
    [any] {""}
    [easy] ，难度简单
    [medium] ，难度中等
    [hard] ，难度困难
   *[other] ，难度{ $level }
 }{ $number ->
    [any] {""}
   *[other] ，编号{ $number }
 }；现有{ $count }题，规则有{ $known }
puzzles-onward = 回车：下一题，{ $name }。Esc：所有残局。
puzzles-again = 回车：再试一次。n：下一题，{ $name }。
puzzles-task = 找出这间房最好的打法。

## replays
replays-when = { $date }，{ $time }
replays-secret = { $number }号局没打完，它的记录会透露牌；先打完
replays-none = 还没有存下的局。
replays-line = { $when } · { $name } · { $state }
replays-open = 未完，第{ $room }间
replays-import = 导入记录
replays-import_help = 含一份或多份记录的文件名。
replays-imported = 导入了{ $n }局。
replays-refused = 第{ $line }行的局没有导入：{ $why }
replays-more_refused = 另有{ $n }局没有导入。
replays-export = 导出记录
replays-export_help = 新文件的名字。
replays-exported = 记录在{ $path }。
replays-no_name = { $name }不是文件名
replays-is_there = { $path }已经有了；记录要写进新文件
replays-heading = { $name } · 第{ $move }步，共{ $moves }步
replays-of = { $player }：{ $name }
replays-somebody = 这一方
replays-curve = 逐间的胜率
replays-playing = 播放中，每{ $seconds }秒一步。
replays-no_curve = 没有曲线：只有一个人打完的局才有
replays-not_yet = 教练还在复盘。

## end
end-unfinished = 这一局没打完；打完了教练才复盘
end-won = { $whole ->
    [yes] 毫发无伤，逃出生天
   *[no] { $n ->
        [1] 剩一颗心，逃出生天
       *[other] 剩{ $n }颗心，逃出生天
     }
 }
end-lost = 第{ $room }间，共{ $rooms }间：死于{ FORM($killer, "name") }
end-lost_to_none = 倒在第{ $room }间，共{ $rooms }间
end-deed = 最后一击{ $amount }点，你只剩{ $health }点。
end-of_player = { $name }：{ $what }
end-outlived_rooms = { $survivor }比{ $other }多活了{ $n }间。
end-outlived_moves = { $survivor }比{ $other }多活了{ $n }步，在同一间里。
end-try_again = t：从第{ $room }间重来。
end-more = d：详情。
end-less = d：收起。
end-reviewing = 教练正在复盘……
end-share = 可以分享（c复制）：
end-copied = 已复制到剪贴板（若终端支持）。

end-party-won = { $whole ->
    [yes] { $name }毫发无伤，逃出生天
   *[no] { $n ->
        [1] { $name }剩一颗心，逃出生天
       *[other] { $name }剩{ $n }颗心，逃出生天
     }
 }
end-party-lost = 第{ $room }间，共{ $rooms }间：{ $name }死于{ FORM($killer, "name") }
end-party-lost_to_none = { $name }倒在第{ $room }间，共{ $rooms }间
end-party-deed = 最后一击{ $amount }点，{ $name }只剩{ $health }点。

## shelf
shelf-waiting = 未完
shelf-over = 已完
shelf-deleted = 已删
shelf-have_back = 选中它就能找回。
shelf-place = 第{ $room }间，共{ $rooms }间，生命{ $health }/{ $most }
shelf-cards = 房间里：{ $cards }。
shelf-given_up = 这一局已经认输；可以看，不能接着玩
shelf-given_up_at = 第{ $room }间认输，{ $result }
shelf-is_over = { $number }号局早已结束
shelf-no_giving_up = 双人局不能认输；可以删除
shelf-day_stays = 每日的局要留着：那一天只有这一次机会
shelf-gone = { $number }号局找不回来了
shelf-ended = 这一局结束了：{ $result }。
shelf-deleted_now = 已删除。一小时内可在“已删”里找回。
shelf-deleted_plain = 已删除。一小时内输入“{ command-restore } { $number }”可以找回。
shelf-back = 已放回架上。
shelf-confirm = 回车确定，Esc取消。
shelf-confirm_plain = 确定就输入“{ $command } { word-yes }”。

shelf-sure-counts = { $name }：认输吗？算作输，如同在这里倒下。不能反悔。
shelf-sure-alone = { $name }：认输吗？这一局就此算输，不过不进统计。不能反悔。
shelf-sure-day = { $name }：放弃这一天唯一的机会吗？算作输，如同在这里倒下。不能反悔。
shelf-sure-delete = { $name }，{ $when }：删除这一局吗？一小时内可以找回。
shelf-sure-delete_counted = { $name }，{ $when }：删除这一局吗？统计里也会去掉。一小时内可以找回。

shelf-cell-high = ▇
shelf-cell-good = ▅
shelf-cell-fair = ▃
shelf-cell-low = ▁
shelf-cell-escaped = ☀
shelf-cell-fell = ✕
shelf-cell-here = ◆
shelf-cell-ahead = ·

## watching
watching-heading = { $bot }在玩 · { $name } · 第{ $move }步
watching-begin = { $bot }看着第1间房。
watching-on = { $bot }从这里接着玩。
watching-silent = { $bot }不说自己的胜算。
watching-thinks = { $bot }估计：{ $worth }。
watching-details = { $bot }想到的打法
watching-line = { $plan }：{ $worth }。
watching-nothing = 这一步没什么可说。
watching-offer = 看{ $bot }玩
watching-offer_help = 新牌局，一步一步，带着它的想法。

## questions
questions-title = 换了你会怎么走？
questions-asks = { $who }问
questions-somebody = 有人
questions-asked = { $who }：换了你会怎么走？{ $rule }{ $which }
questions-sent = { $who }问：换了你会怎么走？
questions-reply = 作答，看看别人会怎么走：
questions-you = 你的答案：{ $plan }。
questions-would = { $who }的答案：{ $plan }。
questions-too = { $who }也会这样走。
questions-coach = 教练
questions-onward = 从这里玩下去，或用五分钟学会。
questions-over = 这条链接的局已结束，没有可决定的了
questions-answered = 这一问你答过了：从这里玩下去，或返回
questions-no_plan = { $line }在这里不算回答：{ $plans }
questions-one_plan = 这里只有一种走法，没什么可问的
questions-day_open = { $date }的地牢还有别人能进：等各地那一天都过完，才能分享它的牌
questions-odds = 每种走法逃出去的胜率各是多少
questions-odds_first = 逃出的胜率：
questions-line = { $plan }：{ $worth }。
questions-confirm = 你的答案：{ $plan }。回车作答。
questions-keys = t：从这里玩下去。l：学玩法。Esc：返回。
questions-copied = 问题和链接已复制到剪贴板（若终端支持）。
questions-your_name = 你的名字，给别人看的
questions-your_answer = 你会怎么走
questions-no_answer = 我不说
questions-free = 免费，浏览器里玩，不用安装
questions-prompt = 回答>{" "}
questions-plain = 输入你会怎么走，如“{ $plan }”。
questions-plain_next = 输入“{ command-try }”从这里玩下去，“{ command-learn }”学玩法，或“{ command-back }”。

questions-rule-some = 这{ $n }张牌要面对{ $face }张，次序随意。
questions-rule-all = 这些牌全都要面对，次序随意。
questions-rule-room = 也可以整间逃掉。
questions-rule-card = 可以先把其中一张放到地牢牌底。
questions-rule-turn = 轮到你从中拿一张。

questions-which-leave = { $n ->
    [1] 你会留下哪张？
    [2] 你会留下哪两张？
   *[other] 你会留下哪{ $n }张？
 }
questions-which-put_away = 要避开的话，避开哪张？
questions-which-take = 你会拿哪张？
questions-which-run = 你会逃吗？
questions-which-nothing = 这里没得选。

questions-mark-leave = 留下
questions-mark-put_away = 避开
questions-mark-take = 拿
questions-mark-yours = 你的

## watch
watch-heading = { $title }，{ $bot }在玩。
watch-game = { $number }. { $title }：{ $result }。
watch-enter = 按回车看下一步，或等着；Ctrl-C离开。
watch-step = 按回车看下一步；Ctrl-C离开。

## storage
storage-forbidden = 这个浏览器不许网页保存任何东西，所以局只在网页开着时还在
storage-full = 浏览器没有空间了；导出你的局，或腾点空间
storage-broken = 浏览器的存储现在用不了；一直这样的话，导出你的局
storage-overtaken = 这一局在另一个窗口里变了；现在是最新的样子。
storage-damaged = 有{ $n }项存下的东西读不出，已挪到一边。
storage-no_net = 没能取到教练学到的东西。有网络时再试。
