### うまくいかなかったことを、一文ずつ。句点は付けない（ひとりで立つときは phrase-sentence が付ける）。
### 文が二つになるところだけ、途中に「。」を置く。命令、ファイル、プログラムに渡す言葉は英語のまま。

## everywhere
error-told = { $words }
error-near = （{ $word }のことですか）
error-json_syntax = { $line }行{ $column }列で{ $what }
error-json_depth = 入れ子が深すぎます
error-json_number = 中の数が長すぎます
error-json_half = 文字の半分が欠けています

## cards, seeds and deals
error-no_joker = { $text }はカードではありません。ジョーカーがあるのはクラブとスペードだけです
error-not_a_card = { $text }はカードではありません。Asや10dのように、数（2から10、J、Q、K、A、ジョーカーはX）とマーク（c、s、d、h）を書きます
error-not_a_range = { $text }はカードの範囲ではありません。2c-Acのように、一つのマークを小さいほうから書きます
error-no_card_code = コード{ $code }のカードはありません
error-long_seed = { $seed }は長すぎます。シードは{ NUMBER($most) }字までです
error-half_seed = { $seed }はシードにできません。文字の半分が欠けています
error-not_a_secret = { $secret }は秘密として読めません。十六進の数字を書きます
error-unfair_commitment = 公正な配札ではありませんでした。秘密が約束{ $commitment }と合いません
error-unfair_seed = 公正な配札ではありませんでした。秘密と{ $client }からは別のシードになります
error-unfair_first = 公正な配札ではありませんでした。先手はプレイヤー{ $player }ではありません
error-long_hashed = { $n }バイトの文は長すぎます。一度にハッシュできるのは{ $most }バイトまでです
error-long_stem = { $n }バイトのシードは長すぎます。入るのは{ $most }バイトまでです

## files
error-not_regular = { $path }は通常のファイルではありません
error-unreadable = { $path }を読み取れません：{ $why }
error-not_a_file_name = { $path }はファイル名ではありません
error-many_dots = { $path }を読み取れません。キーのピリオドは{ $most }個までです
error-not_toml = { $path }はTOMLのファイルではありません：{ $why }
error-long_file = { $path }は{ NUMBER($most) }バイトを超えています
error-not_utf8 = { $path }はUTF-8のテキストではありません
error-long_line = { $line }は長すぎます。一行は{ NUMBER($most) }字までです

## time
error-nobody_waits = 待つ人がいなくなったので、止めました
error-took_too_long = { $seconds }秒を超えたので、止めました

## rules
error-no_setting = { $name }という設定はありません{ $near }。あるのは{ $known }です
error-no_rules = { $name }というルールはありません{ $near }。あるのは{ $known }です
error-carried = carried={ $carried }はroom_size={ $room_size }と合いません。部屋では少なくとも一枚取ります
error-health_above = start_health={ $start_health }がmax_health={ $max_health }を超えています
error-not_a_choice = { $name }を{ $value }にはできません。選べるのは{ $known }です
error-not_yes_or_no = { $name }を{ $value }にはできません。yesかnoです
error-not_a_number = { $name }を{ $value }にはできません。{ $least }から{ $most }までの整数です
error-not_a_number_or_none = { $name }を{ $value }にはできません。{ $least }から{ $most }までの整数か、noneです
error-not_a_name = { $name }を{ $value }にはできません。英字、数字、ピリオド、ハイフンで40字までです
error-not_a_title = { $name }を{ $value }にはできません。セミコロンのない、80字までの一行です
error-in_deck = deck：{ $why }
error-deck_is_a_list = deckを{ $value }にはできません。カードの並びです
error-deck_size = カード一組は1枚から{ $most }枚です。{ $n }枚ではありません
error-long_rules = { $text }は長すぎます。ルールは{ NUMBER($most) }字までです
error-not_rules = { $text }はルールとして読めません：{ $why }
error-no_rules_name = ルールはclassicのような名前で始まります
error-not_a_setting = { $text }は設定として読めません。start_health=30のように、項目=値と書きます
error-setting_twice = 設定{ $name }が二度あります
error-not_a_base = baseを{ $value }にはできません。ルールの名前です
error-name_taken = 名前を{ $value }にはできません。同じ名前のルールがあります
error-in_rules_file = { $path }：{ $why }

## moves
error-not_a_move = { $text }は手として読めません。run、カード（5d）、武器で戦う（7sw）、素手で戦う（7sb）、カードをよける（-7s）のどれかを書きます
error-no_monster = { $move }は手として読めません。{ $card }は{ $kind ->
    [weapon] 武器
   *[potion] 薬
 }で、魔物ではありません
error-not_now = { $move }はいま打てません：{ $why }
error-no_way_to_choose = このルールでは戦い方を選べません。カードだけを書きます
error-no_weapon = 武器を持っていません
error-weapon_limit = { $weapon }は{ $rank }{ $limit ->
    [at_most] 以下
   *[below] 未満
 }の魔物にしか使えません
error-not_there = { $card }は部屋にありません（{ FORM($room, "", list: "comma") }）
error-no_running = このルールでは逃げられませんが、一枚よけることはできます
error-no_putting_away = このルールではよけられませんが、逃げることはできます

error-two_ways = { $move }とは二通りに戦えます。武器なら{ $armed }、素手なら{ $bare }と書きます
error-many_moves = { $move }は打てません。一局は{ NUMBER($most) }手までです
error-nothing_to_take_back = 戻せる手がありません
error-not_to_be_given_up = 投了できるのは、一人で遊ぶ途中の対局だけです

## decks and positions
error-empty_deck = カード一組には少なくとも一枚が要ります
error-not_in_deck = { $card }は{ $rules }のカード一組にありません
error-too_often = { $card }が{ $count }枚ありますが、カード一組には{ $times }枚しかありません
error-not_a_position = { $text }は局面として読めません：{ $why }
error-stray = { $text }はそこに置けません
error-wrong_score = 得点は{ $told }ではなく{ $score }です
error-room_first = ルールのあとには、room 1: 9s 2d Kc 4cのように部屋が続きます
error-room_slots = 部屋の席は{ $slots }で、{ $n }ではありません
error-heroes = { $players ->
    [1] 主人公が一人
   *[2] 主人公が二人
 }要ります（例：hero 20、hero 17 weapon 5d 9c last 9c）
error-too_many_of_card = { $card }が{ $n }枚出てきますが、カード一組には{ $owned }枚しかありません
error-health_too_high = 体力{ $health }は上限の{ $most }を超えています
error-health_too_low = 体力{ $health }は下限の{ $least }を下回っています
error-fallen_or_not = 主人公が倒れているのは、体力が0以下のときだけです
error-not_a_weapon = { $card }は武器ではありません
error-slain_is_monster = 倒せるのは魔物だけです
error-slain_after = { $earlier }を倒した武器で、そのあとに{ $later }は倒せません
error-health_after_fall = 主人公の体力を{ $health }にする魔物はいません
error-score_after_fall = 負けの得点が{ $score }になることはありません
error-too_many_faced = この部屋で取ったカードが{ $n }枚では多すぎます
error-next_room = 部屋は終わっているので、次の部屋が配られているはずです
error-room_too_short = 山札が残っているのに、部屋がそろっていません
error-first_slots = 新しい部屋のカードは、前の席から順に並びます
error-drunk_not_faced = この部屋で取ったカードより、飲んだ薬のほうが多くなっています
error-drunk_not_discarded = 捨てた薬より、飲んだ薬のほうが多くなっています
error-impossible_room = { $n }枚取って第{ $room }室にいることはありえません
error-from_room_one = 部屋は1から数えます
error-avoided_before = 第1室の前に避けたものはありえません
error-never_locked = このルールでは、避けられなくなることはありません
error-never_put_away = このルールではカードをよけられません
error-locked_and_put_away = 避けられないあいだ、カードはよけられません
error-no_chance = 運の状態がありません
error-needless_chance = ここに運の状態は要りません
error-chance_zero = 運の状態がすべて0になることはありません
error-no_known_cards = このルールでは、わかっているカードが山札の下に入ることはありません
error-no_second_player = 二人目のプレイヤーはいません
error-fallen_turn = 倒れた主人公の手番にはなりません
error-no_last_card = カードを取っているので、最後のカードがあるはずです
error-not_faced = { $card }はまだ取っていません
error-long_position = 局面は{ NUMBER($most) }字までです

## records
error-long_record = { $text }は長すぎます。記録は{ NUMBER($most) }字までです
error-after_the_end = { $number }行目：{ $line }が対局の終わりのあとにあります
error-two_results = 記録の始まりは{ $said }、終わりは{ $result }です
error-not_a_header = { $number }行目：{ $line }は見出しではありません。記録は{ $known }で始まり、それぞれ一度までです（例：[Rules "classic"]）
error-unreadable_header = { $number }行目：{ $value }を読み取れません
error-bad_first = { $value }は先手にできません。局面なしで、[First "1"]か[First "2"]と書きます
error-bad_shuffle = { $value }という切り方はありません。シードに使えるのは{ $known }です
error-proof_needs = 公正な配札の記録はkeyedで、{ $known }が要ります
error-not_a_room = { $number }行目：{ $line }は部屋ではありません。1. 5d 7sw 4hのように、番号とそこでの手を書きます
error-not_a_json_line = { $line }はJSONの行ではありません：{ $why }
error-json_record = JSONの記録のキーは次のものだけで、値は文字列です：{ $known }
error-record_rules = 記録には[Rules "classic"]のようにルールが要ります
error-record_deal = 記録には[Seed "42"]か[Deck "As Td 4h 7c"]のように配札が要ります
error-long_game = 記録は{ NUMBER($most) }手までです。{ NUMBER($n) }手ではありません
error-rules_unreadable = 記録のルールを読み取れません：{ $why }
error-untrue_move = 記録は{ $number }手目（{ $move }）で正しくなくなります：{ $why }
error-other_room = 第{ $room }室と書かれていますが、いまは第{ $now }室です
error-other_position = 記録のルールが、局面のルールと違います
error-bad_start = 記録の始まりを並べられません：{ $why }
error-first_player = プレイヤー{ $first }は先手になれません。{ $rules }は{ $players ->
    [1] 一人用
   *[2] 二人用
 }で、0から数えます
error-no_legal_code = コード{ $code }は打てる手ではありません
error-cut_off = 記録が{ $count }手で切れています。最後の行は結果の{ $result }になるはずです
error-untrue_end = 記録は終わりで正しくなくなります。{ $count }手のあとは、{ $said }ではなく{ $result }です

## the digital table
error-digital_players = 文書004は一人用ですが、{ $rules }は二人用です
error-already_dealt = 最初の部屋はもう配られています
error-no_skipping = いまこの部屋は飛ばせません
error-no_slot = { $index }番にカードはありません。あるのは{ $known }です
error-room_not_finished = 部屋が終わっていません。まだ取るカードがあります
error-game_over = 対局は終わりました
error-card_not_in_room = { $card }は部屋にありません
error-room_finished = 部屋は終わっています。先に締めくくります
error-say_how = { $card }とは二通りに戦えます。武器を使うかどうかを伝えます
error-wrong_kind = { $card }は{ $wanted ->
    [monster] 魔物
    [weapon] 武器
   *[potion] 薬
 }ではなく{ $kind ->
    [monster] 魔物
    [weapon] 武器
   *[potion] 薬
 }です
error-not_to_be_fought = いま{ $card }とは{ $weapon ->
    [yes] 武器で
   *[no] 素手で
 }戦えません

## conformance files
error-long_conformance = 適合性のファイルは{ NUMBER($most) }字までです
error-not_json = JSONではありません：{ $why }
error-in_scenario = 筋書き{ $name }：{ $why }
error-object_with = { $what }は{ $known }を持つオブジェクトです
error-no_key = { $what }に{ $key }というキーはありません{ $near }
error-bad_value = { $what }：{ $key }を{ $value }にはできません
error-needs_key = { $what }には{ $key }が要ります
error-what-file = 適合性のファイル
error-what-scenario = 筋書き
error-what-step = 手順
error-what-expectation = 期待
error-what-hero = 主人公
error-what-outcome = 結果
error-step_kinds = 手順は{ $known }のどれかです
error-no_scenarios = 適合性のファイルには、少なくとも一つの筋書きが要ります
error-scenario_twice = 筋書き{ $name }が二つあります
error-scenario_position = 局面のルールが違います
error-scenario_start = カード一組か、シードか、局面が要ります

## bots, budgets and programs
error-no_goal = { $name }という目標はありません。winかscoreです
error-no_end = { $name }は{ NUMBER($most) }手で対局を終えませんでした
error-net_of_another = { $name }.netは{ $rules }のネットです
error-no_bot = { $name }というボットはいません{ $near }。いるのは{ $known }です
error-sees_all = { $name }は見えるカードだけでは遊べません。すべてのカードを見るボットです
error-no_budget = { $name }に予算は渡せません。渡せるのはexpertだけです
error-two_budgets = expertに渡すのは、回数かミリ秒のどちらかです
error-bad_simulations = expertは一部屋に{ NUMBER($n) }回も先読みできません。0から{ NUMBER($most) }までの数を渡します
error-bad_milliseconds = expertは{ $n }ミリ秒も考えられません。0から{ NUMBER($most) }までの数を渡します
error-not_for_score = { $name }は得点のためには遊べません。できるのはnetとexpertだけです
error-rules_not_for_score = { $name }は{ $rules }を得点のためには遊べません。二組は抜け出すために遊びます
error-programs_goal = プログラムの目標は自分で決まります。{ $name }に{ $goal }のために遊ばせることはできません
error-no_position = 手を選ぶ局面がありません
error-not_a_budget = { $text }は予算ではありません。go simulations 100のように書きます
error-bad_seconds = プログラムに返事まで{ $n }秒は渡せません。{ NUMBER($most) }までの数を渡します
error-no_programs = このシステムではプログラムは遊べません。プログラムが始めたものをすべて終わらせる手段がありません
error-not_started = プログラム{ $name }を始められません：{ $why }
error-answered_no_move = プログラム{ $name }の返事{ $text }は手ではありません
error-answered_illegal = プログラム{ $name }の返事{ $move }は打てません
error-complained = プログラム{ $name }の苦情：{ $words }
error-program_ended = プログラム{ $name }が終わってしまいました
error-endless_answer = プログラム{ $name }の返事に終わりがありません
error-program_late = プログラム{ $name }は{ $seconds }秒のあいだに{ $does ->
    [read] 読みませんでした
   *[answer] 返事をしませんでした
 }
error-no_such_word = { $word }はisready、position、go、quitのどれでもありません
error-not_a_command = { $command }はコマンドではありません：{ $why }
error-no_program = { $text }にはプログラムの名前がありません。{ $mark }COMMANDと書きます

## nets and the search
error-mind_needs = mindにはネットと、一人用のルールが要ります
error-no_points = この{ $rules }のネットは勝率だけで得点を言わないので、得点のためには遊べません
error-other_table = この卓は、このmindの遊ぶ{ $rules }のものではありません
error-not_listed = 選択肢{ $index }は挙げられていません
error-not_listed_here = この卓に選択肢{ $index }は挙げられていません
error-net_outputs = ネットの出力は1か2です。{ $n }ではありません
error-net_width = ネットの幅は64から{ $most }まで、64刻みです。{ $width }ではありません
error-late_rules = 終盤のネットのルールが違います
error-late_outputs = 終盤のネットの出力の数が違います
error-late_twice = このネットには、もう終盤のものがあります
error-net_numbers = このネットの数は{ $wanted }個で、{ $n }個ではありません
error-net_bytes = このネットの数は{ NUMBER($wanted) }バイトで、{ NUMBER($n) }バイトではありません
error-net_part = { $name }はネットの一部で、全体ではありません
error-net_strangers = ネット{ $name }と{ $other }は対になりません
error-net_unreadable = ネット{ $name }を読み取れません：{ $why }
error-net_first_line = ネット{ $name }は壊れています。最初の行を読み取れません
error-net_format = ネット{ $name }は別の形式{ $format }です
error-net_digest = ネット{ $name }は壊れています。数が書かれたときのものと違います
error-net_damaged = ネット{ $name }は壊れています：{ $why }
error-party_rules = この卓のルールは、この組のルールと違います
error-party_luck = 組の運は32バイトです。{ $n }バイトではありません
error-net_to_go_on = 続けるには、同じルールの別のネットが要ります
error-decisions_inputs = 判断{ $length }件には、{ $length } × { $row }の入力と、{ $length }件の枚数が要ります
error-decisions_worths = 判断{ $length }件には、{ $length } × 2の値が要ります
error-nothing_to_learn = { $rules }の対局から学べるものがありません。続けて{ NUMBER($deals) }通りの配札に、決めることが残っていませんでした
error-solver_alone = ソルバーは一人で遊びますが、{ $rules }は{ $players }人用です
error-bad_limit = { $limit }は限度にできません。1から{ NUMBER($most) }までのノード数です
error-solver_rules = このソルバーは{ $rules }のもので、この対局のルールは違います
error-limit_reached = 勝つ手が見つかる前に、限度に達しました
error-not_winnable = この対局は、ここからは勝てません
error-table_full = 卓に置けるのは{ $most }枚までです。{ $n }枚ではありません
error-no_card_of_code = { $code }に当たるカードはありません
error-no_such_start = プレイヤー{ $first }の先手と、{ $n }バイトの運で始まる対局はありません
error-no_move_of_code = { $code }に当たる手は、いま打てません
error-no_moves_of_codes = { $codes }はこの部屋の手のコードではありません
error-bad_snapshot = 卓の写しは{ $size }バイトです。{ $n }バイトではありません
error-no_such_table = { $facts }という卓は、このルールにはありません

## the coach
error-nothing_to_decide = 対局は終わっていて、決めることがありません
error-others_turn = もう一人の手番です
error-coach_alone = コーチが見るのは一人用の対局ですが、{ $rules }は二人用です
error-not_a_puzzle = これは詰め問題ではありません：{ $why }
error-unfinished = この対局は途中で、第{ $room }室にいます。検討は伏せたカードを明かすので、終わってからになります
error-unfinished_facts = この対局は途中で、第{ $room }室にいます。事実がわかるのは終わってからです
error-nothing_to_review = この対局には検討する手がありません
error-many_rooms = コーチが検討できるのは{ $most }部屋までです。この対局は{ NUMBER($rooms) }部屋あります
error-needs_matplotlib = 図にはMatplotlibが要ります。{ $command }で入ります
error-not_a_picture = { $path }は図のファイルではありません。名前は.svgか.pngで終わります

## runs of many games
error-no_games = 一度に遊ぶのは少なくとも一局です。{ NUMBER($games) }局ではありません
error-other_version = これは版{ $version }のもので、ワーカーの版は{ $own }です
error-other_survey = この局面は版{ $version }のもので、こちらの版は{ $own }です
error-no_choices = { $rules }では、{ $deals }局のどの部屋にも選択がありませんでした
error-worker_killed = ワーカーのプロセスが続けて{ $times }度止められました
error-results_in_use = { $path }は別の実行が使っています
error-another_run = { $path }は別の実行のものです：{ FORM($differences, "", list: "semicolon") }
error-run_differs = { $name }は{ $ours }ではなく{ $theirs }
error-not_results = { $path }は実行のファイルではありません
error-results_without_table = { $path }は--tableなしで始まり、表に書く対局がありません
error-results_damaged = { $path }は{ $byte }バイト目より先が壊れています
error-batch_twice = { $path }にバッチ{ $number }が二度あります
error-results_ahead = { $path }にはもう{ NUMBER($n) }局目までの対局があります。それ以上を求めます
error-results_format = { $path }の形式は{ $version }で、この版が読めるのは{ $known }です
error-not_a_cluster = { $address }はクラスターのアドレスではありません。tcp://HOST:8786と書きます
error-cluster_needs = クラスターには{ $name }が要ります。{ $command }で入ります
error-cluster_certificates = クラスター{ $address }には、Daskの設定に証明書が要ります
error-cluster_unreachable = クラスター{ $address }につながりません：{ $why }
error-cluster_silent = クラスター{ $address }の返事がなくなりました
error-cluster_without_workers = クラスター{ $address }にワーカーがいません
error-lost_batch = 一つのバッチが、ワーカーを何度も失いました
error-worker_failed = クラスターのワーカーが失敗しました：{ $why }
error-many_inputs = このルールの入力は{ $n }で、学習に使えるのは{ $most }までです
error-other_inputs = ネット{ $name }は、入力か幅がこのネットと違います
error-checkpoint_damaged = { $path }は壊れているか、別の版のものです。別のフォルダーで始めます
error-checkpoint_of_another = { $path }は別の実行のものです：{ $rules }、幅{ $width }

## tables of data
error-not_a_table = { $path }は表ではありません。名前は.parquet、.csv、.jsonlのどれかで終わります
error-needs_pyarrow = .parquetの表にはpyarrowが要ります。{ $command }で入ります
error-no_file = { $path }というファイルはありません
error-row_value = { $path }の{ $number }行目の{ $name }を{ $given }にはできません。{ $wanted ->
    [int] 整数
    [float] 数
    [bool] trueかfalse
   *[str] 文字列
 }です
error-no_column = { $path }に列{ $name }がありません。要るのは{ $known }です
error-no_column_in_line = { $path }の{ $line }行目に列{ $name }がありません。要るのは{ $known }です
error-not_csv = { $path }はCSVのファイルではありません。{ $line }行目：{ $why }
error-line_not_json = { $path }の{ $number }行目はJSONではありません：{ $why }
error-not_parquet = { $path }はParquetのファイルではないか、壊れています
error-graded_unreadable = 局面{ $position }を読み取れません：{ $why }
error-graded_undecided = 局面{ $position }では、一人が決めることがありません
error-row_has_no = { $path }の{ $number }行目に{ $name }がありません
error-row_damaged = { $path }の{ $number }行目は壊れています。winは0から1まで、lostは0以上です
error-no_positions = { $path }に局面がありません
error-mixed_positions = { $path }の局面は、すべてが一つの目標と一つの予算で評価されたものではありません
error-impossible_budget = { $path }を{ NUMBER($n) }回の先読みで評価することはできません
error-position_twice = { $path }にidが{ $position }の局面が二つあります
error-no_best_plan = { $path }の局面{ $position }には、最善の手順が一つ要ります
error-row_has_no_id = { $path }の{ $number }行目にidがありません
error-answers_nothing = { $path }の{ $number }行目は、存在しない局面{ $position }への答えです
error-answers_twice = { $path }の{ $number }行目は、局面{ $position }への二度目の答えです
error-no_answers = { $path }には、{ NUMBER($all) }の局面のうち{ NUMBER($n) }への答えがありません：{ $some }
error-bad_answer = 局面{ $position }への答え{ $answer }は使えません：{ $why }
error-not_through = 部屋の終わりまで続きません
error-plans_there = { $why }。そこでの手順は{ $some }です
error-after_the_room = { $move }が部屋の終わりのあとにあります

## environments
error-one_game = 少なくとも一局が要ります。{ $n }局ではありません
error-many_actions = { NUMBER($n) }の行動は多すぎます。入るのは{ NUMBER($most) }までです
error-another_thread = 別のスレッドがこの環境を使っています。スレッドごとに一つ渡します
error-no_such_deck = こうした{ $n }枚で始まる対局は、このルールにはありません
error-rows_for_games = 配列に、{ $games }局それぞれの行がありません
error-actions_for_games = { $games }局それぞれに行動が要ります
error-no_such_action = 行動は0から{ $most }までの数です
error-no_arrays = 書き込む配列がまだありません
error-row_of_numbers = プレイヤー{ $player }には{ $n }個の数の行が要ります
error-duo_reward = 二人のとき、rewardを'shaped'にはできません。winかscoreです
error-duo_actions = 部屋で交互に取る二人のとき、actionsを'plans'にはできません。cardsです
error-action_not_now = 行動{ $action }（{ $name }）はいま取れません
error-action_not_now_in = 対局{ $game }では、行動{ $action }（{ $name }）はいま取れません
error-seeds_for_games = シード{ $n }個は{ $games }局と合いません
error-not_from_one = { $name }を{ $value }にはできません。1以上の整数です
error-many_plans = { $size }枚の部屋の手順は{ NUMBER($n) }通りあり、行動にできる{ NUMBER($most) }を超えます。actions='cards'を選びます
error-env_players = { $rules }は{ $players ->
    [1] 一人用です
   *[2] 二人用です
 }。{ $where }を見ます
error-no_first_move = { $rules }は最初の手の前に終わります。カードが部屋をそろえるのに足りません
error-options_kind = optionsを{ $value }にはできません。辞書です
error-no_option = { $name }という選択肢はありません{ $near }。あるのはdealとdeckです
error-deal_or_deck = 対局は配札かカード一組で始まります。どちらか一つを渡します
error-not_a_deal = { $deal }は配札ではありません。整数か、classic/42のようなコードを渡します
error-other_deal = 配札{ $deal }は合いません。ルールの{ $settings }が違います
error-deck_without_move = このカード一組の対局は、最初の手の前に終わります
error-not_a_deck = { $deck }はカード一組ではありません。'As Td 4h'のように、上のカードから順に渡します
error-bad_penalty = penaltyを{ $value }にはできません。0以上の数です

## matches online
error-game_not_over = 対局はまだ終わっていません
error-match_moved_on = 対局はもう先へ進んでいます
error-no_action = { $action }という行動はありません
error-seat_taken = その席は埋まっています
error-not_to_begin = いま対局は始められません
error-side_missing = 配札には、1字から{ $most }字の言葉を加えます
error-not_handed_over = ディーラーがまだこの部屋を渡していません
error-not_your_turn = いまは手番ではありません
error-one_room = 一度に打てるのは一部屋の手だけです
error-too_long = 対局が長すぎます
error-nothing_to_hand_over = 渡す部屋がありません
error-long_description = 部屋の語りは{ $most }字までです
error-dealer_gives_up = ディーラーはプレイヤーの代わりに投了できません
error-no_stand_in = ここでは、ボットは席を代われません
error-not_begun = 対局はまだ始まっていません

## the command line
cli-interrupted = 中断しました
cli-no_command = { $given }というコマンドはありません{ $near }。あるのは{ $known }です
cli-one_of = { FORM($options, "", list: "comma") }のどれか一つを渡します
cli-not_both = { $first }と{ $second }は、どちらか一つだけ渡します
cli-deal_or = --dealか、{ FORM($options, "") }を渡します
cli-goes_with = { FORM($options, "") }は{ $other }と一緒に使います
cli-file_or_deal = ファイルか配札の、どちらか一つを渡します
cli-link_or_deal = --link、--join、配札のどれか一つを渡します
cli-server_deals = サーバーは自分で配ります。--rulesは渡せますが、配札と--ruleは渡せません
cli-two_files = { $first }と{ $second }には別々のファイルが要ります
cli-no_file = { $path }は通常のファイルではありません
cli-exists = { $path }はもうあります。新しい名前にするか、--forceで上書きします
cli-records = { $path }には記録が{ $n }件ありますが、{ $wanted }が受け取るのは一件です
cli-no_number = { $given }は数ではありません
cli-no_move = 記録は{ $n }手しかないので、{ $move }手目はありません
cli-training = 学習には{ $name }が要ります。{ $command }で入ります

cli-for_rules = { $option }はルールを比べるときのものです
cli-for_bots = { $option }はボットを比べるときのものです
cli-neither = { $given }はボットでもルールでもありません{ $near }。ボットは{ $bots }、ルールは{ $rules }です
cli-unlike = { $bot }はボット、{ $rules }はルールです。同じ種類のものを二つ渡します
cli-players_differ = { $first }と{ $second }は人数が違います
cli-decks_differ = カード一組の違うルールなので、同じシードでも配られるカードが違います
cli-no_budget = { $given }は目標でも回数でもありません。expert:1000、net:score、expert:1000:scoreのように、{ $most }までの数を書きます
cli-deals_stopped = 中断しました。{ $deals }通りの配札のうち{ $played }通りまで済んでいます

cli-is_over = この対局は終わっています：{ $result }
cli-no_order = ソルバーには、まだ見ていないカードの並びが要りますが、この局面にはありません。プレイヤーから見た局面なら`scoundrel hint`を使います
cli-other_rules = これは{ $wanted }ではなく{ $rules }の対局です
cli-no_range = { $given }はシードの範囲ではありません。1-1000のように二つの数を書きます
cli-backwards = { $given }は逆順です。{ $right }と書きます
cli-too_many_seeds = { $given }のシードは{ $most }個を超えます

cli-stopped = { $why }。{ $games }局のうち{ $played }局まで済んでいます
cli-stopped_kept = { $why }。{ $games }局のうち{ $played }局まで済んでいます。同じコマンドで{ $path }から続きます
cli-lost = { $why }。--resumeがなければ、対局は失われます
cli-kept = { $why }。対局は{ $path }に保存されています。同じコマンドをもう一度実行すると、表に書きます

check-line = { $number }行目：{ $why }
check-schema = スキーマなので、調べるものがありません
check-scenarios = 筋書き{ $n }件のうち{ $good }件が成り立ちます
check-records = 記録{ $n }件のうち{ $good }件が正しいものです
check-record = 正しい記録です：{ $n }手で{ $result }
