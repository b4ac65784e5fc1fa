## share
share-day = Scoundrel { $number }
share-deal = Scoundrel，{ $what }
share-practice = { $title }，练习
share-again = { $title }，从第{ $room }间重来
share-known = { $title }，不是头一回
share-imported = { $title }，来自记录
share-escaped = 剩{ $n }颗心，逃出生天
share-fell = 倒在第{ $room }间，共{ $rooms }间
share-hints = 提示{ $n }次
share-undos = 撤销{ $n }次
share-party = { $name }：{ $result }
share-told = 离开每间房时的生命：{ $rooms }。
share-ahead = 还有{ $n }间没到
share-unfinished = 这一局没打完，在第{ $room }间；打完了才能分享
share-nothing = 你没有打完的局可以分享；给出记录文件的名字

share-cell-high = 高
share-cell-good = 中
share-cell-fair = 低
share-cell-low = 很低
share-cell-escaped = 逃出
share-cell-fell = 倒下

## days
days-next = 再过{ $span }，下一座地牢开放
days-after = 连续{ $n }天。
days-open_now = 今天的地牢已开放
days-dungeon_open = 今天的地牢在等你
days-dungeon_begun = 今天的地牢：你在第{ $room }间
days-dungeon_over = 今天的地牢：{ $result }
days-puzzle_open = 今日残局在等你
days-puzzle_solved = 今日残局已解出
days-streak = 连续{ $n }天
days-yesterday = 昨天：{ $result }
days-last = 上次：{ $date }，{ $result }
days-with_help = { $result }，有辅助
days-month = { $month }：
days-empty_month = 什么都没玩。
days-legend = { $sign } { $what }

days-sign-won = ✓
days-sign-aided = ~
days-sign-lost = ✕
days-sign-begun = >
days-sign-missed = ·
days-sign-open = ?
days-sign-puzzle = ◆

days-name-won = 赢了
days-name-aided = 靠辅助赢了
days-name-lost = 输了
days-name-begun = 未完
days-name-missed = 错过
days-name-open = 还没玩
days-name-puzzle = 残局已解

days-told-won = 赢了：{ $days }日。
days-told-aided = 靠辅助赢了：{ $days }日。
days-told-lost = 输了：{ $days }日。
days-told-begun = 未完：{ $days }日。
days-told-missed = 错过：{ $days }日。
days-told-open = 等着你：{ $days }日。
days-told-puzzle = 解出当日残局：{ $days }日。

## achievements
achievements-news = 获得成就：{ $title }。{ $sentence }

achievements-out-title = 重见天日
achievements-out-sentence = 赢一局。

achievements-thread-title = 一线之间
achievements-thread-sentence = 赢一局，只剩{ $number }点生命。

achievements-unmarked-title = 毫发无伤
achievements-unmarked-sentence = 赢一局，生命全满。

achievements-last_potion-title = 送行酒
achievements-last_potion-sentence = 赢一局，以药水收尾，得分超过生命上限。

achievements-light-title = 轻拿轻放
achievements-light-sentence = 赢一局，一路失去的生命不超过{ $number }点。

achievements-gloves-title = 两手干净
achievements-gloves-sentence = 赢一局，一次也不徒手。

achievements-fists-title = 何须刀剑
achievements-fists-sentence = 赢一局，至少徒手打{ $number }次。

achievements-knuckles-title = 赤手空拳
achievements-knuckles-sentence = 赢一局，徒手打过一只至少{ $number }点的怪物。

achievements-whetstone-title = 磨刀石
achievements-whetstone-sentence = 一把武器击杀{ $number }只怪物。

achievements-heirloom-title = 传家宝
achievements-heirloom-sentence = 一把武器击杀{ $number }只怪物。

achievements-splinters-title = 碎木屑
achievements-splinters-sentence = 赢一局，至少折断{ $number }把武器。

achievements-sober-title = 滴酒不洒
achievements-sober-sentence = 赢一局，一瓶药水也不浪费。

achievements-spilt-title = 多喝一口
achievements-spilt-sentence = 赢一局，至少浪费{ $number }瓶药水。

achievements-straight-title = 有去无回
achievements-straight-sentence = 赢一局，规则许可也什么都不避开。

achievements-detour-title = 绕远路
achievements-detour-sentence = 赢一局，至少逃跑{ $number }次。

achievements-alone-title = 自有主张
achievements-alone-sentence = 赢一局，不看提示，不撤销。

achievements-cold-title = 心如止水
achievements-cold-sentence = 赢一局，准确度至少{ $number }%。

achievements-no_exit-title = 没有出口
achievements-no_exit-sentence = 在不能逃跑的规则下赢一局。

achievements-of_the_day-title = 今日之星
achievements-of_the_day-sentence = 赢一座每日地牢。

achievements-house_rules-title = 自家规矩
achievements-house_rules-sentence = 按你自己的规则赢一局。

achievements-regular-title = 老主顾
achievements-regular-sentence = 赢{ $number }局。

achievements-habit-title = 习惯成自然
achievements-habit-sentence = { $number }连胜。

achievements-well_read-title = 博览群书
achievements-well_read-sentence = 用{ $number }套规则各赢一局。

achievements-week-title = 地下七日
achievements-week-sentence = 连续{ $number }天打完每日地牢。

achievements-puzzler-title = 一眼看穿
achievements-puzzler-sentence = 解出{ $number }道残局。

## honours
honours-back = 设置里新添一种牌背：{ $name }。
honours-table = 设置里新添一种桌面：{ $name }。
honours-with = { $name }，来自“{ $achievement }”
honours-to_earn = 还没获得：{ $what }。

## statistics
statistics-achievements = 成就
statistics-habits = 习惯
statistics-reviewing = { $n ->
    [1] 教练正在复盘你的上一局……
   *[other] 教练正在复盘你最近的{ $n }局……
 }
statistics-earned = ✓
statistics-not_earned = ·
statistics-daily = 每日地牢连续天数：现在{ $current }天，最长{ $longest }天。
statistics-none = 还没有局。
statistics-no_accuracy = 还没有复盘过的局。
statistics-games = { $n }局，胜{ $wins }局。
statistics-aided = 另有{ $n }局是靠提示赢的，分开算。
statistics-own_wins = 凡是要赢的成就，都得不靠提示去赢。已获得的照样保留。
statistics-share = 胜率{ $share }；真实的胜率多半在{ $low }到{ $high }之间。
statistics-streak = 连胜：现在{ $current }局，最长{ $longest }局。
statistics-score = 最高{ $best }分，平均{ $average }分。
statistics-accuracy = 平均准确度{ $share }。

## plots
plots-score = 得分
plots-games = 局数
plots-one = { $low }
plots-range = { $low }到{ $high }
plots-accuracy = 准确度%
plots-game = 局（曲线：{ $n }局平均）
plots-chance = 胜率%
plots-room = 房间（x：你决定之后）

## picture
picture-escaped = 剩{ $n }颗心，逃出生天
picture-fell = 倒在第{ $room }间，共{ $rooms }间
picture-unaided = 无辅助
picture-known = 牌早已知道
picture-hints = 提示{ $n }次
picture-undone = 撤销{ $n }次
