### 出了什么错，每条一句；单独说时由程序加句号，也会接在别的句子的冒号之后。
### 输入的、文件里的文字已带引号；命令、文件、程序所用的原样不译：run、7sw、start_health、[Rules "classic"]。

## everywhere
error-told = { $words }
error-near = （是不是{ $word }？）
error-json_syntax = 第{ $line }行第{ $column }列：{ $what }
error-json_depth = 嵌套得太深
error-json_number = 里面有个数太长
error-json_half = 缺了半个字符

## cards, seeds and deals
error-no_joker = { $text }不是牌：只有梅花和黑桃有鬼牌
error-not_a_card = { $text }不是牌：写点数（2到10、J、Q、K、A，X是鬼牌）和花色（c、s、d或h），如As或10d
error-not_a_range = { $text }不是一段牌：同一花色由小到大，如2c-Ac
error-no_card_code = 没有代码为{ $code }的牌
error-long_seed = { $seed }太长：种子最多{ NUMBER($most) }个字符
error-half_seed = { $seed }不能当种子：缺了半个字符
error-not_a_secret = { $secret }不是秘密：要写十六进制数字
error-unfair_commitment = 发牌不公平：它的秘密与承诺{ $commitment }不符
error-unfair_seed = 发牌不公平：它的秘密加上{ $client }得出另一个种子
error-unfair_first = 发牌不公平：先走的不是{ $player }号位
error-long_hashed = 文字有{ $n }字节，太长：一次最多计算{ $most }字节
error-long_stem = 种子有{ $n }字节，太长：最多容{ $most }字节

## files
error-not_regular = { $path }不是普通文件
error-unreadable = { $path }读不了：{ $why }
error-not_a_file_name = { $path }不是文件名
error-many_dots = { $path }读不了：一个键最多{ $most }个点
error-not_toml = { $path }不是TOML文件：{ $why }
error-long_file = { $path }超过{ NUMBER($most) }字节
error-not_utf8 = { $path }不是UTF-8文本文件
error-long_line = { $line }太长：一行最多{ NUMBER($most) }个字符

## time
error-nobody_waits = 没有人再等，所以停了
error-took_too_long = 用了{ $seconds }秒以上，所以停了

## rules
error-no_setting = 没有{ $name }这项设置{ $near }；设置有{ $known }
error-no_rules = 没有{ $name }这套规则{ $near }；规则有{ $known }
error-carried = carried={ $carried }与room_size={ $room_size }不合：一间房至少要面对一张牌
error-health_above = start_health={ $start_health }大于max_health={ $max_health }
error-not_a_choice = { $name }不能是{ $value }：只能是{ $known }之一
error-not_yes_or_no = { $name }不能是{ $value }：只能是yes或no
error-not_a_number = { $name }不能是{ $value }：要{ $least }到{ $most }的整数
error-not_a_number_or_none = { $name }不能是{ $value }：要{ $least }到{ $most }的整数，或none
error-not_a_name = { $name }不能是{ $value }：最多40个字母、数字、点和短横
error-not_a_title = { $name }不能是{ $value }：要一行，最多80个字符，不含分号
error-in_deck = deck：{ $why }
error-deck_is_a_list = deck不能是{ $value }：要一列牌
error-deck_size = 一副牌有1到{ $most }张，不是{ $n }张
error-long_rules = { $text }太长：一套规则最多{ NUMBER($most) }个字符
error-not_rules = { $text }不是一套规则：{ $why }
error-no_rules_name = 一套规则以名称开头，如classic
error-not_a_setting = { $text }不是设置：写FIELD=VALUE，如start_health=30
error-setting_twice = 设置{ $name }给了两次
error-not_a_base = base不能是{ $value }：要一套规则的名称
error-name_taken = 名称不能是{ $value }：已有一套规则叫这个
error-in_rules_file = { $path }：{ $why }

## moves
error-not_a_move = { $text }不是一步：写run、一张牌（5d）、用武器打（7sw）、徒手打（7sb）或避开一张牌（-7s）
error-no_monster = { $move }不是一步：{ $kind ->
    [weapon] { $card }是武器，不是怪物
   *[potion] { $card }是药水，不是怪物
 }
error-not_now = 现在走不了{ $move }这一步：{ $why }
error-no_way_to_choose = 按这套规则不能选怎么打；只写牌
error-no_weapon = 手里没有武器
error-weapon_limit = { $limit ->
    [at_most] { $weapon }只能打不大于{ $rank }的怪物
   *[below] { $weapon }只能打小于{ $rank }的怪物
 }
error-not_there = { $card }不在房间里，这里有：{ FORM($room, "", list: "signs") }
error-no_running = 按这套规则不能逃跑，但可以避开一张牌
error-no_putting_away = 按这套规则不能避开牌，但可以逃跑

error-two_ways = { $move }有两种打法：用武器写{ $armed }，徒手写{ $bare }
error-many_moves = 走不了{ $move }：一局最多{ NUMBER($most) }步
error-nothing_to_take_back = 没有可以撤销的一步
error-not_to_be_given_up = 只有没打完的单人局才能认输

## decks and positions
error-empty_deck = 一副牌至少要有一张
error-not_in_deck = { $rules }的牌里没有{ $card }
error-too_often = { $card }给了{ $count }次，而整副牌里只有{ $times }张
error-not_a_position = { $text }不是局面：{ $why }
error-stray = { $text }不该在那里
error-wrong_score = 得分是{ $score }，不是{ $told }
error-room_first = 规则之后要写房间，如room 1: 9s 2d Kc 4c
error-room_slots = 一间房有{ $slots }个位置，不是{ $n }个
error-heroes = { $players ->
    [1] 要有一位英雄，如hero 20或hero 17 weapon 5d 9c last 9c
   *[2] 要有两位英雄，如hero 20或hero 17 weapon 5d 9c last 9c
 }
error-too_many_of_card = { $card }出现了{ $n }次，而整副牌里只有{ $owned }张
error-health_too_high = 生命{ $health }高于上限{ $most }
error-health_too_low = 生命{ $health }低于下限{ $least }
error-fallen_or_not = 英雄生命为零或以下才算倒下，也必算倒下
error-not_a_weapon = { $card }不是武器
error-slain_is_monster = 能击杀的只有怪物
error-slain_after = 击杀过{ $earlier }的武器，不可能接着击杀{ $later }
error-health_after_fall = 没有怪物能让英雄的生命降到{ $health }
error-score_after_fall = 输了不可能得{ $score }分
error-too_many_faced = 这间房面对了{ $n }张牌，太多了
error-next_room = 房间已经面对完，下一间必定已发出
error-room_too_short = 地牢里还有牌，房间却不满
error-first_slots = 新房间的牌要从头一个位置排起
error-drunk_not_faced = 这间房里喝的药水比面对的牌还多
error-drunk_not_discarded = 喝的药水比弃掉的还多
error-impossible_room = 面对了{ $n }张牌，在第{ $room }间不可能
error-from_room_one = 房间从1数起
error-avoided_before = 第1间之前不可能避开过什么
error-never_locked = 按这套规则，避开从不受限
error-never_put_away = 按这套规则不能避开牌
error-locked_and_put_away = 避开受限时，不能避开牌
error-no_chance = 缺了随机状态
error-needless_chance = 随机状态不该在这里
error-chance_zero = 随机状态不会全是零
error-no_known_cards = 按这套规则，已知的牌从不放到牌底
error-no_second_player = 没有第二方
error-fallen_turn = 轮到的不可能是倒下的英雄
error-no_last_card = 面对过牌，就必有最后一张
error-not_faced = { $card }还没面对过
error-long_position = 一个局面最多{ NUMBER($most) }个字符

## records
error-long_record = { $text }太长：一份记录最多{ NUMBER($most) }个字符
error-after_the_end = 第{ $number }行：{ $line }在一局结束之后
error-two_results = 记录以{ $said }开头，以{ $result }结尾
error-not_a_header = 第{ $number }行：{ $line }不是标头：记录以{ $known }开头，各最多一次，如[Rules "classic"]
error-unreadable_header = 第{ $number }行：{ $value }读不了
error-bad_first = { $value }不能先走：写[First "1"]或[First "2"]，不带局面
error-bad_shuffle = { $value }不是洗牌方式：种子可以是{ $known }
error-proof_needs = 公平发牌的记录用密钥，并带{ $known }
error-not_a_room = 第{ $number }行：{ $line }不是房间：写编号和其中的走法，如1. 5d 7sw 4h
error-not_a_json_line = { $line }不是一行JSON：{ $why }
error-json_record = JSON记录只有这些键，各带一段文字：{ $known }
error-record_rules = 记录要有规则，如[Rules "classic"]
error-record_deal = 记录要有牌局，如[Seed "42"]或[Deck "As Td 4h 7c"]
error-long_game = 一份记录最多{ NUMBER($most) }步，不是{ NUMBER($n) }步
error-rules_unreadable = 记录的规则读不了：{ $why }
error-untrue_move = 记录从第{ $number }步（{ $move }）起不属实：{ $why }
error-other_room = 它写在第{ $room }间，而现在是第{ $now }间
error-other_position = 记录的规则与它的局面的规则不同
error-bad_start = 记录的开局摆不出来：{ $why }
error-first_player = { $players ->
    [1] { $first }号不能先走：{ $rules }是单人的，从0数起
   *[2] { $first }号不能先走：{ $rules }是双人的，从0数起
 }
error-no_legal_code = 代码{ $code }不是能走的一步
error-cut_off = 记录在第{ $count }步之后断了：最后一行应是结果{ $result }
error-untrue_end = 记录在结尾处不属实：第{ $count }步之后是{ $result }，不是{ $said }

## the digital table
error-digital_players = document 004是单人的，而{ $rules }是双人的
error-already_dealt = 第一间已经发过了
error-no_skipping = 现在不能跳过房间
error-no_slot = 位置{ $index }没有牌：有牌的是{ $known }
error-room_not_finished = 房间还没完：还有牌要面对
error-game_over = 这一局已结束
error-card_not_in_room = { $card }不在房间里
error-room_finished = 房间已经面对完：先把它结清
error-say_how = { $card }有两种打法：说明用不用武器
error-wrong_kind = { $kind ->
    [monster] { $card }是{ $wanted ->
        [weapon] 怪物，不是武器
       *[potion] 怪物，不是药水
     }
    [weapon] { $card }是{ $wanted ->
        [monster] 武器，不是怪物
       *[potion] 武器，不是药水
     }
   *[potion] { $card }是{ $wanted ->
        [monster] 药水，不是怪物
       *[weapon] 药水，不是武器
     }
 }
error-not_to_be_fought = { $weapon ->
    [yes] 现在不能用武器打{ $card }
   *[no] 现在不能徒手打{ $card }
 }

## conformance files
error-long_conformance = 一致性文件最多{ NUMBER($most) }个字符
error-not_json = 这不是JSON：{ $why }
error-in_scenario = 场景{ $name }：{ $why }
error-object_with = { $what }是带{ $known }的对象
error-no_key = { $what }没有{ $key }{ $near }
error-bad_value = { $what }：{ $key }不能是{ $value }
error-needs_key = { $what }需要{ $key }
error-what-file = 一致性文件
error-what-scenario = 场景
error-what-step = 步骤
error-what-expectation = 预期
error-what-hero = 英雄
error-what-outcome = 结果
error-step_kinds = 步骤只能是{ $known }之一
error-no_scenarios = 一致性文件至少要有一个场景
error-scenario_twice = 有两个场景都叫{ $name }
error-scenario_position = 局面用的是别的规则
error-scenario_start = 要有一副牌、一个种子或一个局面

## bots, budgets and programs
error-no_goal = { $name }不是目标：只能是win或score
error-no_end = { $name }走了{ NUMBER($most) }步还没打完
error-net_of_another = { $name }.net是{ $rules }的网络
error-no_bot = 没有叫{ $name }的机器人{ $near }；机器人有{ $known }
error-sees_all = { $name }不能凭视野玩：它看得见整副牌
error-no_budget = { $name }不用预算；只有expert用
error-two_budgets = 给expert的是simulations或milliseconds，不能都给
error-bad_simulations = expert一间房不能往后推演{ NUMBER($n) }次：给0到{ NUMBER($most) }的数
error-bad_milliseconds = expert不能想{ $n }毫秒：给0到{ NUMBER($most) }的数
error-not_for_score = { $name }不能为得分玩；只有net和expert能
error-rules_not_for_score = { $name }玩{ $rules }时不能为得分玩：两队都为逃出去
error-programs_goal = 程序自己选目标：不能叫{ $name }为{ $goal }玩
error-no_position = 没有可以走的局面
error-not_a_budget = { $text }不是预算：写go simulations 100
error-bad_seconds = 不能给程序{ $n }秒来回答：给最多{ NUMBER($most) }的数
error-no_programs = 程序在这个系统上玩不了：没有办法结束它们启动的一切
error-not_started = 程序{ $name }没能启动：{ $why }
error-answered_no_move = 程序{ $name }回答了{ $text }，那不是一步
error-answered_illegal = 程序{ $name }回答了{ $move }，那一步走不了
error-complained = 程序{ $name }抱怨：{ $words }
error-program_ended = 程序{ $name }结束了
error-endless_answer = 程序{ $name }的回答没完没了
error-program_late = { $does ->
    [read] 程序{ $name }在{ $seconds }秒内没有读
   *[answer] 程序{ $name }在{ $seconds }秒内没有回答
 }
error-no_such_word = { $word }不是isready、position、go、quit之一
error-not_a_command = { $command }不是命令：{ $why }
error-no_program = { $text }没有指明程序：写{ $mark }COMMAND

## nets and the search
error-mind_needs = 要有一个网络，和单人的规则
error-no_points = 这个{ $rules }的网络只说胜率，不说分数：不能为得分玩
error-other_table = 这张牌桌不是{ $rules }的，它只玩那套
error-not_listed = 没有列出过选项{ $index }
error-not_listed_here = 这张牌桌没有列出过选项{ $index }
error-net_outputs = 网络有1或2个输出，不是{ $n }个
error-net_width = 网络宽64到{ $most }，每级64，不是{ $width }
error-late_rules = 终局用的网络是别的规则的
error-late_outputs = 终局用的网络输出个数不同
error-late_twice = 这个网络已经有终局用的了
error-net_numbers = 这个网络有{ $wanted }个数，不是{ $n }个
error-net_bytes = 这个网络的数占{ NUMBER($wanted) }字节，不是{ NUMBER($n) }
error-net_part = { $name }是网络的一部分，不是整个
error-net_strangers = 网络{ $name }和{ $other }不是一起的
error-net_unreadable = 网络{ $name }读不了：{ $why }
error-net_first_line = 网络{ $name }已损坏：第一行读不了
error-net_format = 网络{ $name }是另一种格式，{ $format }
error-net_digest = 网络{ $name }已损坏：里面的数不是当初写的
error-net_damaged = 网络{ $name }已损坏：{ $why }
error-party_rules = 这张牌桌的规则与这一队所用的不同
error-party_luck = 一队的运气由32字节组成，不是{ $n }字节
error-net_to_go_on = 要接着来，需要同一套规则的另一个网络
error-decisions_inputs = { $length }个决定需要{ $length } × { $row }个输入和{ $length }个牌数
error-decisions_worths = { $length }个决定需要{ $length } × 2个估值
error-nothing_to_learn = 从{ $rules }的对局里学不到什么：接连{ NUMBER($deals) }局没有什么可决定的
error-solver_alone = 求解器只解单人的，而{ $rules }是{ $players }人的
error-bad_limit = { $limit }不是限度：要1到{ NUMBER($most) }个节点
error-solver_rules = 求解器是{ $rules }的，而这一局用别的规则
error-limit_reached = 还没找到赢的走法，限度就到了
error-not_winnable = 从这里赢不了了
error-table_full = 一张牌桌最多{ $most }张牌，不是{ $n }张
error-no_card_of_code = { $code }不是哪张牌的代码
error-no_such_start = 没有哪一局以{ $first }号先走、{ $n }字节随机数开始
error-no_move_of_code = { $code }不是现在能走的一步的代码
error-no_moves_of_codes = 代码{ $codes }不是这间房的走法
error-bad_snapshot = 牌桌的快照有{ $size }字节，不是{ $n }字节
error-no_such_table = 按这套规则，没有哪张牌桌有{ $facts }

## the coach
error-nothing_to_decide = 这一局已结束，没有可决定的
error-others_turn = 轮到的是另一方
error-coach_alone = 教练只评单人局，而{ $rules }是双人的
error-not_a_puzzle = 这不是残局：{ $why }
error-unfinished = 这一局没打完，在第{ $room }间；复盘会说出盖着的牌，所以打完了才有
error-unfinished_facts = 这一局没打完，在第{ $room }间；打完了才知道这些
error-nothing_to_review = 这一局没有可复盘的走法
error-many_rooms = 教练最多复盘{ $most }间的局；这一局有{ NUMBER($rooms) }间
error-needs_matplotlib = 图片需要Matplotlib：{ $command }能装上
error-not_a_picture = { $path }不是图片：名字要以.svg或.png结尾

## runs of many games
error-no_games = 一批至少一局，不是{ NUMBER($games) }局
error-other_version = 这一批是版本{ $version }的，而工作进程是{ $own }
error-other_survey = 这些局面是版本{ $version }的，而这里是{ $own }
error-no_choices = 按{ $rules }，{ $deals }局里没有一间房有得选
error-worker_killed = 工作进程接连{ $times }次被强行终止
error-results_in_use = 另一批正在用{ $path }
error-another_run = { $path }是另一批的：{ FORM($differences, "", list: "semicolon") }
error-run_differs = { $name }是{ $theirs }，不是{ $ours }
error-not_results = { $path }不是一批对局的文件
error-results_without_table = { $path }开始时没有--table，里面没有可以写进表的局
error-results_damaged = { $path }在第{ $byte }字节之后损坏
error-batch_twice = { $path }里第{ $number }组有两份
error-results_ahead = { $path }里已有到第{ NUMBER($n) }局；至少要这么多
error-results_format = { $path }的格式是{ $version }，这个版本读{ $known }
error-not_a_cluster = { $address }不是集群的地址：写tcp://HOST:8786
error-cluster_needs = 集群需要{ $name }：{ $command }能装上
error-cluster_certificates = 集群{ $address }需要证书，写在Dask的配置里
error-cluster_unreachable = 连不上集群{ $address }：{ $why }
error-cluster_silent = 集群{ $address }不再应答
error-cluster_without_workers = 集群{ $address }没有工作进程
error-lost_batch = 有一组太多次失去了工作进程
error-worker_failed = 集群的一个工作进程失败了：{ $why }
error-many_inputs = 这套规则有{ $n }个输入，训练最多用{ $most }个
error-other_inputs = 网络{ $name }的输入或宽度与这个不同
error-checkpoint_damaged = { $path }已损坏，或是别的版本的；换个文件夹开始
error-checkpoint_of_another = { $path }是另一批的：{ $rules }，宽{ $width }

## tables of data
error-not_a_table = { $path }不是表：名字要以.parquet、.csv或.jsonl结尾
error-needs_pyarrow = .parquet表需要pyarrow：{ $command }能装上
error-no_file = 没有{ $path }这个文件
error-row_value = { $path }第{ $number }行的{ $name }不能是{ $given }：{ $wanted ->
    [int] 要整数
    [float] 要数
    [bool] 要true或false
   *[str] 要文字
 }
error-no_column = { $path }没有{ $name }这一栏；需要{ $known }
error-no_column_in_line = { $path }第{ $line }行没有{ $name }这一栏；需要{ $known }
error-not_csv = { $path }不是CSV文件：第{ $line }行，{ $why }
error-line_not_json = { $path }第{ $number }行不是JSON：{ $why }
error-not_parquet = { $path }不是Parquet文件，或已损坏
error-graded_unreadable = 局面{ $position }读不了：{ $why }
error-graded_undecided = 局面{ $position }不是让一方来决定的
error-row_has_no = { $path }第{ $number }行没有{ $name }
error-row_damaged = { $path }第{ $number }行已损坏：胜率要在0到1之间，损失不小于0
error-no_positions = { $path }里没有局面
error-mixed_positions = { $path }里的局面不是全按同一目标、同一预算评的
error-impossible_budget = 不可能有谁用{ NUMBER($n) }次推演评过{ $path }
error-position_twice = { $path }里有两个局面的id都是{ $position }
error-no_best_plan = { $path }里的局面{ $position }要有一个最好的打法
error-row_has_no_id = { $path }第{ $number }行没有id
error-answers_nothing = { $path }第{ $number }行回答的局面{ $position }并不存在
error-answers_twice = { $path }第{ $number }行又回答了一次局面{ $position }
error-no_answers = { $path }没有回答{ NUMBER($all) }个局面里的{ NUMBER($n) }个：{ $some }
error-bad_answer = 局面{ $position }不能用{ $answer }回答：{ $why }
error-not_through = 它没有走完房间
error-plans_there = { $why }；那里的打法有{ $some }
error-after_the_room = { $move }在房间结束之后

## environments
error-one_game = 至少要有一局，不是{ $n }局
error-many_actions = 动作有{ NUMBER($n) }个，太多：最多容{ NUMBER($most) }个
error-another_thread = 另一个线程正在用这个环境：每个线程各用一个
error-no_such_deck = 按这套规则，没有哪一局以这样的{ $n }张牌开始
error-rows_for_games = 数组里没有给{ $games }局各备一行
error-actions_for_games = { $games }局各要一个动作
error-no_such_action = 动作是0到{ $most }的数
error-no_arrays = 还没有可以写入的数组
error-row_of_numbers = { $player }号位要一行{ $n }个数
error-duo_reward = 双人时reward不能是“shaped”：只能是win或score
error-duo_actions = 双人时actions不能是“plans”，因为两人在一间里轮流：只能是cards
error-action_not_now = 现在不能做动作{ $action }（{ $name }）
error-action_not_now_in = 第{ $game }局现在不能做动作{ $action }（{ $name }）
error-seeds_for_games = { $n }个种子与{ $games }局对不上
error-not_from_one = { $name }不能是{ $value }：要从1起的整数
error-many_plans = { $size }张牌的房间有{ NUMBER($n) }个打法，能当动作的最多{ NUMBER($most) }个；选actions='cards'
error-env_players = { $rules }是{ $players ->
    [1] 单人的：见{ $where }
   *[2] 双人的：见{ $where }
 }
error-no_first_move = { $rules }还没走第一步就结束：它的牌发不满一间房
error-options_kind = options不能是{ $value }：要一个字典
error-no_option = 没有{ $name }这个选项{ $near }；选项有deal和deck
error-deal_or_deck = 一局以牌局或整副牌开始：给其中一个
error-not_a_deal = { $deal }不是牌局：给一个整数，或classic/42这样的代码
error-other_deal = 牌局{ $deal }不合：它的规则在{ $settings }上不同
error-deck_without_move = 用这副牌，还没走第一步就结束
error-not_a_deck = { $deck }不是一副牌：从最上面一张起写，如“As Td 4h”
error-bad_penalty = penalty不能是{ $value }：要从0起的数

## matches online
error-game_not_over = 这一局还没结束
error-match_moved_on = 对局已经往前走了
error-no_action = 没有{ $action }这个动作
error-seat_taken = 这个座位已有人坐了
error-not_to_begin = 现在不能开始
error-side_missing = 要给牌局加上1到{ $most }个字母的文字
error-not_handed_over = 发牌人还没交出这间房
error-not_your_turn = 还没轮到你
error-one_room = 一次只能走同一间房里的步
error-too_long = 这一局太长了
error-nothing_to_hand_over = 没有可交出的房间
error-long_description = 描述最多{ $most }个字
error-dealer_gives_up = 发牌人不能替玩的一方认输
error-no_stand_in = 这里不能让机器人接座位
error-not_begun = 这一局还没开始

## the command line
cli-interrupted = 已中断
cli-no_command = 没有{ $given }这个命令{ $near }；命令有{ $known }
cli-one_of = 给出{ FORM($options, "") }之一
cli-not_both = 给{ $first }或{ $second }，不能都给
cli-deal_or = 给--deal，或{ FORM($options, "") }
cli-goes_with = { FORM($options, "") }要与{ $other }一起用
cli-file_or_deal = 给文件或牌局，不能都给
cli-link_or_deal = 给--link、--join或一个牌局
cli-server_deals = 服务器自己发牌：给--rules，不给牌局，也不给--rule
cli-two_files = { $first }和{ $second }要用不同的文件
cli-no_file = { $path }不是普通文件
cli-exists = { $path }已经有了；换个新文件，或用--force覆盖
cli-records = { $path }有{ $n }份记录，而{ $wanted }只要一份
cli-no_number = { $given }不是数
cli-no_move = 记录只有{ $n }步，没有第{ $move }步
cli-training = 训练需要{ $name }：{ $command }能装上

cli-for_rules = { $option }是比较规则用的
cli-for_bots = { $option }是比较机器人用的
cli-neither = { $given }既不是机器人，也不是规则{ $near }；机器人有{ $bots }，规则有{ $rules }
cli-unlike = { $bot }是机器人，{ $rules }是规则：给两个同类的
cli-players_differ = { $first }和{ $second }的人数不同
cli-decks_differ = 这两套规则用的牌不同，同一种子发的牌也不同
cli-no_budget = { $given }既不是目标，也不是推演次数：最多写{ $most }，如expert:1000、net:score或expert:1000:score
cli-deals_stopped = 已中断，{ $deals }局里走完{ $played }局

cli-is_over = 这一局已结束：{ $result }
cli-no_order = 求解器要知道没见过的牌的次序，这个局面没有给；只凭玩的一方所见，用`scoundrel hint`
cli-other_rules = 这一局是{ $rules }，不是{ $wanted }
cli-no_range = { $given }不是一段种子：写两个数，如1-1000
cli-backwards = { $given }倒过来了：写{ $right }
cli-too_many_seeds = { $given }超过{ $most }个种子

cli-stopped = { $why }，{ $games }局里玩了{ $played }局
cli-stopped_kept = { $why }，{ $games }局里玩了{ $played }局；再用同一命令，就从{ $path }接着来
cli-lost = { $why }；没有--resume，这些局就丢了
cli-kept = { $why }；局存在{ $path }；再用同一命令，就写出表

check-line = 第{ $number }行：{ $why }
check-schema = 是模式文件，没有可查的
check-scenarios = { $n }个场景里{ $good }个成立
check-records = { $n }份记录里{ $good }份属实
check-record = 记录属实：{ $n }步之后{ $result }
