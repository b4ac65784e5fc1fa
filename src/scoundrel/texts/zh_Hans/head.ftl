### 简体中文。全文用语与文风（完整词表在译者的 languages/zh_Hans.md）。
###
### 称呼：用“你”，能省则省，不用“您”。语气冷、短，偶尔一句玩笑，从不用感叹号。
### 标点：引号“ ”，全角标点；数字、字母、%、牌的符号用半角，与汉字之间不加空格；句与句之间没有空格。
### 没有复数，选择只在措辞真不同时才用（[0]、[1] 与 *[other]）；量词写在句子里（两张牌、3间房、20点生命）。
###
###   地牢        还没翻开的牌，也指那个地方；牌底：地牢的最下面
###   每日地牢    一天一局、人人相同的那一局
###   整副牌      一局所用的全部牌；牌局：牌的次序（牌局代码、种子）
###   局          玩的那一盘（新局、一局、存下的局）
###   房间        翻开的那几张牌；第3间
###   逃跑、避开  逃离整间房；避开一张牌（放到地牢牌底）
###   面对        打怪物、拿武器、喝药水
###   击杀、徒手、浪费、全新、钝了
###   发牌人、旁白、教练；提示、复盘、残局、教程
###   缓着、失误、败着（棋语），准确度，胜率
###   倒下、逃出（输、赢）
###
### 名词不变形，只有生物与物品有形式：见 cards.ftl 的开头。

## language
language-name = 简体中文
language-tag = zh-Hans
door-direction = ltr
language-by_code = { $code }（{ $name }）
language-unknown = 没有{ $given }这种语言；现有{ $known }
language-not_here = 没能取到{ $name }；取到之前，游戏先说英文

## numbers and quotes
number-decimal = .
number-group = ,
percent = { $n }%
quote = “{ $text }”

## list
list-and = { $some }和{ $last }
list-or = { $some }或{ $last }
list-either = { $some }或{ $last }
list-comma = { $some }、{ $last }
list-then = { $some }，再{ $last }
list-semicolon = { $some }；{ $last }
list-gap = { $some }……{ $last }
list-dot = { $some } · { $last }
list-signs = { $some } { $last }
list-sentences = { $some }{ $last }

## phrase
phrase-sentence = { $words }。

## speech
speech-mark-minus = 负
speech-mark-range = 到
speech-mark-dot = ，
speech-mark-arrow = 变为
speech-mark-slain = ，用它击杀：
speech-mark-turn = 轮到：
speech-mark-done = 已完成：
speech-mark-margin = ，误差

## dates
dates-day = { $month }{ $day }日
dates-date = { $year }年{ $month }{ $day }日
dates-weekday = { $month }{ $day }日，{ $weekday }
dates-month = { $year }年{ $month }
dates-no_month = { $given }不是月份，要写成2026-11这样
dates-hours = { $hours }小时{ $minutes }分
dates-minutes = { $n }分
weekday-1 = 星期一
    .short = 一
weekday-2 = 星期二
    .short = 二
weekday-3 = 星期三
    .short = 三
weekday-4 = 星期四
    .short = 四
weekday-5 = 星期五
    .short = 五
weekday-6 = 星期六
    .short = 六
weekday-7 = 星期日
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
