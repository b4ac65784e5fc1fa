## coach
coach-over = 大于{ $chance }
coach-under = 小于{ $chance }
coach-about = 约{ $chance }（{ $low }到{ $high }）
coach-no_hope = 已经赢不了了；能保几分是几分。
coach-no_chance = 已经赢不了了。
coach-least_lost = 已经赢不了了。{ $plan }。这样得分最高：平均{ $points }。
coach-best = { $plan }。{ $worth }。
coach-how = { $plan }：{ $moves }
coach-chance = 胜率{ $chance }
coach-score = 胜率{ $chance }，平均{ $points }
coach-points = { $score }分
coach-others = 其他打法：{ $plans }。
coach-other = { $plan }（{ $chance }，{ $why }）
coach-worth = { $plan }（{ $chance }）
coach-fatal = 致命：{ $plans }。

## nudge
nudge-then = 接下来：{ $moves }。
nudge-lost = 已经赢不了了；为剩下的分数打吧。
nudge-note = 胜率是逃出去的机会，不论底下藏着什么牌。
nudge-marked = 教练的打法，第{ $number }步：{ $words }。
nudge-marked_left = 教练的打法：{ $words }。

nudge-button-nudge = 提示
nudge-button-marks = 标出来
nudge-button-numbers = 详情

nudge-key-nudge = 提示
nudge-key-marks = 标出来
nudge-key-numbers = 详情

nudge-help-nudge = 先给个方向
nudge-help-marks = 标在牌上
nudge-help-numbers = 给出数字

nudge-ask-take = 该拿哪张牌？
nudge-ask-take_or_run = 该拿哪张牌，还是逃跑？
nudge-ask-put_away = 要不要避开一张牌，避开哪张？
nudge-ask-leave = { $n ->
    [1] 该留下哪张牌？
   *[other] 该留下哪{ $n }张牌？
 }
nudge-ask-leave_or_run = { $n ->
    [1] 该不该逃？不逃的话，留下哪张牌？
   *[other] 该不该逃？不逃的话，留下哪{ $n }张牌？
 }
nudge-ask-run = 该逃，还是张张面对？
nudge-ask-order = 该按什么次序面对？
nudge-ask-last = 这一张该怎么对付？

nudge-mark-bare = 徒手
nudge-mark-strike = 用武器
nudge-mark-monster = 打
nudge-mark-weapon = 拿
nudge-mark-potion = 喝
nudge-mark-put_away = 避开
nudge-mark-leave = 留下

nudge-brief-bare = 徒手
nudge-brief-strike = 武器
nudge-brief-monster = 打
nudge-brief-weapon = 拿
nudge-brief-potion = 喝
nudge-brief-put_away = 避开
nudge-brief-leave = 留下
nudge-brief-numbered = { $number } { $words }

## plans
coach-plan-run = 逃跑
coach-plan-put_away = 避开{ FORM($cards, "") }
coach-plan-leave = 留下{ FORM($cards, "") }
coach-plan-face_all = 全部面对
coach-plan-take = 拿{ FORM($cards, "") }

## why
# 优点：打法已在前面说过，句子省去主语；.also 是第二句，以“还”开头。
why-good-fatal = 这样能活下来。
why-good-out = 这样能逃出地牢，得{ $score }分。
    .also = 还能逃出地牢，得{ $score }分。
why-good-score = 这样能得{ $score }分，而不是{ $other }分。
    .also = 还能得{ $score }分，而不是{ $other }分。
why-good-drink = 这样能用{ FORM($cards, "") }恢复{ $heals }点，于是有{ $health }点生命，而不是{ $other }点。
    .also = 还能用{ FORM($cards, "") }恢复{ $heals }点，于是有{ $health }点生命，而不是{ $other }点。
why-good-heal = 这样能用{ FORM($cards, "") }恢复{ $heals }点，而不是{ $other }点。
    .also = 还能用{ FORM($cards, "") }恢复{ $heals }点，而不是{ $other }点。
why-good-idle = 这样能用{ FORM($cards, "") }恢复{ $heals }点，不然一点也恢复不了。
    .also = 还能用{ FORM($cards, "") }恢复{ $heals }点，不然一点也恢复不了。
why-good-unwasted = 这样能用{ FORM($cards, "") }恢复{ $heals }点，不然就浪费了。
    .also = 还能用{ FORM($cards, "") }恢复{ $heals }点，不然就浪费了。
why-good-keep = 这样能把{ FORM($cards, "") }留到以后，现在喝只恢复{ $heals }点。
    .also = 还能把{ FORM($cards, "") }留到以后，现在喝只恢复{ $heals }点。
why-good-full = 这样能把{ FORM($cards, "") }留到以后，现在喝一点也恢复不了。
    .also = 还能把{ FORM($cards, "") }留到以后，现在喝一点也恢复不了。
why-good-waste = 这样能把{ FORM($cards, "") }留到以后，现在喝就浪费了。
    .also = 还能把{ FORM($cards, "") }留到以后，现在喝就浪费了。
why-good-block = 这样能用{ $weapon }打{ FORM($cards, "") }，多挡{ $n }点。
    .also = 还能用{ $weapon }打{ FORM($cards, "") }，多挡{ $n }点。
why-good-block_by_several = 这样能用武器打{ FORM($cards, "") }，多挡{ $n }点。
    .also = 还能用武器打{ FORM($cards, "") }，多挡{ $n }点。
why-good-fresh = 这样能让{ $weapon }保持全新，好对付还没来的{ FORM($cards, "") }。
    .also = 还能让{ $weapon }保持全新，好对付还没来的{ FORM($cards, "") }。
why-good-sharp = 这样能让{ $weapon }保持锋利，往后还打得动{ FORM($cards, "") }。
    .also = 还能让{ $weapon }保持锋利，往后还打得动{ FORM($cards, "") }。
why-good-reserve = 这样能把{ $weapon }留到以后。
    .also = 还能把{ $weapon }留到以后。
why-good-arm = 这样能拿上{ $weapon }，应付还没来的{ FORM($cards, "") }。
    .also = 还能拿上{ $weapon }，应付还没来的{ FORM($cards, "") }。
why-good-hold = 这样能留住手里的{ $weapon }，应付还没来的{ FORM($cards, "") }。
    .also = 还能留住手里的{ $weapon }，应付还没来的{ FORM($cards, "") }。
why-good-room = 这样能躲过这间房：最好的打法也要失去{ $cost }点生命，只剩{ $other }点。
    .also = 还能躲过这间房：最好的打法也要失去{ $cost }点生命，只剩{ $other }点。
why-good-room_healed = 这样能躲过这间房：最好的打法也要失去{ $cost }点、恢复{ $heals }点，只剩{ $other }点。
    .also = 还能躲过这间房：最好的打法也要失去{ $cost }点、恢复{ $heals }点，只剩{ $other }点。
why-good-wait = 这样能把{ FORM($cards, "") }留到以后，于是有{ $health }点生命，而不是{ $other }点。
    .also = 还能把{ FORM($cards, "") }留到以后，于是有{ $health }点生命，而不是{ $other }点。
why-good-away = 这样能把{ FORM($cards, "") }往后拖，于是有{ $health }点生命，而不是{ $other }点。
    .also = 还能把{ FORM($cards, "") }往后拖，于是有{ $health }点生命，而不是{ $other }点。
why-good-instead = 这样能用{ $potion }恢复{ $heals }点，又不碰{ $monster }，于是有{ $health }点生命，而不是{ $other }点。
    .also = 还能用{ $potion }恢复{ $heals }点，又不碰{ $monster }，于是有{ $health }点生命，而不是{ $other }点。
why-good-health = 这样能剩{ $health }点生命，而不是{ $other }点。
    .also = 还能剩{ $health }点生命，而不是{ $other }点。
why-good-free_to_run = 这样能在必要时逃离下一间。
    .also = 还能在必要时逃离下一间。
why-good-free_to_put_away = 这样能在下一间避开一张牌。
    .also = 还能在下一间避开一张牌。
why-good-rid = 这样能用{ $cost }点生命了结{ FORM($cards, "") }。
    .also = 还能用{ $cost }点生命了结{ FORM($cards, "") }。
why-good-certain = 这样必胜：后面的牌全都知道了。
why-good-points = 这样胜率差不多，能多得{ $n }分。
why-good-bonus = 这样收尾时生命全满，最后又是药水，多得{ $n }分。
why-good-saves = 这样平均多得{ $n }分。
why-good-trade = 这样平均多得{ $n }分，不过胜率低些。
why-good-only = 只能这样走。
why-good-alive = 只有这样走能活下来。
why-good-only_run = 要活着过这间房，只有这个办法。
why-good-dear = 要活命只有这个办法：这些牌里任意{ $n }张至少要{ $cost }点生命，而你只有{ $health }点。
why-good-equal = 与次好的打法不相上下。
why-good-lookahead = 这是往后推演得出的，一句话说不清。

# 缺点：.brief 放在打法后的括号里，不是句子。
why-bad-fatal = 这样会送命：打{ FORM($cards, "") }要失去{ $cost }点，而你只有{ $health }点。
    .brief = 会送命：打{ FORM($cards, "") }要失去{ $cost }点，只有{ $health }点
why-bad-out = 这样还出不了地牢，换个打法能得{ $score }分。
    .also = 而且还出不了地牢，换个打法能得{ $score }分。
    .brief = 还出不了地牢，换个打法能得{ $score }分
why-bad-score = 这样得{ $other }分，而不是{ $score }分。
    .also = 而且得{ $other }分，而不是{ $score }分。
    .brief = 得{ $other }分，而不是{ $score }分
why-bad-drink = 这样压着{ FORM($cards, "") }不喝，只有{ $other }点生命，而不是{ $health }点。
    .also = 而且压着{ FORM($cards, "") }不喝，只有{ $other }点生命，而不是{ $health }点。
    .brief = 压着{ FORM($cards, "") }不喝，只有{ $other }点生命，而不是{ $health }点
why-bad-heal = 这样{ FORM($cards, "") }只恢复{ $other }点，而不是{ $heals }点。
    .also = 而且{ FORM($cards, "") }只恢复{ $other }点，而不是{ $heals }点。
    .brief = { FORM($cards, "") }只恢复{ $other }点，而不是{ $heals }点
why-bad-idle = 这样白喝{ FORM($cards, "") }，本可恢复{ $heals }点。
    .also = 而且白喝{ FORM($cards, "") }，本可恢复{ $heals }点。
    .brief = 白喝{ FORM($cards, "") }，本可恢复{ $heals }点
why-bad-unwasted = 这样浪费{ FORM($cards, "") }，本可恢复{ $heals }点。
    .also = 而且浪费{ FORM($cards, "") }，本可恢复{ $heals }点。
    .brief = 浪费{ FORM($cards, "") }，本可恢复{ $heals }点
why-bad-keep = 这样{ FORM($cards, "") }只恢复{ $heals }点。
    .also = 而且{ FORM($cards, "") }只恢复{ $heals }点。
    .brief = { FORM($cards, "") }只恢复{ $heals }点
why-bad-full = 这样白喝{ FORM($cards, "") }。
    .also = 而且白喝{ FORM($cards, "") }。
    .brief = 白喝{ FORM($cards, "") }
why-bad-waste = 这样浪费{ FORM($cards, "") }。
    .also = 而且浪费{ FORM($cards, "") }。
    .brief = 浪费{ FORM($cards, "") }
why-bad-block = 这样不用{ $weapon }打{ FORM($cards, "") }，少挡{ $n }点。
    .also = 而且不用{ $weapon }打{ FORM($cards, "") }，少挡{ $n }点。
    .brief = 不用{ $weapon }打{ FORM($cards, "") }，少挡{ $n }点
why-bad-block_by_several = 这样比用武器打{ FORM($cards, "") }的打法少挡{ $n }点。
    .also = 而且比用武器打{ FORM($cards, "") }的打法少挡{ $n }点。
    .brief = 比用武器打{ FORM($cards, "") }的打法少挡{ $n }点
why-bad-fresh = 这样把{ $weapon }用钝了，而{ FORM($cards, "") }还没来。
    .also = 而且把{ $weapon }用钝了，而{ FORM($cards, "") }还没来。
    .brief = 把{ $weapon }用钝了，而{ FORM($cards, "") }还没来
why-bad-sharp = 这样把{ $weapon }用得太钝，打不动还没来的{ FORM($cards, "") }。
    .also = 而且把{ $weapon }用得太钝，打不动还没来的{ FORM($cards, "") }。
    .brief = 把{ $weapon }用得太钝，打不动还没来的{ FORM($cards, "") }
why-bad-reserve = 这样现在就拿{ $weapon }，没有留着。
    .also = 而且现在就拿{ $weapon }，没有留着。
    .brief = 现在就拿{ $weapon }，没有留着
why-bad-arm = 这样手里没有{ $weapon }，而{ FORM($cards, "") }还没来。
    .also = 而且手里没有{ $weapon }，而{ FORM($cards, "") }还没来。
    .brief = 手里没有{ $weapon }，而{ FORM($cards, "") }还没来
why-bad-hold = 这样放弃了{ $weapon }，而{ FORM($cards, "") }还没来。
    .also = 而且放弃了{ $weapon }，而{ FORM($cards, "") }还没来。
    .brief = 放弃了{ $weapon }，而{ FORM($cards, "") }还没来
why-bad-room = 这样要失去{ $cost }点生命，只剩{ $other }点。
    .also = 而且要失去{ $cost }点生命，只剩{ $other }点。
    .brief = 要失去{ $cost }点生命，只剩{ $other }点
why-bad-room_healed = 这样要失去{ $cost }点、恢复{ $heals }点，只剩{ $other }点。
    .also = 而且要失去{ $cost }点、恢复{ $heals }点，只剩{ $other }点。
    .brief = 要失去{ $cost }点、恢复{ $heals }点，只剩{ $other }点
why-bad-wait = 这样现在就为{ FORM($cards, "") }付出{ $cost }点，只剩{ $other }点生命。
    .also = 而且现在就为{ FORM($cards, "") }付出{ $cost }点，只剩{ $other }点生命。
    .brief = 现在就为{ FORM($cards, "") }付出{ $cost }点，只剩{ $other }点生命
why-bad-away = 这样现在就为{ FORM($cards, "") }付出{ $cost }点，只剩{ $other }点生命。
    .also = 而且现在就为{ FORM($cards, "") }付出{ $cost }点，只剩{ $other }点生命。
    .brief = 现在就为{ FORM($cards, "") }付出{ $cost }点，只剩{ $other }点生命
why-bad-instead = 这样打{ $monster }而不喝{ $potion }，只有{ $other }点生命，而不是{ $health }点。
    .also = 而且打{ $monster }而不喝{ $potion }，只有{ $other }点生命，而不是{ $health }点。
    .brief = 打{ $monster }而不喝{ $potion }，只有{ $other }点生命，而不是{ $health }点
why-bad-health = 这样只剩{ $other }点生命，而不是{ $health }点。
    .also = 而且只剩{ $other }点生命，而不是{ $health }点。
    .brief = 只剩{ $other }点生命，而不是{ $health }点
why-bad-free_to_run = { $n ->
    [0] 这样下一间不能逃。
   *[other] 这样下一间不能逃，大于10的怪物还有{ $n }张没见过。
 }
    .also = { $n ->
        [0] 而且下一间不能逃。
       *[other] 而且下一间不能逃，大于10的怪物还有{ $n }张没见过。
     }
    .brief = { $n ->
        [0] 下一间不能逃
       *[other] 下一间不能逃，大于10的怪物还有{ $n }张没见过
     }
why-bad-free_to_put_away = { $n ->
    [0] 这样下一间得全部面对。
   *[other] 这样下一间得全部面对，大于10的怪物还有{ $n }张没见过。
 }
    .also = { $n ->
        [0] 而且下一间得全部面对。
       *[other] 而且下一间得全部面对，大于10的怪物还有{ $n }张没见过。
     }
    .brief = { $n ->
        [0] 下一间得全部面对
       *[other] 下一间得全部面对，大于10的怪物还有{ $n }张没见过
     }
why-bad-rid = 这样把{ FORM($cards, "") }留在下一间等着你。
    .also = 而且把{ FORM($cards, "") }留在下一间等着你。
    .brief = 把{ FORM($cards, "") }留在下一间等着你
why-bad-certain = 这样走必输：后面的牌全都知道了。
    .brief = 必输：后面的牌全都知道了
why-bad-points = 这样胜率差不多，但少得{ $n }分。
    .brief = 胜率差不多，但少得{ $n }分
why-bad-saves = 这样平均少得{ $n }分。
    .brief = 平均少得{ $n }分
why-bad-trade = 这样胜率高些，但平均少得{ $n }分。
    .brief = 胜率高些，但平均少得{ $n }分
why-bad-equal = 与它不相上下。
    .brief = 不相上下
why-bad-lookahead = 往后推演，这样要差些。
    .brief = 往后推演要差些

# 走过的打法错在哪里：第一句点明“你的打法”，第二句用 .also。
why-past-fatal = 你的打法送了命：打{ FORM($cards, "") }要失去{ $cost }点，而你只有{ $health }点。
why-past-out = 你的打法没能出地牢，换个打法能得{ $score }分。
    .also = 而且没能出地牢，换个打法能得{ $score }分。
why-past-score = 你的打法得了{ $other }分，而不是{ $score }分。
    .also = 而且得了{ $other }分，而不是{ $score }分。
why-past-drink = 你的打法压着{ FORM($cards, "") }没喝，只有{ $other }点生命，而不是{ $health }点。
    .also = 而且压着{ FORM($cards, "") }没喝，只有{ $other }点生命，而不是{ $health }点。
why-past-heal = 你的打法让{ FORM($cards, "") }只恢复了{ $other }点，而不是{ $heals }点。
    .also = 而且{ FORM($cards, "") }只恢复了{ $other }点，而不是{ $heals }点。
why-past-idle = 你的打法白喝了{ FORM($cards, "") }，本可恢复{ $heals }点。
    .also = 而且白喝了{ FORM($cards, "") }，本可恢复{ $heals }点。
why-past-unwasted = 你的打法浪费了{ FORM($cards, "") }，本可恢复{ $heals }点。
    .also = 而且浪费了{ FORM($cards, "") }，本可恢复{ $heals }点。
why-past-keep = 你的打法让{ FORM($cards, "") }只恢复了{ $heals }点。
    .also = 而且{ FORM($cards, "") }只恢复了{ $heals }点。
why-past-full = 你的打法白喝了{ FORM($cards, "") }。
    .also = 而且白喝了{ FORM($cards, "") }。
why-past-waste = 你的打法浪费了{ FORM($cards, "") }。
    .also = 而且浪费了{ FORM($cards, "") }。
why-past-block = 你的打法没用{ $weapon }打{ FORM($cards, "") }，少挡了{ $n }点。
    .also = 而且没用{ $weapon }打{ FORM($cards, "") }，少挡了{ $n }点。
why-past-block_by_several = 你的打法比用武器打{ FORM($cards, "") }的打法少挡了{ $n }点。
    .also = 而且比用武器打{ FORM($cards, "") }的打法少挡了{ $n }点。
why-past-fresh = 你的打法把{ $weapon }用钝了，而{ FORM($cards, "") }还没来。
    .also = 而且把{ $weapon }用钝了，而{ FORM($cards, "") }还没来。
why-past-sharp = 你的打法把{ $weapon }用得太钝，打不动还没来的{ FORM($cards, "") }。
    .also = 而且把{ $weapon }用得太钝，打不动还没来的{ FORM($cards, "") }。
why-past-reserve = 你的打法拿了{ $weapon }，没有留着。
    .also = 而且拿了{ $weapon }，没有留着。
why-past-arm = 你的打法没拿{ $weapon }，而{ FORM($cards, "") }还没来。
    .also = 而且没拿{ $weapon }，而{ FORM($cards, "") }还没来。
why-past-hold = 你的打法放弃了{ $weapon }，而{ FORM($cards, "") }还没来。
    .also = 而且放弃了{ $weapon }，而{ FORM($cards, "") }还没来。
why-past-room = 你的打法失去了{ $cost }点生命，只剩{ $other }点。
    .also = 而且失去了{ $cost }点生命，只剩{ $other }点。
why-past-room_healed = 你的打法失去了{ $cost }点、恢复了{ $heals }点，只剩{ $other }点。
    .also = 而且失去了{ $cost }点、恢复了{ $heals }点，只剩{ $other }点。
why-past-wait = 你的打法为{ FORM($cards, "") }付出了{ $cost }点，只剩{ $other }点生命。
    .also = 而且为{ FORM($cards, "") }付出了{ $cost }点，只剩{ $other }点生命。
why-past-away = 你的打法为{ FORM($cards, "") }付出了{ $cost }点，只剩{ $other }点生命。
    .also = 而且为{ FORM($cards, "") }付出了{ $cost }点，只剩{ $other }点生命。
why-past-instead = 你的打法打了{ $monster }而没喝{ $potion }，只有{ $other }点生命，而不是{ $health }点。
    .also = 而且打了{ $monster }而没喝{ $potion }，只有{ $other }点生命，而不是{ $health }点。
why-past-health = 你的打法只剩{ $other }点生命，而不是{ $health }点。
    .also = 而且只剩{ $other }点生命，而不是{ $health }点。
why-past-free_to_run = { $n ->
    [0] 你的打法使下一间不能逃。
   *[other] 你的打法使下一间不能逃，而大于10的怪物还有{ $n }张没见过。
 }
    .also = { $n ->
        [0] 而且使下一间不能逃。
       *[other] 而且使下一间不能逃，而大于10的怪物还有{ $n }张没见过。
     }
why-past-free_to_put_away = { $n ->
    [0] 你的打法使下一间得全部面对。
   *[other] 你的打法使下一间得全部面对，而大于10的怪物还有{ $n }张没见过。
 }
    .also = { $n ->
        [0] 而且使下一间得全部面对。
       *[other] 而且使下一间得全部面对，而大于10的怪物还有{ $n }张没见过。
     }
why-past-rid = 你的打法把{ FORM($cards, "") }留在了下一间等着你。
    .also = 而且把{ FORM($cards, "") }留在了下一间等着你。
why-past-certain = 你的打法走下去必输：后面的牌当时全都知道了。
why-past-trade = 你的打法胜率高些，但平均少得{ $n }分。
why-past-equal = 你的打法与最好的不相上下。
why-past-lookahead = 你的打法要差些，往后推演才看得出。

# 输掉的一局，败在哪里。
why-cost-fatal = 第{ $room }间里你只有{ $health }点生命，却去打要失去{ $cost }点的{ FORM($cards, "") }。
why-cost-drink = 第{ $room }间里你压着{ FORM($cards, "") }没喝，于是只有{ $other }点生命，而不是{ $health }点。
why-cost-heal = 第{ $room }间里你的{ FORM($cards, "") }只恢复了{ $other }点，而不是{ $heals }点。
why-cost-idle = 第{ $room }间里你白喝了{ FORM($cards, "") }，本可恢复{ $heals }点。
why-cost-unwasted = 第{ $room }间里你浪费了{ FORM($cards, "") }，本可恢复{ $heals }点。
why-cost-keep = 第{ $room }间里你的{ FORM($cards, "") }只恢复了{ $heals }点，本可以等。
why-cost-full = 第{ $room }间里你白喝了{ FORM($cards, "") }，本可以等。
why-cost-waste = 第{ $room }间里你浪费了{ FORM($cards, "") }，本可以等。
why-cost-block = 第{ $room }间里你没用{ $weapon }打{ FORM($cards, "") }，少挡了{ $n }点。
why-cost-block_by_several = 第{ $room }间里你用武器太少：本可多挡{ $n }点。
why-cost-fresh = 第{ $room }间里你把{ $weapon }用钝了，而{ FORM($cards, "") }还没来。
why-cost-sharp = 第{ $room }间里你把{ $weapon }用得太钝，打不动还没来的{ FORM($cards, "") }。
why-cost-reserve = 第{ $room }间里你拿了{ $weapon }，没有留着。
why-cost-arm = 第{ $room }间里你没拿{ $weapon }，而{ FORM($cards, "") }还没来。
why-cost-hold = 第{ $room }间里你放弃了{ $weapon }，而{ FORM($cards, "") }还没来。
why-cost-room = 第{ $room }间里你留了下来，失去{ $cost }点生命，只剩{ $other }点。
why-cost-room_healed = 第{ $room }间里你留了下来，失去{ $cost }点、恢复{ $heals }点，只剩{ $other }点。
why-cost-wait = 第{ $room }间里你为{ FORM($cards, "") }付出了{ $cost }点，本可以等。
why-cost-away = 第{ $room }间里你为{ FORM($cards, "") }付出了{ $cost }点，本可以避开。
why-cost-instead = 第{ $room }间里你打了{ $monster }而没喝{ $potion }，于是只有{ $other }点生命，而不是{ $health }点。
why-cost-health = 第{ $room }间里你留住了{ $other }点生命，本可留住{ $health }点。
why-cost-free_to_run = 第{ $room }间里你逃了，于是下一间逃不了。
why-cost-free_to_put_away = 第{ $room }间里你避开了一张牌，于是下一间得全部面对。
why-cost-rid = 第{ $room }间里你把{ FORM($cards, "") }留在了下一间等着你。
why-cost-certain = 第{ $room }间里你送掉了必胜的一局：后面的牌当时全都知道了。

why-nudge-fatal = 这间房不是每种走法都能活下来。
why-nudge-out = 这里有路走出地牢。
why-nudge-score = 得分就在这里定。
why-nudge-drink = 这里喝不喝药水，生命相差{ $n }点。
why-nudge-heal = 什么时候喝很要紧：时机对了，药水恢复得更多。
why-nudge-idle = 什么时候喝很要紧：这里可能白喝一瓶。
why-nudge-unwasted = 什么时候喝很要紧：这里可能浪费一瓶。
why-nudge-keep = 药水现在喝，有一部分要白费。
why-nudge-full = 什么时候喝很要紧：这里可能白喝一瓶。
why-nudge-waste = 什么时候喝很要紧：这里可能浪费一瓶。
why-nudge-block = 在这里武器能比次好的打法多挡{ $n }点。
why-nudge-block_by_several = 在这里武器能比次好的打法多挡{ $n }点。
why-nudge-fresh = 没打过的武器什么都能打。想想后面还有什么。
why-nudge-sharp = 想想你的武器后面还得打得动什么。
why-nudge-reserve = 躺在房间里的武器，一直是全新的。
why-nudge-arm = 怪物还没来完。你拿什么迎接？
why-nudge-hold = 怪物还没来完。该用哪把武器迎接？
why-nudge-room = 算算留下来要付出多少。
why-nudge-room_healed = 算算留下来要付出多少，药水又能补回多少。
why-nudge-wait = 这里有只怪物不必现在打。
why-nudge-away = 这里有只怪物不必现在打。
why-nudge-instead = 比一比：药水补多少，怪物夺多少。
why-nudge-health = 一种走法剩{ $health }点生命，另一种只剩{ $other }点。
why-nudge-free_to_run = 逃了这一间，就得面对下一间。
why-nudge-free_to_put_away = 避开一张牌，下一间就得全部面对。
why-nudge-rid = 留下的牌，下一间还在那里。
why-nudge-certain = 后面的牌你全知道：在心里走到底。
why-nudge-points = 不止一种走法胜率差不多；高下在分数。
why-nudge-bonus = 最后一张牌算数：想想最后面对什么。
why-nudge-saves = 剩下能争的只有分数。
why-nudge-trade = 这里想多得分，就得舍一点稳妥。
why-nudge-only = 这里没什么可选的。
why-nudge-alive = 这间房只有一种走法能活下来。
why-nudge-only_run = 算算留下来要付出多少，再看看你的生命。
why-nudge-dear = 这些牌里任意{ $n }张至少要{ $cost }点生命，而你只有{ $health }点。
why-nudge-equal = 最好的两种走法相差无几。
why-nudge-lookahead = 一句话说不清：想想后面的房间。
why-nudge-costs = 最好的一步要失去{ $cost }点生命。
why-nudge-costs_nothing = 最好的一步什么也不失去。
why-nudge-arms = 这间房里有把武器值得拿。
why-nudge-heals = 最好的一步恢复{ $heals }点。
why-nudge-heals_nothing = 最好的一步没有好处可拿；想想它躲过了什么。
why-nudge-wastes = 最好的一步没有好处可拿；想想它躲过了什么。

why-move-fatal = 这样会送命。
    .brief = 会送命
why-move-costs = 这样失去{ $cost }点生命。
    .brief = 失去{ $cost }点生命
why-move-costs_nothing = 这样毫发无伤。
    .brief = 毫发无伤
why-move-arms = 这样能拿上{ $weapon }。
    .brief = 拿上{ $weapon }
why-move-heals = 这样恢复{ $heals }点。
    .brief = 恢复{ $heals }点
why-move-heals_nothing = 这样一点也恢复不了。
    .brief = 一点也恢复不了
why-move-wastes = 这样浪费{ FORM($cards, "") }。
    .brief = 浪费{ FORM($cards, "") }

why-fact-room_under_deck = 这间房照原样放到地牢牌底。
    .brief = 房间照原样放到地牢牌底
why-fact-room_shuffled = 这间房洗回地牢。
    .brief = 房间洗回地牢
why-fact-room_next = 下一间不能逃。
why-fact-card_under_deck = { FORM($cards, "") }放到地牢牌底。
    .brief = { FORM($cards, "") }放到地牢牌底
why-fact-card_shuffled = { FORM($cards, "") }洗回地牢。
    .brief = { FORM($cards, "") }洗回地牢
why-fact-card_next = 下一间不能避开牌。
why-fact-unseen = 未见：大于10的怪物{ $monsters }张，武器{ $weapons }张。

## review
review-title = { $rules }：{ $result }
review-title_of_deal = { $rules }，牌局{ $seed }：{ $result }
review-room = { $fell ->
    [yes] 第{ $number }间：你{ $played }，倒下了。
   *[no] 第{ $number }间：你{ $played }。
 }
review-room_of = { $fell ->
    [yes] 第{ $number }间：{ $name }{ $played }，倒下了。
   *[no] 第{ $number }间：{ $name }{ $played }。
 }
review-no_hope = 这一局已经赢不了了。
review-good = 胜率{ $chance }。
review-scored = { $worth }。
review-lost = { $grade ->
    [inaccuracy] 缓着：胜率{ $after }，原可{ $before }。
    [mistake] 失误：胜率{ $after }，原可{ $before }。
   *[blunder] 败着：胜率{ $after }，原可{ $before }。
 }
review-given_up = { $grade ->
    [inaccuracy] 缓着：丢了{ $n }分。
    [mistake] 失误：丢了{ $n }分。
   *[blunder] 败着：丢了{ $n }分。
 }
review-points = 胜率{ $chance }，但丢了{ $n }分。
review-best = 更好的是：{ $best }。
review-accuracy = 准确度{ $share }：缓着{ $inaccuracies }次，失误{ $mistakes }次，败着{ $blunders }次。
review-points_lost = 平白丢了{ $n }分。
review-lesson = 记住一条：{ $lesson }
review-line = 看得见所有牌的人会这样赢：
review-turning_gained = { $by_cards ->
    [yes] 转折点：第{ $number }间的新牌，胜率升{ $n }个百分点。
   *[no] 转折点：你在第{ $number }间的决定，胜率升{ $n }个百分点。
 }
review-turning_lost = { $by_cards ->
    [yes] 转折点：第{ $number }间的新牌，胜率降{ $n }个百分点。
   *[no] 转折点：你在第{ $number }间的决定，胜率降{ $n }个百分点。
 }
review-turned = 转折点。
review-worst = 代价最大的一步。

review-cost-better = 第{ $number }间里你{ $played }；更好的是：{ $best }。
review-cost-cards = 你没有大错：第{ $number }间来的牌让你损失最大。
review-cost-nobody = 你没有大错，这局牌谁来也赢不了。
review-cost-nothing = 你没有大错，是牌不帮你。

review-later-cost = { $rooms ->
    [1] 到下一间，{ $card }夺去{ $amount }点。
   *[other] 过了{ $rooms }间，{ $card }夺去{ $amount }点。
 }
review-later-room = { $rooms ->
    [1] 到下一间，你失去{ $amount }点生命。
   *[other] 过了{ $rooms }间，你失去{ $amount }点生命。
 }
review-later-short = { $rooms ->
    [1] 到下一间，你因为差{ $amount }点生命倒下。
   *[other] 过了{ $rooms }间，你因为差{ $amount }点生命倒下。
 }

review-winnable-won = 看得见所有牌的话，这局牌能赢。
review-winnable-lost = 就算看得见所有牌，这局牌也赢不了。
review-winnable-undecided = 这局牌能不能赢，还不知道。

## together
together-heading = 双人战绩，按名字
together-player = { $name }：{ $n }局，胜{ $wins }局，平均{ $average }分。
together-pair = { $one }与{ $other }：同玩{ $n }局；{ $one }占先{ $first }局，{ $other }占先{ $second }局。

## habit
habit-too_few = 再玩{ $n }局，就看得出习惯了。
habit-costs_wins = { $wins ->
    [1] 每100局因此少赢一局。
   *[other] 每100局因此少赢{ $wins }局。
 }
habit-costs_points = 每局因此少得{ $points }分。
habit-costs_both = { $wins ->
    [1] 每100局因此少赢一局，每局少得{ $points }分。
   *[other] 每100局因此少赢{ $wins }局，每局少得{ $points }分。
 }
habit-instead = 不如这样：{ $lesson }
habit-none = 你没有哪个习惯代价很大。
habit-games = { $n ->
    [1] 上一局里，代价最大的是这些。
   *[other] 最近{ $n }局里，代价最大的是这些。
 }

habit-told-reckless = 你面对了要命的房间。
habit-told-waste = 你喝的药水恢复得很少，或者白喝。
habit-told-hoard = 你把药水攥得太久。
habit-told-wear = 你把武器耗在弱小的怪物身上。
habit-told-swap = 你换武器换得太早。
habit-told-unarmed = 你放着好武器不拿。
habit-told-timid = 你用武器太少。
habit-told-hasty = 本可以等等再打的硬怪物，你抢着打。
habit-told-stubborn = 你留在代价太大的房间里。
habit-told-flighty = 你避开了本可面对的房间。
habit-told-endgame = 牌全知道了，你还输掉必胜的局。
habit-told-points = 胜局已定，你却丢了分。

habit-lesson-reckless = 面对一间房之前，先算它的代价。
habit-lesson-waste = 药水现在恢复不了多少，就留到以后。
habit-lesson-hoard = 该喝就喝；留着，药水也不会多恢复一点。
habit-lesson-wear = 让武器保持锋利，等后面的强敌。
habit-lesson-swap = 手里的武器用到钝了再换；留在房间里的那把一直全新。
habit-lesson-unarmed = 趁强敌没来，先拿把好武器。
habit-lesson-timid = 武器还锋利时，让它尽量多挡。
habit-lesson-hasty = 代价最大的怪物先留着，等有了更好的办法。
habit-lesson-stubborn = 代价太大的房间就避开，等有了好武器再来。
habit-lesson-flighty = 这样的房间就留下来面对：避开一间，下一间就避不开，而那间可能更糟。
habit-lesson-endgame = 后面的牌全知道时，先在心里走到底，再动手。
habit-lesson-points = 胜局已定，就尽量多恢复、多挡，最后以药水收尾。

## watched
watched-games = 神经网络玩了{ $n }局{ $rules }（种子{ $seed }），胜{ $won }局。
watched-avoided = 可以避开的房间里，它避开了：{ $shares }。
watched-monsters = 有{ $n }只怪物的{ $share }
watched-health = 按它的生命看，它避开了：{ $shares }。
watched-gained = 避开一间房，胜率平均提高{ $points }个百分点。
watched-left = 有牌留给下一间时，它留下的是：{ $shares }。
watched-strongest = 它留下怪物时，其中{ $share }的房间留下了最强的一只。
watched-armed = 可以用武器时，它用在：{ $shares }。
watched-potions = 它喝的药水里，{ $share }有效，平均恢复{ $mean }点。
watched-swaps = 它换上的武器里，{ $share }比原来的弱。
watched-advice = 跟你不一样的地方，照它的打法试试。

watched-at-low = 生命少时{ $share }
watched-at-middle = 生命居中时{ $share }
watched-at-high = 生命多时{ $share }

watched-leaving-monster = 怪物（有怪物的房间里{ $share }）
watched-leaving-weapon = 武器（{ $share }）
watched-leaving-potion = 药水（{ $share }）

watched-against-weak = 不大于5的怪物的{ $share }
watched-against-middling = 6到10的{ $share }
watched-against-strong = 大于10的{ $share }

## bots
bots-title = { $name }（{ $code }）
bots-about = { $name }：{ $line }

bots-thinks = { $bot }在想：{ $plans }
bots-plays = { $bot }走：{ $moves }
bots-plays_for = { $bot }走：{ $moves }（胜率{ $worth }）

bots-name-random = 飞蛾
bots-name-greedy = 喜鹊
bots-name-net = 狐狸
bots-name-expert = 猫头鹰
bots-name-oracle = 先知

bots-line-random = 能拿什么拿什么，难得走远。
bots-line-greedy = 只拣眼前最好的，从不想下一间。
bots-line-net = 跟自己下过无数局，一间房值多少，它闻得出来。
bots-line-expert = 先往后看许多间再动手；不偷看牌的里头，没有比它强的。
bots-line-oracle = 后面的牌张张看得见，所以几乎不输。

## mistakes
mistakes-heading = 你的错着
mistakes-looking = 教练正在翻你最近的几局……
mistakes-none = 没有你的错着可解：最近几局里已经没有了
mistakes-title = { $day }那一局，第{ $room }间
mistakes-task = { $title }：找出更好的打法。
mistakes-line = { $mark } { $title } · { $rules }，{ $state }
mistakes-solved = 这一处错着解开了，不会再来。

## hinting
hinting-sure = 看了提示，这一天的结果会标为有辅助。要看吗？
hinting-counts = { $name }，第{ $room }间。这在那一局里算一次提示。
hinting-first_room = { $code }，第1间。
hinting-no_game = 你没有未完的局；用--deal或--seed指定牌局，或给出--position或--record
hinting-not_yet = { $name }里还没轮到你；先打开它玩下去
hinting-nothing_to_review = 你没有玩完的局可以复盘；给出记录文件的名字
hinting-nothing_of_deal = 你没有玩完的{ $code }
