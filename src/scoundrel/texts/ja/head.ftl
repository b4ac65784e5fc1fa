### 日本語。
### 文体：物語・出来事・コーチ・ルール・語り手は常体（だ・た）、主語なし。手ほどき・設定・エラー・案内は「です・ます」。
### 「あなた」は書かない。命令形と感嘆符は使わない。ボタンは動詞の終止形か名詞。
### 名詞は形を変えない（FORM は名前をそのまま返す）。数えるときは助数詞を文に書く：札・カード 枚、魔物 体、武器・薬 本、部屋 部屋／第3室。
### 手順を並べるとき、最後以外は連用形の .on を使う。「、」「。」のあと、文のあいだに空白を入れない。
### 「いる／ある」は魔物と品で分かれるので、両方を並べうる文では使わない。
###
### 用語：
###   迷宮        語り手の言う場所。日ごとのものは「今日の迷宮」。
###   山札        伏せた、これから出るカード。ルール・数・出来事ではこちら。
###   カード一組  一局に使うすべてのカード（deck）。
###   配札        シードで決まる並び（deal）。code は配札コード。
###   対局        遊ぶ、保存する、勝つ、負けるもの（game）。「ゲーム」は Scoundrel そのもの。
###   部屋、逃げる、よける、カードを取る、素手、倒す、無駄になる、体力、得点（点）、勝率、正確さ、緩手・悪手・大悪手、
###   待った（undo）、ヒント、コーチ、ディーラー、検討（review）、詰め問題、手ほどき、番付、ランク戦、観戦、連続、実績、
###   力尽きる（fall）、抜け出す（escape）、最初の迷宮（first dungeons）、図鑑（bestiary）、棋譜にならって「記録」（record）。
###   魔物と武器は「強さ」、薬は「数字」と言い、「魔物の数」は頭数のときだけ。命令は「コマンド」、help は「ヘルプ」、表紙は「タイトル」、
###   名のないプレイヤーは「ゲスト」。

## language
language-name = 日本語
language-tag = ja
door-direction = ltr
language-by_code = { $code }（{ $name }）
language-unknown = { $given }という言語はありません。使えるのは{ $known }です
language-not_here = { $name }を読み込めませんでした。読み込めるまでは英語で表示します

## numbers and quotes
number-decimal = .
number-group = ,
percent = { $n }%
quote = 「{ $text }」

## list
list-and = { $some }と{ $last }
list-or = { $some }、{ $last }
list-either = { $some }か、{ $last }
list-comma = { $some }、{ $last }
list-then = { $some }、{ $last }
list-semicolon = { $some }、{ $last }
list-gap = { $some }……{ $last }
list-dot = { $some } · { $last }
list-signs = { $some } { $last }
list-sentences = { $some }{ $last }

## phrase
phrase-sentence = { $words }。

## speech
speech-mark-minus = マイナス
speech-mark-range = から
speech-mark-dot = 、
speech-mark-arrow = から
speech-mark-slain = 、これで倒した魔物：
speech-mark-turn = 手番：
speech-mark-done = 済：
speech-mark-margin = プラスマイナス

## dates
dates-day = { $month }{ $day }日
dates-date = { $year }年{ $month }{ $day }日
dates-weekday = { $month }{ $day }日（{ FORM($weekday, "short") }）
dates-month = { $year }年{ $month }
dates-no_month = { $given }は月として読めません。2026-11のように書きます
dates-hours = { $hours }時間{ $minutes }分
dates-minutes = { $n }分
weekday-1 = 月曜日
    .short = 月
weekday-2 = 火曜日
    .short = 火
weekday-3 = 水曜日
    .short = 水
weekday-4 = 木曜日
    .short = 木
weekday-5 = 金曜日
    .short = 金
weekday-6 = 土曜日
    .short = 土
weekday-7 = 日曜日
    .short = 日

month-1 = 1月
month-2 = 2月
month-3 = 3月
month-4 = 4月
month-5 = 5月
month-6 = 6月
month-7 = 7月
month-8 = 8月
month-9 = 9月
month-10 = 10月
month-11 = 11月
month-12 = 12月
