## asking
asking-two_ways = { $card }有两种打法：答w用武器，答b徒手；或输入{ $slot }w、{ $slot }b
asking-empty = 空行不是一步
asking-unknown = { $text }不是一步：输入牌的编号或名字，如2或方块5
asking-other_kind = { $text }不是一步：{ $card }是{ $kind ->
    [monster] 怪物
    [weapon] 武器
   *[potion] 药水
 }，不是{ $wanted ->
    [monster] 怪物
    [weapon] 武器
   *[potion] 药水
 }
asking-not_held = 你手里没有{ $card }
asking-not_now = 现在不能{ $what }：{ $why }
asking-unarmed = 用武器打{ $card }
asking-over = 走不了{ $slot }：这一局已结束
asking-no_card = 位置{ $slot }没有牌：有牌的是{ $slots }

## assistant
assistant-instructions = 这是Scoundrel，一个人、一副牌的地牢探险。用new_game或continue_game开始，用rules读规则，然后一间一间地玩。每次回答都说出玩的一方可以知道的一切；look再说一遍，并附上还没见过的牌。每一步都存着。
assistant-missing_package = 助手需要{ $name }：{ $command }能装上
assistant-no_game = 桌上没有局：用new_game开一局，或用continue_game接着玩
assistant-none_open = 没有未完的局：用new_game开一局
assistant-is_over = { $number }号局已结束：用new_game另开一局
assistant-no_partner = { $rules }是单人的，别人不能一起玩
assistant-no_tool = 没有{ $name }这个工具{ $near }；工具有{ $known }
assistant-no_argument = 工具{ $tool }没有{ $name }这个参数；它的参数：{ COUNT($known) ->
    [0] 无
   *[other] { $known }
 }
assistant-missing = 工具{ $tool }需要{ $name }
assistant-wrong_kind = { $name }要是{ $wanted }，不能是{ $value }
assistant-no_text = 没有{ $uri }这份文字{ $near }
assistant-broken = 这里出了点毛病；look会说这一局现在怎样。

assistant-kind-string = 文字
assistant-kind-integer = 整数

assistant-tool-rule_sets = 各套规则，每套一句话。
assistant-tool-rules = 规则的文字：某一套的，或桌上这一局的。
assistant-tool-new_game = 开一局新的，每一步都存着。原先桌上的局也还存着。
assistant-tool-saved_games = 存下的局和编号，最近玩的在前。
assistant-tool-continue_game = 接着玩一局没打完的，不管在哪里开的。
assistant-tool-look = 现在怎样：英雄、房间、每张牌会带来什么，以及没见过的和已出局的牌。
assistant-tool-play = 走一步或几步，都在这一间；要么全走，要么一步不走。
assistant-tool-hint = 教练指个方向。再要，就说它会怎么走、为什么；再要，就说每个打法值多少。三次合算一次提示。
assistant-tool-undo = 撤销上一步。会记下来。

assistant-argument-rules = 一套规则，如classic，也可以加上不同的设置：classic start_health=15。
assistant-argument-seed = 任意文字：同样的文字总给同样的牌局，其中的牌可能已有人知道。不写就随机。
assistant-argument-partner = 规则是双人时，谁玩第二队：human表示两队都由你玩，或一个机器人。
assistant-argument-number = 存下的局的编号；不写就是最近玩的那局没打完的。
assistant-argument-moves = run逃跑；2、5d或“方块5”拿那张牌，用它在房间里的位置、代码或名字；2w或7sw用武器打，2b或7sb徒手打；-2避开一张牌。几步连写，如2 4w或8d 4cw 8h。

## plain
plain-greeting = { $heading }。输入“{ command-help }”看帮助。
plain-introduced = { $words }输入“{ command-new } { $name }”试试，或“{ command-dismiss }”不再听到它。
plain-sure = 确定就输入“{ word-yes }”，不然输入“{ word-no }”。
plain-only_drawn = { $given }不能接在这里：写“{ word-drawn }”看图，什么都不写听文字
plain-welcome = 没玩过的话，输入“{ command-play }”：一篇短教程，一步一步教你。
plain-title = Scoundrel：{ $motto }。
plain-languages = 现在是{ $now }。换别的语言，输入“{ command-set } language”和它的代码：{ $others }。
plain-offered = 按回车就是“{ $command }”，或输入“{ command-help }”看其他一切。
plain-deal = 这是牌局{ $seed }。
plain-compare = 输入“{ command-compare } { $number }”，把这一局与{ $name }的并排看。
plain-share_what = “{ command-share }”后面什么都不写，或写“{ word-text }”：{ $given }都不是
plain-code = 这一局的代码：{ $code }
plain-try = 输入“{ command-try }”从第{ $room }间玩下去；不计成绩。
plain-next = 输入“{ command-new }”换一局，“{ command-again }”重玩这一局，“{ command-share }”“{ command-review }”“{ command-curve }”看详情，或“{ command-quit }”。
plain-next_dungeon = 输入“{ command-play }”去下一座地牢，“{ command-new }”换一局，“{ command-again }”重玩这一局，或“{ command-share }”“{ command-review }”“{ command-curve }”“{ command-quit }”。
plain-next_daily = 输入“{ command-share }”“{ command-review }”“{ command-curve }”“{ command-calendar }”“{ command-new }”或“{ command-quit }”。
plain-back = 输入“{ command-new }”开一局，“{ command-continue }”接着玩没打完的，或“{ command-help }”。
plain-back_to_game = 回到你的局。
plain-leave = 你离开了。
plain-leave_game = 你离开了这一局：{ $result }。
plain-kept = 这一局存下了。下次输入“{ command-continue }”接着玩。
plain-in_line = 第{ $n }行：{ $why }
plain-cut_off = 输入在半局里就断了，第{ $room }间，生命{ $health }
plain-no_game = 现在没有局：输入“{ command-new }”开一局，或“{ command-continue }”接着玩没打完的
plain-needs_words = 缺了东西；要这样写：{ $command }
plain-no_words = “{ $command }”后面不能接{ $words }：输入“{ command-help } { $command }”
plain-not_here = 这里不能用“{ $command }”：输入“{ command-help } { $command }”
plain-no_move = { $why }{ $near }
plain-no_command = 没有“{ $command }”这个命令{ $near }：输入“{ command-help }”看全部
plain-watched = 这是最后一步。输入“{ command-previous }”“{ command-curve }”或“{ command-back }”；“{ command-try }”从前面某一步玩下去。
plain-puzzle_again = 再试一次，或输入“{ command-solution }”“{ command-next }”“{ command-back }”。
plain-next_puzzle = 输入“{ command-puzzle } { $level } { $place }”做下一题。
plain-no_number = { $given }不是步数：写成比如“{ $command } 3”
plain-nothing_else = 没有别的未完的局
plain-is_over = { $number }号局已结束：输入“{ command-watch } { $number }”再看一遍
plain-no_saved_number = { $given }不是存下的局的编号：输入“{ command-games }”看有哪些
plain-names_two = { $given }不是两个名字：两个都写，中间加逗号，如“{ command-names } 阿达, 阿本”
plain-names_are = 两方叫{ $first }和{ $second }。
plain-two_seats = 双人局要两方，不是{ $given }：每队写一个，如“{ command-two } { word-human } expert”
plain-no_seat = { $seat }不能玩{ $near }：可以是{ $known }之一
plain-mixture_kept = 这套规则存为{ $name }。
plain-range = { $least }到{ $most }
plain-range_or_none = { $least }到{ $most }，或none
plain-mix_setting = { $name }={ $now }：{ $label }。可以是：{ $values }。
plain-mix_deck = { $name }={ $now }：{ $label }。
plain-forgotten = 规则{ $name }已删除。
plain-set = { $name }：{ $title }。{ $gist }
plain-own_set = { $name }：你的规则。{ $title }。
plain-lesson = 教程：{ $title }。输入“{ command-back }”离开；另有教程{ FORM($others, "") }。
plain-lesson_begun = 这篇教程你开过头了。输入“{ command-learn } { $name } { word-again }”从头来。
plain-no_lesson = 没有{ $name }这篇教程{ $near }：现有{ $known }
plain-no_puzzle = { $given }不是残局：写{ FORM($levels, "", list: "or") }；难度后面可以加编号
plain-no_daily = “{ command-daily }”后面不能接{ $given }：写“{ command-daily }”去每日地牢，或“{ command-daily } { word-puzzle }”
plain-saved = { $number }：{ $name }，{ $state }，最近玩于{ $when }。
plain-nothing_deleted = 最近一小时没有删过局
plain-nothing_to_watch = 还没有打完的局
plain-export_what = { $given }还不够：写存下的局的编号和新文件，如“{ command-export } 3 game.txt”
plain-counted = { $name }：{ $words }
plain-plots = { $name }：逐局的得分和准确度。
plain-never_played = 没有打完的{ $name }{ $near }
plain-has_earned = { $when }获得：{ $title }。{ $sentence }
plain-to_earn = 还没获得：{ $title }。{ $sentence }
plain-setting = { $name } { $now }：{ $help }还可以是：{ $others }。
plain-no_setting = 这里没有{ $name }这项设置{ $near }：现有{ $known }
plain-no_value = 设置{ $name }不能是{ $value }：只能是{ $known }之一
plain-which_value = 给设置{ $name }写一个值：{ $known }之一
plain-help_line = { $usage }：{ $sentence }
plain-more_help = 输入“{ command-help }”加一个命令看它做什么，或“{ command-help } { word-all }”。
plain-waiting = 正在等{ $who }。Ctrl-C不再等。
plain-stopped_waiting = 不等了。回车接着等；“{ command-look }”“{ command-resign }”“{ command-back }”“{ command-quit }”照常可用。
plain-gathering = 这一局还没开始：回车等其他人，“{ command-back }”离开
plain-gathered = 人到齐了。
plain-next_ranked = 输入“{ command-ranked }”再来一局，“{ command-boards }”看谁打得最好，或“{ command-new }”自己玩。
plain-next_shared = 输入“{ command-again }”再战，“{ command-friend }”看你的牌桌，或“{ command-new }”自己玩。
plain-no_ranked = 那里没有{ $name }{ $near }：有{ $known }
plain-no_table = { $given }不能与别人玩{ $near }：有{ $known }
plain-open_table = { $number }：{ $title }，{ $kind }。
plain-stand_in = 输入“{ command-bot } { word-me }”让机器人坐你的座位，或“{ command-bot } { word-other }”坐对方的。
plain-no_stand_in = { $given }不是座位：写“{ command-bot } { word-me }”或“{ command-bot } { word-other }”
plain-tables = 输入“{ command-friend }”加编号接着玩，或“{ command-friend } { word-new }”开一张双人桌。
plain-no_open_table = 你没有未完的{ $number }号局：输入“{ command-friend }”听有哪些
plain-more_entries = 输入“{ command-boards } { word-next }”看更多。
plain-no_next_page = 没有下一页了
plain-no_board = { $given }说的不是排行榜{ $near }：有{ $known }
plain-no_account = { $given }不是账号能做的事{ $near }：有{ $known }
plain-account = 输入“{ command-account }”和其中之一：{ $known }。
plain-account_data = 写一个新文件的名字，如“{ command-account } { word-data } mine.json”
plain-moves_help =
    .w1 = 输入要做什么，再按回车。
    .w2 = 2，或方块5：拿那张牌，用它在房间里的编号或名字。
    .w3 = 2w或2b：用武器打或徒手打；也可以写“徒手打黑桃7”。
    .w4 = 说全也行：拿方块2，徒手打梅花5，喝3。词间不用空格。
    .w5 = 问到时，答w、b、“{ word-yes }”或“{ word-no }”。
    .w6 = 逃跑：逃离房间，规则许可时。
    .w7 = -2，或避开黑桃7：避开那张牌，规则许可时。
    .w8 = 牌也有代码：点数加花色，c是梅花，s是黑桃，d是方块，h是红桃。
    .w9 = 5d拿方块5；7sw和7sb打黑桃7；Jc是梅花J。
    .w10 = 有的牌里有两条龙：Xc是梅花鬼牌，Xs是黑桃鬼牌。
    .w11 = 2 4w，或8d 4cw 8h：一间里的几步；要么全走，要么一步不走。

plain-offer-ranked = { command-ranked }：{ $told }
plain-offer-friend = { command-friend }：{ $told }
plain-offer-boards = { command-boards }：{ $told }
plain-offer-play = { command-play }：{ $told }。
plain-offer-continue = { command-continue }：{ $told }。
plain-offer-new_game = { command-new }：{ $label }；{ $told }。
plain-offer-daily = { command-daily }：{ $label }；{ $told }。

plain-prompt-unsaved = 没存上{" "}
plain-prompt-move = >{" "}
plain-prompt-player = { $name }>{" "}
plain-prompt-over = { command-new }、{ command-again }或{ command-quit }>{" "}
plain-prompt-lesson = 教程第{ $step }步，共{ $steps }步>{" "}
plain-prompt-puzzle = 残局>{" "}
plain-prompt-watch = 第{ $move }步，共{ $moves }步>{" "}
plain-prompt-gathering = 等待中，回车接着等>{" "}
plain-prompt-waiting = 没轮到你，回车等着>{" "}
plain-prompt-online_over = 已结束>{" "}

plain-dealer-alone = 发牌人，一个人看：等别人看不见也听不见时按回车>{" "}
plain-dealer-room = 发牌人，第{ $number }间有：{ $cards }。
plain-dealer-prompt = 英雄看到了什么？（回车就是不说；“{ command-quit }”“{ command-help }”“{ command-set } dealer nobody”照常可用）>{" "}

plain-group-room = 对局中：{ $commands }。
plain-group-begin = 开局：{ $commands }。
plain-group-learn = 学习：{ $commands }。
plain-group-online = 服务器上：{ $commands }。
plain-group-past = 玩过的局：{ $commands }。
plain-group-rest = 其他：{ $commands }。

plain-usage-look = { command-look }
plain-usage-dismiss = { command-dismiss }
plain-usage-unseen = { command-unseen }
plain-usage-discard = { command-discard }
plain-usage-hint = { command-hint }
plain-usage-undo = { command-undo }
plain-usage-rules = { command-rules } [规则名]
plain-usage-new = { command-new } [规则名] [种子]
plain-usage-play = { command-play } [编号]
plain-usage-again = { command-again }
plain-usage-continue = { command-continue } [编号]
plain-usage-compare = { command-compare } [编号]
plain-usage-daily = { command-daily } [{ word-puzzle }或编号]
plain-usage-winnable = { command-winnable } [规则名]
plain-usage-deal = { command-deal } 代码或链接
plain-usage-two = { command-two } [一方 另一方]
plain-usage-names = { command-names } [名字, 名字]
plain-usage-mix = { command-mix } [名称:] 设置=值 ……
plain-usage-forget = { command-forget } 名称
plain-usage-sets = { command-sets }
plain-usage-ranked = { command-ranked } [规则名]，或{ command-ranked } { word-day } [规则名]
plain-usage-friend = { command-friend } [{ word-new }或规则名] [{ word-dealer }或{ word-deal }]，或{ command-friend } 编号
plain-usage-join = { command-join } 链接
plain-usage-boards = { command-boards } [规则名] [{ word-day }、{ word-week }、{ word-season }或{ word-all }] [组别] [{ word-around }] [{ word-name } 某人]，{ command-boards } { word-next }，或{ command-boards } { word-report } 某人
plain-usage-bot = { command-bot } [{ word-me }或{ word-other }]
plain-usage-account = { command-account } [{ word-name }、{ word-code }、{ word-recover }、{ word-data }、{ word-assisted }、{ word-object }、{ word-delete }或{ word-new }]
plain-usage-learn = { command-learn } [哪一篇] [{ word-again }]
plain-usage-puzzle = { command-puzzle } [难度] [编号]，{ command-puzzle } { word-daily }，或{ command-puzzle } { word-mine }
plain-usage-solution = { command-solution }
plain-usage-back = { command-back }
plain-usage-tips = { command-tips }
plain-usage-guide = { command-guide } [名称或编号]
plain-usage-share = { command-share } [{ word-text }]
plain-usage-review = { command-review }
plain-usage-games = { command-games }
plain-usage-watch = { command-watch } [编号，或机器人 [规则名]]
plain-usage-next = { command-next } [步数]，或回车
plain-usage-previous = { command-previous } [步数]
plain-usage-curve = { command-curve } [{ word-drawn }]
plain-usage-try = { command-try }
plain-usage-resign = { command-resign } [编号] [{ word-yes }]
plain-usage-delete = { command-delete } 编号 [{ word-yes }]
plain-usage-restore = { command-restore } [编号]
plain-usage-export = { command-export } 编号 文件
plain-usage-import = { command-import } 文件
plain-usage-calendar = { command-calendar } [月份]
plain-usage-statistics = { command-statistics } [规则名]
plain-usage-habits = { command-habits }
plain-usage-plot = { command-plot } [规则名] [{ word-drawn }]
plain-usage-achievements = { command-achievements }
plain-usage-bestiary = { command-bestiary } [牌]
plain-usage-settings = { command-settings }
plain-usage-set = { command-set } 名称 值
plain-usage-help = { command-help } [命令或{ word-all }]
plain-usage-quit = { command-quit }

plain-help-look = 再说一遍这间房。
plain-help-dismiss = 不再听到向你推荐的规则。
plain-help-unseen = 还没来的牌。
plain-help-discard = 已出局的牌。
plain-help-hint = 教练指个方向；再要，说它会怎么走；再要，说每个打法的胜率。
plain-help-undo = 撤销上一步。
plain-help-rules = 这一局的规则，或另一套的。
plain-help-new = 新牌局；可以换规则，也可以自给种子。
plain-help-play = 先是新手教程，再是头几座地牢，由客气到公平；加编号就是那一座。
plain-help-again = 同一局牌从头来。
plain-help-continue = 接着玩最近没打完的局，或那个编号的局。
plain-help-compare = 把你打完的局，与发链接给你的人的，并排看。
plain-help-daily = 今天的每日地牢，人人相同；一次机会，不能撤销。或今日残局：“{ command-daily } { word-puzzle }”。或错过的一天，用编号，算练习。
plain-help-winnable = 一局能赢的新牌。
plain-help-deal = 某个代码的牌局，如“{ command-deal } classic/42”；或别人发来的链接所指的。
plain-help-two = 双人局，如“{ command-two } { word-human } expert”。
plain-help-names = 两方叫什么，如“{ command-names } 阿达, 阿本”。
plain-help-mix = 改规则的设置，照着玩；给个名称就存下；单写“{ command-mix }”列出各项设置。
plain-help-forget = 删除你自己的规则，如“{ command-forget } mine”。
plain-help-sets = 各套规则和你自己的，每套一句话。
plain-help-ranked = 排位，牌谁也不可能预知：经典的、别的规则的，或服务器的每日地牢。
plain-help-friend = 你在服务器上的牌桌；“{ command-friend } { word-new }”开一张双人桌，“{ command-friend } dragons { word-dealer }”开一张由别人发牌的，“{ command-friend } dragons { word-deal }”开一张由你发牌的。
plain-help-join = 坐上别人邀请你的座位，或观战。
plain-help-boards = 谁打得最好，如“{ command-boards } classic { word-week } { word-around }”，或“{ command-boards } { word-name } Ann”。
plain-help-bot = 提议让机器人坐你的座位，“{ command-bot } { word-me }”，或对方的，“{ command-bot } { word-other }”；或同意提议。
plain-help-account = 你在服务器上是谁；名字、给其他设备的代码、你的数据。
plain-help-learn = 边玩边学，从上次停下的地方起：classic、sidestep或dragons；“{ word-again }”从头来。
plain-help-puzzle = 一间房，一个最好的打法：下一道没解的，指定的一道如“{ command-puzzle } { word-easy } 3”，今日的，或你自己的错着。
plain-help-solution = 放弃残局，看最好的打法。
plain-help-back = 离开教程、残局或正在看的局。
plain-help-tips = 怎么打得好，几句短话。
plain-help-guide = 怎么赢，不逃怎么赢，以及计分讲解。
plain-help-share = 一局打完后的文字和链接；“{ command-share } { word-text }”给出可以粘贴的几行，不透露牌。观看时，把局面当问题发给别人。
plain-help-review = 打完的局里，教练对每间房怎么说。
plain-help-games = 存下的局，最新的在前。
plain-help-watch = 把存下的局再看一遍，带教练对每间房的话；或看机器人玩，如“{ command-watch } expert”。
plain-help-next = 观看时往前一步，或几步；残局里去下一题。
plain-help-previous = 观看时退一步，或几步。
plain-help-curve = 逐间的胜率，打完后或观看时；“{ word-drawn }”画成图。
plain-help-try = 从正在看的一步玩下去，或打完后从转折处玩下去；不计成绩。
plain-help-resign = 放弃没打完的局，算输；不写编号就是服务器上正在玩的。
plain-help-delete = 删除存下的局；一小时内可以找回。
plain-help-restore = 找回删掉的局；不写编号就是最近删的。
plain-help-export = 把存下的局的记录写进新文件，如“{ command-export } 3 game.txt”。
plain-help-import = 把文件里的记录存下来，如“{ command-import } game.txt”。
plain-help-calendar = 今天，以及一个月的日子：赢的、输的、错过的；别的月份如“{ command-calendar } 2026-11”。
plain-help-statistics = 你的战绩。
plain-help-habits = 最近几局里什么让你损失最大，换成怎样更好。
plain-help-plot = 逐局的得分和准确度；“{ word-drawn }”画成图。
plain-help-achievements = 已获得的，和还没获得的。
plain-help-bestiary = 你遇见过的生物和物品，以及后来如何；加一张牌，如“{ command-bestiary } 黑桃10”，就看那一条。
plain-help-settings = 谁描述房间，怪物怎么打。
plain-help-set = 改其中一项设置，如“{ command-set } dealer nobody”。
plain-help-help = 可以输入什么；或一个命令做什么，或全部。
plain-help-quit = 离开；局已存下。
