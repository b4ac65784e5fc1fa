## share
share-day = Scoundrel { $number }
share-deal = Scoundrel、{ $what }
share-practice = { $title }、練習
share-again = { $title }、第{ $room }室からもう一度
share-known = { $title }、二度目以降
share-imported = { $title }、記録から
share-escaped = { $n ->
    [1] 残る命一つで脱出
   *[other] 体力{ $n }で脱出
 }
share-fell = 第{ $room }室（全{ $rooms }室）で力尽きた
share-hints = ヒント{ $n }回
share-undos = 待った{ $n }回
share-party = { $name }：{ $result }
share-told = 部屋を出たときの体力：{ $rooms }。
share-ahead = たどり着けなかった部屋{ $n }室
share-unfinished = この対局は途中で、第{ $room }室にいます。共有できるのは終わってからです
share-nothing = 共有できる終わった対局がありません。記録のファイル名を指定します

share-cell-high = 多い
share-cell-good = まずまず
share-cell-fair = 少ない
share-cell-low = ごくわずか
share-cell-escaped = 脱出
share-cell-fell = 力尽きた

## days
days-next = 次の迷宮まで{ $span }
days-after = { $n }日連続。
days-open_now = 今日の迷宮が開いている
days-dungeon_open = 今日の迷宮が待っている
days-dungeon_begun = 今日の迷宮：第{ $room }室にいる
days-dungeon_over = 今日の迷宮：{ $result }
days-puzzle_open = 今日の詰め問題が待っている
days-puzzle_solved = 今日の詰め問題は解けた
days-streak = { $n }日連続
days-yesterday = 昨日：{ $result }
days-last = 前回：{ $date }、{ $result }
days-with_help = { $result }（ヒントあり）
days-month = { $month }：
days-empty_month = 一局も遊んでいない。
days-legend = { $sign } { $what }

days-sign-won = ✓
days-sign-aided = ~
days-sign-lost = ✕
days-sign-begun = >
days-sign-missed = ·
days-sign-open = ?
days-sign-puzzle = ◆

days-name-won = 勝ち
days-name-aided = ヒントありの勝ち
days-name-lost = 負け
days-name-begun = 途中
days-name-missed = 遊ばず
days-name-open = 待っている
days-name-puzzle = 詰め問題を解いた

days-told-won = 勝った日：{ $days }日。
days-told-aided = ヒントありで勝った日：{ $days }日。
days-told-lost = 負けた日：{ $days }日。
days-told-begun = 途中の日：{ $days }日。
days-told-missed = 遊ばなかった日：{ $days }日。
days-told-open = 待っている日：{ $days }日。
days-told-puzzle = 詰め問題を解いた日：{ $days }日。

## achievements
achievements-news = 実績「{ $title }」を達成。{ $sentence }

achievements-out-title = 日の光
achievements-out-sentence = 一局勝つ。

achievements-thread-title = 薄氷の生還
achievements-thread-sentence = 体力{ $number }で勝つ。

achievements-unmarked-title = かすり傷ひとつなく
achievements-unmarked-sentence = 体力が上限のまま勝つ。

achievements-last_potion-title = 別れの一杯
achievements-last_potion-sentence = 最後の一枚を薬にして、体力の上限を超える得点で勝つ。

achievements-light-title = 絹の手袋
achievements-light-sentence = 失う体力を合わせて{ $number }以下に抑えて勝つ。

achievements-gloves-title = 汚れなき手
achievements-gloves-sentence = 一度も素手で戦わずに勝つ。

achievements-fists-title = 鋼など要らぬ
achievements-fists-sentence = 素手で{ $number }回以上戦って勝つ。

achievements-knuckles-title = 拳骨
achievements-knuckles-sentence = 強さ{ $number }以上の魔物と素手で戦って勝つ。

achievements-whetstone-title = 砥石
achievements-whetstone-sentence = 一本の武器で魔物を{ $number }体倒す。

achievements-heirloom-title = 家宝
achievements-heirloom-sentence = 一本の武器で魔物を{ $number }体倒す。

achievements-splinters-title = 木っ端
achievements-splinters-sentence = 武器を{ $number }本以上砕いて勝つ。

achievements-sober-title = 一滴もこぼさず
achievements-sober-sentence = 薬を一つも無駄にせずに勝つ。

achievements-spilt-title = 一滴余計
achievements-spilt-sentence = 薬を{ $number }本以上無駄にして勝つ。

achievements-straight-title = 退路なし
achievements-straight-sentence = 避けてよいルールで、何も避けずに勝つ。

achievements-detour-title = 遠回り
achievements-detour-sentence = { $number }回以上逃げて勝つ。

achievements-alone-title = 我が道
achievements-alone-sentence = ヒントも待ったも使わずに勝つ。

achievements-cold-title = 冷静沈着
achievements-cold-sentence = 正確さ{ $number }%以上で勝つ。

achievements-no_exit-title = 出口なし
achievements-no_exit-sentence = 逃げられないルールで勝つ。

achievements-of_the_day-title = 今日の一番
achievements-of_the_day-sentence = 今日の迷宮で勝つ。

achievements-house_rules-title = 我が家の掟
achievements-house_rules-sentence = 自分のルールで勝つ。

achievements-regular-title = 常連
achievements-regular-sentence = { $number }局勝つ。

achievements-habit-title = 習い性
achievements-habit-sentence = { $number }連勝する。

achievements-well_read-title = 博覧強記
achievements-well_read-sentence = { $number }種のルールすべてで勝つ。

achievements-week-title = 地の底の一週間
achievements-week-sentence = 今日の迷宮を{ $number }日続けて遊び終える。

achievements-puzzler-title = 部屋を見る目
achievements-puzzler-sentence = 詰め問題を{ $number }問解く。

## honours
honours-back = 設定に新しいカードの裏が加わった：{ $name }。
honours-table = 設定に新しい卓が加わった：{ $name }。
honours-with = { $name }（「{ $achievement }」で）
honours-to_earn = まだ得ていないもの：{ $what }。

## statistics
statistics-achievements = 実績
statistics-habits = 癖
statistics-reviewing = { $n ->
    [1] コーチが直近の1局を検討しています……
   *[other] コーチが直近の{ $n }局を検討しています……
 }
statistics-earned = ✓
statistics-not_earned = ·
statistics-daily = 今日の迷宮の連続：いま{ $current }日、最長{ $longest }日。
statistics-none = 対局はまだない。
statistics-no_accuracy = 検討した対局はまだない。
statistics-games = { $n }局、{ $wins }勝。
statistics-aided = うち{ $n }局はヒントありの勝ちで、別に数える。
statistics-own_wins = 勝つことが条件の実績には、ヒントなしの勝ちが要る。一度達成したものはなくならない。
statistics-share = 勝率{ $share }。本当の勝率は、おそらく{ $low }から{ $high }のあいだ。
statistics-streak = 連勝：いま{ $current }、最長{ $longest }。
statistics-score = 最高得点{ $best }、平均{ $average }。
statistics-accuracy = 正確さの平均{ $share }。

## plots
plots-score = 得点
plots-games = 局数
plots-one = { $low }
plots-range = { $low }～{ $high }
plots-accuracy = 正確さ（%）
plots-game = 対局（曲線：{ $n }局の平均）
plots-chance = 勝率（%）
plots-room = 部屋（x：選んだあと）

## picture
picture-escaped = { $n ->
    [1] 残る命一つで脱出
   *[other] 体力{ $n }で脱出
 }
picture-fell = 第{ $room }室（全{ $rooms }室）で力尽きた
picture-unaided = 自力
picture-known = 既知の配札
picture-hints = ヒント{ $n }回
picture-undone = 待った{ $n }回
