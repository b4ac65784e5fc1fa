## coach
coach-over = { $chance }超
coach-under = { $chance }未満
coach-about = およそ{ $chance }（{ $low }～{ $high }）
coach-no_hope = もう勝ち目はない。拾える点を拾うだけ。
coach-no_chance = もう勝ち目はない。
coach-least_lost = もう勝ち目はない。{ $plan }。これがいちばん点になる：平均{ $points }。
coach-best = { $plan }。{ $worth }。
coach-how = { $plan }：{ $moves }
coach-chance = 勝率{ $chance }
coach-score = 勝率{ $chance }、平均{ $points }
coach-points = { $score }点
coach-others = ほかの手順：{ $plans }。
coach-other = { $plan } { $chance }（{ $why }）
coach-worth = { $plan } { $chance }
coach-fatal = 命を落とす手順：{ $plans }。

## nudge
nudge-then = 次は：{ $moves }。
nudge-lost = もう勝ち目はない。残った点のために取る。
nudge-note = 伏せたカードの並びがどうあれ、抜け出せる見込み。
nudge-marked = コーチの手順、{ $number }手目：{ $words }。
nudge-marked_left = コーチの手順：{ $words }。

nudge-button-nudge = ヒント
nudge-button-marks = 示す
nudge-button-numbers = 詳しく

nudge-key-nudge = ヒント
nudge-key-marks = 示す
nudge-key-numbers = 詳しく

nudge-help-nudge = まず手がかり
nudge-help-marks = 札に印
nudge-help-numbers = 数字で

nudge-ask-take = どれを取るか。
nudge-ask-take_or_run = どれを取るか、それとも逃げるか。
nudge-ask-put_away = 一枚よけるか。よけるなら、どれか。
nudge-ask-leave = { $n ->
    [1] どれを残すか。
   *[other] どの{ $n }枚を残すか。
 }
nudge-ask-leave_or_run = { $n ->
    [1] 逃げるか。逃げないなら、どれを残すか。
   *[other] 逃げるか。逃げないなら、どの{ $n }枚を残すか。
 }
nudge-ask-run = 逃げるか、すべて取るか。
nudge-ask-order = どの順に取るか。
nudge-ask-last = この一枚とどう向き合うか。

nudge-mark-bare = 素手
nudge-mark-strike = 武器
nudge-mark-monster = 戦う
nudge-mark-weapon = 取る
nudge-mark-potion = 飲む
nudge-mark-put_away = よける
nudge-mark-leave = 残す

nudge-brief-bare = 素手
nudge-brief-strike = 武器
nudge-brief-monster = 戦う
nudge-brief-weapon = 取る
nudge-brief-potion = 飲む
nudge-brief-put_away = よける
nudge-brief-leave = 残す
nudge-brief-numbered = { $number } { $words }

## plans
coach-plan-run = 逃げる
coach-plan-put_away = { cards-row }をよける
coach-plan-leave = { cards-row }を残す
coach-plan-face_all = すべて取る
coach-plan-take = { cards-row }を取る

## why
# 主語（手順）は言わない。二つめの理由は「しかも、」「また、」で続ける。
why-good-fatal = 命が助かる。
why-good-out = 迷宮を抜け出し、得点は{ $score }になる。
    .also = しかも、{ why-good-out }
why-good-score = 得点は{ $other }ではなく{ $score }になる。
    .also = しかも、{ why-good-score }
why-good-drink = { cards-row }で{ $heals }回復し、体力が{ $other }ではなく{ $health }残る。
    .also = しかも、{ why-good-drink }
why-good-heal = { cards-row }での回復が{ $other }ではなく{ $heals }になる。
    .also = しかも、{ why-good-heal }
why-good-idle = ほかの手順では何も戻らない{ cards-row }で、{ $heals }回復する。
    .also = しかも、{ why-good-idle }
why-good-unwasted = ほかの手順では無駄になる{ cards-row }で、{ $heals }回復する。
    .also = しかも、{ why-good-unwasted }
why-good-keep = いま飲むと{ $heals }しか戻らない{ cards-row }を、後に取っておける。
    .also = しかも、{ why-good-keep }
why-good-full = いま飲んでも何も戻らない{ cards-row }を、後に取っておける。
    .also = しかも、{ why-good-full }
why-good-waste = いま飲むと無駄になる{ cards-row }を、後に取っておける。
    .also = しかも、{ why-good-waste }
why-good-block = { $weapon }で{ cards-row }を倒すので、{ $n }多く防げる。
    .also = しかも、{ why-good-block }
why-good-block_by_several = 武器で{ cards-row }を倒すので、{ $n }多く防げる。
    .also = しかも、{ why-good-block_by_several }
why-good-fresh = これから来る{ cards-row }のために、{ $weapon }を新しいままにしておける。
    .also = しかも、{ why-good-fresh }
why-good-sharp = これから来る{ cards-row }のために、{ $weapon }を鋭いままにしておける。
    .also = しかも、{ why-good-sharp }
why-good-reserve = { $weapon }を後に取っておける。
    .also = しかも、{ why-good-reserve }
why-good-arm = これから来る{ cards-row }に、{ $weapon }で備えられる。
    .also = しかも、{ why-good-arm }
why-good-hold = これから来る{ cards-row }のために、{ $weapon }を手放さずに済む。
    .also = しかも、{ why-good-hold }
why-good-room = 最善でも体力を{ $cost }失い、残り{ $other }になる部屋を避けられる。
    .also = しかも、{ why-good-room }
why-good-room_healed = 最善でも体力を{ $cost }失って{ $heals }回復し、残り{ $other }になる部屋を避けられる。
    .also = しかも、{ why-good-room_healed }
why-good-wait = { cards-row }を後に回すので、体力が{ $other }ではなく{ $health }残る。
    .also = しかも、{ why-good-wait }
why-good-away = { cards-row }を先送りするので、体力が{ $other }ではなく{ $health }残る。
    .also = しかも、{ why-good-away }
why-good-instead = { FORM($potion, "") }で{ $heals }回復し、{ FORM($monster, "") }には構わないので、体力が{ $other }ではなく{ $health }残る。
    .also = しかも、{ why-good-instead }
why-good-health = 体力が{ $other }ではなく{ $health }残る。
    .also = しかも、{ why-good-health }
why-good-free_to_run = いざとなれば、次の部屋から逃げられる。
    .also = しかも、{ why-good-free_to_run }
why-good-free_to_put_away = 次の部屋で一枚よけられる。
    .also = しかも、{ why-good-free_to_put_away }
why-good-rid = { cards-row }を{ $cost ->
    [0] 無傷
   *[other] 体力{ $cost }
 }で片づけられる。
    .also = しかも、{ why-good-rid }
why-good-certain = これから来るカードはすべてわかっており、必ず勝てる。
why-good-points = 勝率はほぼ同じで、{ $n }点多い。
why-good-bonus = 体力が上限のまま薬で終われるので、{ $n }点多い。
why-good-saves = 平均で{ $n }点多い。
why-good-trade = 勝率は下がるが、平均で{ $n }点多い。
why-good-only = ほかにできることはない。
why-good-alive = 生き延びる手順はこれしかない。
why-good-only_run = この部屋を生き延びるには、これしかない。
why-good-dear = 生き延びるには、これしかない。このうちどの{ $n }枚を取っても体力を{ $cost }以上失うが、いまの体力は{ $health }。
why-good-equal = 次善の手順とほぼ変わらない。
why-good-lookahead = 先を読んで見つけた手順で、簡単な理由はない。

why-bad-fatal = { why-bad-fatal.brief }。
    .brief = 体力{ $health }のところを{ cards-row }に{ $cost }奪われ、命を落とす
why-bad-out = { why-bad-out.brief }。
    .also = また、{ why-bad-out.brief }。
    .brief = { $score }点で抜け出せる手順があるのに、まだ出られない
why-bad-score = { why-bad-score.brief }。
    .also = また、{ why-bad-score.brief }。
    .brief = 得点が{ $score }ではなく{ $other }になる
why-bad-drink = { why-bad-drink.brief }。
    .also = また、{ why-bad-drink.brief }。
    .brief = { cards-row }を飲まずにおき、体力が{ $health }ではなく{ $other }しか残らない
why-bad-heal = { why-bad-heal.brief }。
    .also = また、{ why-bad-heal.brief }。
    .brief = { cards-row }での回復が{ $heals }ではなく{ $other }になる
why-bad-idle = { why-bad-idle.brief }。
    .also = また、{ why-bad-idle.brief }。
    .brief = { $heals }回復できる{ cards-row }を、何も戻らないのに飲む
why-bad-unwasted = { why-bad-unwasted.brief }。
    .also = また、{ why-bad-unwasted.brief }。
    .brief = { $heals }回復できる{ cards-row }が無駄になる
why-bad-keep = { why-bad-keep.brief }。
    .also = また、{ why-bad-keep.brief }。
    .brief = { cards-row }で{ $heals }しか回復しない
why-bad-full = { why-bad-full.brief }。
    .also = また、{ why-bad-full.brief }。
    .brief = { cards-row }を飲んでも何も戻らない
why-bad-waste = { why-bad-waste.brief }。
    .also = また、{ why-bad-waste.brief }。
    .brief = { cards-row }が無駄になる
why-bad-block = { why-bad-block.brief }。
    .also = また、{ why-bad-block.brief }。
    .brief = { $weapon }で{ cards-row }を倒す手順より、防げる分が{ $n }少ない
why-bad-block_by_several = { why-bad-block_by_several.brief }。
    .also = また、{ why-bad-block_by_several.brief }。
    .brief = 武器で{ cards-row }を倒す手順より、防げる分が{ $n }少ない
why-bad-fresh = { why-bad-fresh.brief }。
    .also = また、{ why-bad-fresh.brief }。
    .brief = まだ{ cards-row }が来るのに、{ $weapon }が鈍る
why-bad-sharp = { why-bad-sharp.brief }。
    .also = また、{ why-bad-sharp.brief }。
    .brief = これから来る{ cards-row }には、{ $weapon }が鈍りすぎる
why-bad-reserve = { why-bad-reserve.brief }。
    .also = また、{ why-bad-reserve.brief }。
    .brief = 取っておける{ $weapon }を、いま取ってしまう
why-bad-arm = { why-bad-arm.brief }。
    .also = また、{ why-bad-arm.brief }。
    .brief = まだ{ cards-row }が来るのに、{ $weapon }なしで進む
why-bad-hold = { why-bad-hold.brief }。
    .also = また、{ why-bad-hold.brief }。
    .brief = まだ{ cards-row }が来るのに、{ $weapon }を手放す
why-bad-room = { why-bad-room.brief }。
    .also = また、{ why-bad-room.brief }。
    .brief = 体力を{ $cost }失い、残り{ $other }になる
why-bad-room_healed = { why-bad-room_healed.brief }。
    .also = また、{ why-bad-room_healed.brief }。
    .brief = 体力を{ $cost }失って{ $heals }回復し、残り{ $other }になる
why-bad-wait = { why-bad-wait.brief }。
    .also = また、{ why-bad-wait.brief }。
    .brief = いま{ cards-row }に体力を{ $cost }奪われ、残り{ $other }になる
why-bad-away = { why-bad-away.brief }。
    .also = また、{ why-bad-away.brief }。
    .brief = いま{ cards-row }に体力を{ $cost }奪われ、残り{ $other }になる
why-bad-instead = { why-bad-instead.brief }。
    .also = また、{ why-bad-instead.brief }。
    .brief = { FORM($potion, "") }を飲まずに{ FORM($monster, "") }と戦い、体力が{ $health }ではなく{ $other }しか残らない
why-bad-health = { why-bad-health.brief }。
    .also = また、{ why-bad-health.brief }。
    .brief = 体力が{ $health }ではなく{ $other }しか残らない
why-bad-free_to_run = { why-bad-free_to_run.brief }。
    .also = また、{ why-bad-free_to_run.brief }。
    .brief = { $n ->
        [0] 次の部屋から逃げられない
       *[other] 10を超える魔物がまだ{ $n }体いるのに、次の部屋から逃げられない
     }
why-bad-free_to_put_away = { why-bad-free_to_put_away.brief }。
    .also = また、{ why-bad-free_to_put_away.brief }。
    .brief = { $n ->
        [0] 次の部屋では一枚もよけられない
       *[other] 10を超える魔物がまだ{ $n }体いるのに、次の部屋では一枚もよけられない
     }
why-bad-rid = { why-bad-rid.brief }。
    .also = また、{ why-bad-rid.brief }。
    .brief = { cards-row }が次の部屋で待つことになる
why-bad-certain = { why-bad-certain.brief }。
    .brief = これから来るカードはすべてわかっており、もう勝てない
why-bad-points = { why-bad-points.brief }。
    .brief = 勝率はほぼ同じだが、{ $n }点少ない
why-bad-saves = { why-bad-saves.brief }。
    .brief = 平均で{ $n }点少ない
why-bad-trade = { why-bad-trade.brief }。
    .brief = 勝率は上がるが、平均で{ $n }点少ない
why-bad-equal = { why-bad-equal.brief }。
    .brief = ほぼ変わらない
why-bad-lookahead = { why-bad-lookahead.brief }。
    .brief = 先を読むと劣る

why-past-fatal = 体力{ $health }のところを{ cards-row }に{ $cost }奪われ、命を落とす手順だった。
why-past-out = { $score }点で抜け出せる手順があったのに、まだ出なかった。
    .also = また、{ why-past-out }
why-past-score = 得点が{ $score }ではなく{ $other }になった。
    .also = また、{ why-past-score }
why-past-drink = { cards-row }を飲まずにおき、体力が{ $health }ではなく{ $other }しか残らなかった。
    .also = また、{ why-past-drink }
why-past-heal = { cards-row }での回復が{ $heals }ではなく{ $other }になった。
    .also = また、{ why-past-heal }
why-past-idle = { $heals }回復できた{ cards-row }を、何も戻らないのに飲んだ。
    .also = また、{ why-past-idle }
why-past-unwasted = { $heals }回復できた{ cards-row }が無駄になった。
    .also = また、{ why-past-unwasted }
why-past-keep = { cards-row }で{ $heals }しか回復しなかった。
    .also = また、{ why-past-keep }
why-past-full = { cards-row }を飲んでも何も戻らなかった。
    .also = また、{ why-past-full }
why-past-waste = { cards-row }が無駄になった。
    .also = また、{ why-past-waste }
why-past-block = { $weapon }で{ cards-row }を倒していれば、{ $n }多く防げた。
    .also = また、{ why-past-block }
why-past-block_by_several = 武器で{ cards-row }を倒す手順より、防げた分が{ $n }少なかった。
    .also = また、{ why-past-block_by_several }
why-past-fresh = まだ{ cards-row }が来るのに、{ $weapon }を鈍らせた。
    .also = また、{ why-past-fresh }
why-past-sharp = これから来る{ cards-row }には、{ $weapon }を鈍らせすぎた。
    .also = また、{ why-past-sharp }
why-past-reserve = 取っておけた{ $weapon }を取ってしまった。
    .also = また、{ why-past-reserve }
why-past-arm = まだ{ cards-row }が来るのに、{ $weapon }なしで進んだ。
    .also = また、{ why-past-arm }
why-past-hold = まだ{ cards-row }が来るのに、{ $weapon }を手放した。
    .also = また、{ why-past-hold }
why-past-room = 体力を{ $cost }失い、残り{ $other }になった。
    .also = また、{ why-past-room }
why-past-room_healed = 体力を{ $cost }失って{ $heals }回復し、残り{ $other }になった。
    .also = また、{ why-past-room_healed }
why-past-wait = { cards-row }に体力を{ $cost }奪われ、残り{ $other }になった。
    .also = また、{ why-past-wait }
why-past-away = { cards-row }に体力を{ $cost }奪われ、残り{ $other }になった。
    .also = また、{ why-past-away }
why-past-instead = { FORM($potion, "") }を飲まずに{ FORM($monster, "") }と戦い、体力が{ $health }ではなく{ $other }しか残らなかった。
    .also = また、{ why-past-instead }
why-past-health = 体力が{ $health }ではなく{ $other }しか残らなかった。
    .also = また、{ why-past-health }
why-past-free_to_run = { $n ->
    [0] 次の部屋から逃げられなくなった。
   *[other] 10を超える魔物がまだ{ $n }体いるのに、次の部屋から逃げられなくなった。
 }
    .also = また、{ why-past-free_to_run }
why-past-free_to_put_away = { $n ->
    [0] 次の部屋では一枚もよけられなくなった。
   *[other] 10を超える魔物がまだ{ $n }体いるのに、次の部屋では一枚もよけられなくなった。
 }
    .also = また、{ why-past-free_to_put_away }
why-past-rid = { cards-row }を次の部屋で待たせることになった。
    .also = また、{ why-past-rid }
why-past-certain = これから来るカードはすべてわかっており、その手順ではもう勝てなかった。
why-past-trade = 勝率は上がるが、平均で{ $n }点少ない手順だった。
why-past-equal = ほぼ変わらない手順だった。
why-past-lookahead = 先を読むと劣る手順だった。

why-cost-fatal = 第{ $room }室で、体力{ $health }のまま{ cards-row }に挑み、{ $cost }奪われた。
why-cost-drink = 第{ $room }室で{ cards-row }を飲まずにおき、体力が{ $health }ではなく{ $other }しか残らなかった。
why-cost-heal = 第{ $room }室で、{ cards-row }での回復が{ $heals }ではなく{ $other }になった。
why-cost-idle = 第{ $room }室で、{ $heals }回復できた{ cards-row }を、何も戻らないのに飲んだ。
why-cost-unwasted = 第{ $room }室で、{ $heals }回復できた{ cards-row }を無駄にした。
why-cost-keep = 第{ $room }室で、後に取っておけた{ cards-row }を飲み、{ $heals }しか回復しなかった。
why-cost-full = 第{ $room }室で、後に取っておけた{ cards-row }を飲み、何も戻らなかった。
why-cost-waste = 第{ $room }室で、後に取っておけた{ cards-row }を無駄にした。
why-cost-block = 第{ $room }室で、{ $weapon }で{ cards-row }を倒していれば、{ $n }多く防げた。
why-cost-block_by_several = 第{ $room }室で武器を使っていれば、{ $n }多く防げた。
why-cost-fresh = 第{ $room }室で、まだ{ cards-row }が来るのに{ $weapon }を鈍らせた。
why-cost-sharp = 第{ $room }室で、これから来る{ cards-row }には使えないほど{ $weapon }を鈍らせた。
why-cost-reserve = 第{ $room }室で、取っておけた{ $weapon }を取ってしまった。
why-cost-arm = 第{ $room }室で、まだ{ cards-row }が来るのに{ $weapon }なしで進んだ。
why-cost-hold = 第{ $room }室で、まだ{ cards-row }が来るのに{ $weapon }を手放した。
why-cost-room = 第{ $room }室に留まって体力を{ $cost }失い、残り{ $other }になった。
why-cost-room_healed = 第{ $room }室に留まって体力を{ $cost }失い、{ $heals }回復して残り{ $other }になった。
why-cost-wait = 第{ $room }室で、後に回せた{ cards-row }に体力を{ $cost }奪われた。
why-cost-away = 第{ $room }室で、よけられた{ cards-row }に体力を{ $cost }奪われた。
why-cost-instead = 第{ $room }室で{ FORM($potion, "") }を飲まずに{ FORM($monster, "") }と戦い、体力が{ $health }ではなく{ $other }しか残らなかった。
why-cost-health = 第{ $room }室で、{ $health }残せた体力が{ $other }になった。
why-cost-free_to_run = 第{ $room }室で逃げ、次の部屋から逃げられなくなった。
why-cost-free_to_put_away = 第{ $room }室で一枚よけ、次の部屋ではよけられなくなった。
why-cost-rid = 第{ $room }室で{ cards-row }を残し、次の部屋で待たせることになった。
why-cost-certain = 第{ $room }室で、来るカードがすべてわかっていながら、勝ちを手放した。

why-nudge-fatal = この部屋には、生きて出られない取り方もある。
why-nudge-out = ここに迷宮の出口がある。
why-nudge-score = 得点はここで決まる。
why-nudge-drink = ここで薬を飲むかどうかで、体力に{ $n }の差がつく。
why-nudge-heal = 薬は飲む時が肝心。時を選べば、もっと戻る。
why-nudge-idle = 薬は飲む時が肝心。ここでは、飲んでも何も戻らないことがある。
why-nudge-unwasted = 薬は飲む時が肝心。ここでは、無駄になることがある。
why-nudge-keep = いま飲むと、薬は効ききらない。
why-nudge-full = 薬は飲む時が肝心。ここでは、飲んでも何も戻らないことがある。
why-nudge-waste = 薬は飲む時が肝心。ここでは、無駄になることがある。
why-nudge-block = ここでは武器で、次善の手順より{ $n }多く防げる。
why-nudge-block_by_several = ここでは武器で、次善の手順より{ $n }多く防げる。
why-nudge-fresh = まだ何も倒していない武器は、どの魔物にも使える。これから来るものを考えるところ。
why-nudge-sharp = この先、武器で倒したい魔物は何か。それを考えるところ。
why-nudge-reserve = 部屋に置いたままの武器は、新しいままでいる。
why-nudge-arm = 魔物はまだ来る。何で迎えるか。
why-nudge-hold = 魔物はまだ来る。どの武器で迎えるか。
why-nudge-room = 留まれば体力をどれだけ失うか、足してみるところ。
why-nudge-room_healed = 留まれば体力をどれだけ失い、薬でどれだけ戻るか、足してみるところ。
why-nudge-wait = いま戦わなくてよい魔物がいる。
why-nudge-away = いま戦わなくてよい魔物がいる。
why-nudge-instead = 薬で戻る分と、魔物に奪われる分とを比べるところ。
why-nudge-health = 体力が{ $health }残る道もあれば、{ $other }しか残らない道もある。
why-nudge-free_to_run = この部屋から逃げれば、次の部屋からは逃げられない。
why-nudge-free_to_put_away = 一枚よければ、次の部屋ではよけられない。
why-nudge-rid = 残したものは、次の部屋にまた並ぶ。
why-nudge-certain = これから来るカードはすべてわかっている。頭の中で最後まで並べてみるところ。
why-nudge-points = 勝率のほぼ同じ道がいくつかある。差は点でつく。
why-nudge-bonus = 最後の一枚がものを言う。何を最後に取るかを考えるところ。
why-nudge-saves = 残る勝負は点だけ。
why-nudge-trade = ここでは、点を増やすと少し危うくなる。
why-nudge-only = ここに選ぶ余地はほとんどない。
why-nudge-alive = この部屋で生き延びる道は一つしかない。
why-nudge-only_run = 留まれば体力をどれだけ失うかを足し、いまの体力と比べるところ。
why-nudge-dear = このうちどの{ $n }枚を取っても体力を{ $cost }以上失うが、いまの体力は{ $health }。
why-nudge-equal = よい道が二つあり、差はほとんどない。
why-nudge-lookahead = 簡単な理由では決まらない。これから来る部屋を考えるところ。
why-nudge-costs = 最善の手でも体力を{ $cost }失う。
why-nudge-costs_nothing = 最善の手なら何も失わない。
why-nudge-arms = この部屋には、持つ値打ちのある武器がある。
why-nudge-heals = 最善の手で{ $heals }回復する。
why-nudge-heals_nothing = 最善の手で得るものはない。何を防いでいるかを考えるところ。
why-nudge-wastes = 最善の手で得るものはない。何を防いでいるかを考えるところ。

why-move-fatal = { why-move-fatal.brief }。
    .brief = 命を落とす
why-move-costs = { why-move-costs.brief }。
    .brief = 体力を{ $cost }失う
why-move-costs_nothing = { why-move-costs_nothing.brief }。
    .brief = 無傷
why-move-arms = { why-move-arms.brief }。
    .brief = { $weapon }を持てる
why-move-heals = { why-move-heals.brief }。
    .brief = { $heals }回復する
why-move-heals_nothing = { why-move-heals_nothing.brief }。
    .brief = 何も戻らない
why-move-wastes = { why-move-wastes.brief }。
    .brief = { cards-row }が無駄になる

why-fact-room_under_deck = { why-fact-room_under_deck.brief }。
    .brief = 部屋は並びのまま山札の下に入る
why-fact-room_shuffled = { why-fact-room_shuffled.brief }。
    .brief = 部屋は山札に戻り、切り直される
why-fact-room_next = 次の部屋からは逃げられない。
why-fact-card_under_deck = { why-fact-card_under_deck.brief }。
    .brief = { cards-row }は山札の下に入る
why-fact-card_shuffled = { why-fact-card_shuffled.brief }。
    .brief = { cards-row }は山札に戻り、切り直される
why-fact-card_next = 次の部屋では一枚もよけられない。
why-fact-unseen = まだ見ていないもの：10を超える魔物{ $monsters }体、武器{ $weapons }本。

## review
review-title = { $rules }：{ $result }
review-title_of_deal = { $rules }、配札{ $seed }：{ $result }
review-room = 第{ $number }室：{ $played }。{ $fell ->
    [yes] そして力尽きた。
   *[no] {""}
 }
review-room_of = 第{ $number }室：{ $name }は{ $played }。{ $fell ->
    [yes] そして力尽きた。
   *[no] {""}
 }
review-no_hope = もう勝てない対局だった。
review-good = 勝率{ $chance }。
review-scored = { $worth }。
review-lost = { $grade ->
    [inaccuracy] 緩手
    [mistake] 悪手
   *[blunder] 大悪手
 }：勝率が{ $before }ではなく{ $after }に。
review-given_up = { $grade ->
    [inaccuracy] 緩手
    [mistake] 悪手
   *[blunder] 大悪手
 }：{ $n }点を失った。
review-points = 勝率{ $chance }。ただし{ $n }点を失った。
review-best = 最善：{ $best }。
review-accuracy = 正確さ{ $share }：緩手{ $inaccuracies }、悪手{ $mistakes }、大悪手{ $blunders }。
review-points_lost = 取り逃した点：{ $n }点。
review-lesson = ここから学ぶこと：{ $lesson }
review-line = すべてのカードが見えていれば、こう勝つ：
review-turning_gained = 分かれ目：第{ $number }室{ $by_cards ->
    [yes] に来たカード
   *[no] での選択
 }で、勝率が{ $n }ポイント上がった。
review-turning_lost = 分かれ目：第{ $number }室{ $by_cards ->
    [yes] に来たカード
   *[no] での選択
 }で、勝率が{ $n }ポイント下がった。
review-turned = 分かれ目。
review-worst = いちばん高くついたところ。

review-cost-better = 第{ $number }室では{ $played }が、{ $best }ほうがよかった。
review-cost-cards = 大きな悪手はない。第{ $number }室に来たカードがいちばん響いた。
review-cost-nobody = 大きな悪手はない。この配札には誰も勝てなかった。
review-cost-nothing = 大きな悪手はない。カードに恵まれなかった。

review-later-cost = { $rooms ->
    [1] 次の部屋
   *[other] { $rooms }部屋先
 }で、{ $card }に体力を{ $amount }奪われた。
review-later-room = { $rooms ->
    [1] 次の部屋
   *[other] { $rooms }部屋先
 }で、体力を{ $amount }失った。
review-later-short = { $rooms ->
    [1] 次の部屋
   *[other] { $rooms }部屋先
 }で、体力が{ $amount }足りずに力尽きた。

review-winnable-won = すべてのカードが見えていれば、勝てる配札。
review-winnable-lost = すべてのカードが見えていても、勝てない配札だった。
review-winnable-undecided = 勝てる配札かどうかは、わかっていない。

## together
together-heading = 二人の記録、名前ごと
together-player = { $name }：{ $n }局、{ $wins }勝、平均{ $average }点。
together-pair = { $one }と{ $other }：{ $n }局をともにした。上だったのは、{ $one }が{ $first }局、{ $other }が{ $second }局。

## habit
habit-too_few = 癖は、あと{ $n }局で見えてくる。
habit-costs_wins = 百局につき{ $wins }勝を失っている。
habit-costs_points = 一局につき{ $points }点を失っている。
habit-costs_both = 百局につき{ $wins }勝、一局につき{ $points }点を失っている。
habit-instead = 代わりに：{ $lesson }
habit-none = 高くついている癖はない。
habit-games = { $n ->
    [1] 直近の1局でいちばん高くついたもの。
   *[other] 直近の{ $n }局でいちばん高くついたもの。
 }

habit-told-reckless = 命を落とす部屋に入り込んでいる。
habit-told-waste = ほとんど戻らない薬を飲んでいる。
habit-told-hoard = 薬を長く持ちすぎている。
habit-told-wear = 弱い魔物で武器を鈍らせている。
habit-told-swap = 武器を替えるのが早すぎる。
habit-told-unarmed = よい武器を置き去りにしている。
habit-told-timid = 武器を使わなすぎる。
habit-told-hasty = 後に回せる手ごわい魔物と戦っている。
habit-told-stubborn = 高くつく部屋に留まっている。
habit-told-flighty = 入れる部屋まで避けている。
habit-told-endgame = カードがすべてわかってから、勝ちを逃している。
habit-told-points = 勝ちが決まってから、点を捨てている。

habit-lesson-reckless = 部屋に手をつける前に、体力をどれだけ失うかを足す。
habit-lesson-waste = いまほとんど戻らない薬は、後に取っておく。
habit-lesson-hoard = 薬は要るときに飲む。後に残しても、効き目は増えない。
habit-lesson-wear = これから来る強い魔物のために、武器を鋭いままにしておく。
habit-lesson-swap = 手の武器は鈍るまで使う。部屋に残した武器は新しいまま。
habit-lesson-unarmed = 強い魔物が来る前に、よい武器を取る。
habit-lesson-timid = 武器が鋭いうちに、防げるだけ防ぐ。
habit-lesson-hasty = いちばん高くつく魔物は、もっとよく迎えられるまで残す。
habit-lesson-stubborn = 高くつく部屋は避け、もっとよい武器で迎え直す。
habit-lesson-flighty = そういう部屋には留まる。避けると次は避けられず、次のほうが悪いかもしれない。
habit-lesson-endgame = 来るカードがすべてわかったら、取る前に最後まで頭で並べる。
habit-lesson-points = 勝ちが決まったら、できるだけ回復し、防ぎ、薬で終える。

## watched
watched-games = 狐（net）は{ $rules }を{ $n }局遊び（シード{ $seed }）、{ $won }勝った。
watched-avoided = 避けられる部屋のうち、避けた割合：{ $shares }。
watched-monsters = 魔物{ $n }体なら{ $share }
watched-health = 体力ごとに、避けた割合：{ $shares }。
watched-gained = 部屋を避けると、勝率は平均{ $points }ポイント上がった。
watched-left = カードを後に残したとき、残したもの：{ $shares }。
watched-strongest = 魔物を残した部屋の{ $share }で、いちばん強い魔物も残した。
watched-armed = 武器を使えたとき、使った割合：{ $shares }。
watched-potions = 飲んだ薬の{ $share }が効き、平均{ $mean }回復した。
watched-swaps = 持ち替えた武器の{ $share }は、前より弱かった。
watched-advice = 違うやり方をしているところは、試してみるとよい。

watched-at-low = 体力が少ないとき{ $share }
watched-at-middle = 中ほどのとき{ $share }
watched-at-high = 多いとき{ $share }

watched-leaving-monster = 魔物のあった部屋の{ $share }で魔物
watched-leaving-weapon = 武器は{ $share }
watched-leaving-potion = 薬は{ $share }

watched-against-weak = 5以下の魔物には{ $share }
watched-against-middling = 6から10には{ $share }
watched-against-strong = 10を超えるものには{ $share }

## bots
bots-title = { $name }（{ $code }）
bots-about = { $name }：{ $line }

bots-thinks = { $bot }の考え：{ $plans }
bots-plays = { $bot }の手：{ $moves }
bots-plays_for = { $bot }の手：{ $moves }（勝率{ $worth }）

bots-name-random = 蛾
bots-name-greedy = 鵲
bots-name-net = 狐
bots-name-expert = 梟
bots-name-oracle = 千里眼

bots-line-random = 取れるカードなら何でも取り、めったに遠くへは行けない。
bots-line-greedy = この部屋でよく見えるものを取り、次の部屋のことは考えない。
bots-line-net = 自分を相手に重ねた対局から、部屋の値打ちを肌で知っている。
bots-line-expert = 動く前に何部屋も先を読む。正々堂々と戦う中では、これより強いものはない。
bots-line-oracle = これから来るカードがすべて見える。だから、まず負けない。

## mistakes
mistakes-heading = 自分の悪手
mistakes-looking = コーチが最近の対局を見ています……
mistakes-none = 解くべき悪手はありません。最近の対局には、もう残っていません
mistakes-title = { $day }の対局、第{ $room }室
mistakes-task = { $title }：もっとよい手順を見つける。
mistakes-line = { $mark } { $title } · { $rules }、{ $state }
mistakes-solved = この悪手は解けた。もう出てこない。

## hinting
hinting-sure = ヒントを見ると、今日の結果は「ヒントあり」になります。見ますか。
hinting-counts = { $name }、第{ $room }室。この対局でヒントを使ったことになります。
hinting-first_room = { $code }、最初の部屋。
hinting-no_game = 途中の対局がありません。--dealか--seedで配札を指定するか、--positionか--recordを渡します
hinting-not_yet = { $name }では、いま手番ではありません。開いて続きを進めます
hinting-nothing_to_review = 検討できる終わった対局がありません。記録のファイル名を指定します
hinting-nothing_of_deal = { $code }の終わった対局がありません
