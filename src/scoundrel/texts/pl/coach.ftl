## coach
coach-over = ponad { $chance }
coach-under = poniżej { $chance }
coach-about = około { $chance } (od { $low } do { $high })
coach-no_hope = Wygrać już się nie da; ratuj choć punkty.
coach-no_chance = Wygrać już się nie da.
coach-least_lost = Wygrać już się nie da. { $plan }. To daje najlepszy wynik: średnio { $points }.
coach-best = { $plan }. { $worth }.
coach-how = { $plan }: { $moves }
coach-chance = szansa wygranej { $chance }
coach-score = szansa wygranej { $chance }, średnio { $points }
coach-points = { $n ->
    [one] { $score } punkt
    [few] { $score } punkty
    [many] { $score } punktów
   *[other] { $score } punktu
 }
coach-others = Inne plany: { $plans }.
coach-other = { $plan } { $chance } ({ $why })
coach-worth = { $plan } { $chance }
coach-fatal = Śmiertelne: { $plans }.

## nudge
nudge-then = Teraz: { $moves }.
nudge-lost = Wygrać już się nie da; graj o te punkty, które zostały.
nudge-note = Szansa, że stąd wyjdziesz, cokolwiek leży pod spodem.
nudge-marked = Plan trenera, ruch { $number }: { $words }.
nudge-marked_left = Plan trenera: { $words }.

nudge-button-nudge = Rada
nudge-button-marks = Pokaż
nudge-button-numbers = Więcej

nudge-key-nudge = rada
nudge-key-marks = pokaż
nudge-key-numbers = więcej

nudge-help-nudge = najpierw wskazówka
nudge-help-marks = na kartach
nudge-help-numbers = liczby

nudge-ask-take = Którą kartę wziąć?
nudge-ask-take_or_run = Którą kartę wziąć, a może uciec?
nudge-ask-put_away = Czy odłożyć kartę, a jeśli tak, to którą?
nudge-ask-leave = { $n ->
    [one] Którą kartę zostawić?
    [few] Które { $n } karty zostawić?
   *[many] Których { $n } kart nie brać?
 }
nudge-ask-leave_or_run = { $n ->
    [one] Czy uciec, a jeśli nie, to którą kartę zostawić?
    [few] Czy uciec, a jeśli nie, to które { $n } karty zostawić?
   *[many] Czy uciec, a jeśli nie, to których { $n } kart nie brać?
 }
nudge-ask-run = Uciec czy wziąć wszystkie?
nudge-ask-order = W jakiej kolejności je brać?
nudge-ask-last = Jak podejść do tej ostatniej?

nudge-mark-bare = gołymi rękami
nudge-mark-strike = bronią
nudge-mark-monster = bić
nudge-mark-weapon = wziąć
nudge-mark-potion = wypić
nudge-mark-put_away = odłożyć
nudge-mark-leave = zostawić

nudge-brief-bare = gołymi
nudge-brief-strike = bronią
nudge-brief-monster = bić
nudge-brief-weapon = wziąć
nudge-brief-potion = wypić
nudge-brief-put_away = odłóż
nudge-brief-leave = zostaw
nudge-brief-numbered = { $number } { $words }

## plans
coach-plan-run = uciec
coach-plan-put_away = odłożyć { FORM($cards, "acc") }
coach-plan-leave = zostawić { FORM($cards, "acc") }
coach-plan-face_all = wziąć wszystkie
coach-plan-take = wziąć { FORM($cards, "acc") }

## why
why-good-fatal = To jedyny sposób, żeby przeżyć.
why-good-out = Wyprowadza cię z lochów z wynikiem { $score }.
    .also = Poza tym wyprowadza cię z lochów z wynikiem { $score }.
why-good-score = Daje wynik { $score }, a nie { $other }.
    .also = Poza tym daje wynik { $score }, a nie { $other }.
why-good-drink = Wypija { FORM($cards, "acc") } i leczy { $heals }: masz wtedy { $health ->
        [one] { $health } punkt życia
        [few] { $health } punkty życia
       *[many] { $health } punktów życia
     }, a nie { $other }.
    .also = Poza tym wypija { FORM($cards, "acc") } i leczy { $heals }: masz wtedy { $health ->
        [one] { $health } punkt życia
        [few] { $health } punkty życia
       *[many] { $health } punktów życia
     }, a nie { $other }.
why-good-heal = Wypija { FORM($cards, "acc") } i leczy { $heals }, a nie { $other }.
    .also = Poza tym wypija { FORM($cards, "acc") } i leczy { $heals }, a nie { $other }.
why-good-idle = Wypija { FORM($cards, "acc") } i leczy { $heals }, a inaczej nic by to nie dało.
    .also = Poza tym wypija { FORM($cards, "acc") } i leczy { $heals }, a inaczej nic by to nie dało.
why-good-unwasted = Wypija { FORM($cards, "acc") } i leczy { $heals }, a inaczej poszłoby to na marne.
    .also = Poza tym wypija { FORM($cards, "acc") } i leczy { $heals }, a inaczej poszłoby to na marne.
why-good-keep = Zachowuje na później { FORM($cards, "acc") }, zamiast uleczyć tylko { $heals }.
    .also = Poza tym zachowuje na później { FORM($cards, "acc") }, zamiast uleczyć tylko { $heals }.
why-good-full = Zachowuje na później { FORM($cards, "acc") }, bo teraz nic by to nie dało.
    .also = Poza tym zachowuje na później { FORM($cards, "acc") }, bo teraz nic by to nie dało.
why-good-waste = Zachowuje na później { FORM($cards, "acc") }, bo teraz poszłoby to na marne.
    .also = Poza tym zachowuje na później { FORM($cards, "acc") }, bo teraz poszłoby to na marne.
why-good-block = Bije { FORM($cards, "acc") } { FORM($weapon, "ins") }, co oszczędza o { $n } więcej.
    .also = Poza tym bije { FORM($cards, "acc") } { FORM($weapon, "ins") }, co oszczędza o { $n } więcej.
why-good-block_by_several = Bije { FORM($cards, "acc") }, co oszczędza o { $n } więcej.
    .also = Poza tym bije { FORM($cards, "acc") }, co oszczędza o { $n } więcej.
why-good-fresh = Nie tępi { FORM($weapon, "gen") }, a { COUNT($cards) ->
        [1] przyjdzie jeszcze
       *[other] przyjdą jeszcze
     } { FORM($cards, "") }.
    .also = Poza tym nie tępi { FORM($weapon, "gen") }, a { COUNT($cards) ->
        [1] przyjdzie jeszcze
       *[other] przyjdą jeszcze
     } { FORM($cards, "") }.
why-good-sharp = Nie tępi { FORM($weapon, "gen") } za bardzo, a { COUNT($cards) ->
        [1] przyjdzie jeszcze
       *[other] przyjdą jeszcze
     } { FORM($cards, "") }.
    .also = Poza tym nie tępi { FORM($weapon, "gen") } za bardzo, a { COUNT($cards) ->
        [1] przyjdzie jeszcze
       *[other] przyjdą jeszcze
     } { FORM($cards, "") }.
why-good-reserve = Zostawia { FORM($weapon, "acc") } na później.
    .also = Poza tym zostawia { FORM($weapon, "acc") } na później.
why-good-arm = Daje ci do ręki { FORM($weapon, "acc") }, a { COUNT($cards) ->
        [1] przyjdzie jeszcze
       *[other] przyjdą jeszcze
     } { FORM($cards, "") }.
    .also = Poza tym daje ci do ręki { FORM($weapon, "acc") }, a { COUNT($cards) ->
        [1] przyjdzie jeszcze
       *[other] przyjdą jeszcze
     } { FORM($cards, "") }.
why-good-hold = Trzyma w ręce { FORM($weapon, "acc") }, a { COUNT($cards) ->
        [1] przyjdzie jeszcze
       *[other] przyjdą jeszcze
     } { FORM($cards, "") }.
    .also = Poza tym trzyma w ręce { FORM($weapon, "acc") }, a { COUNT($cards) ->
        [1] przyjdzie jeszcze
       *[other] przyjdą jeszcze
     } { FORM($cards, "") }.
why-good-room = Oszczędza ci komnaty, której najlepszy plan kosztuje { $cost ->
        [one] { $cost } punkt życia
        [few] { $cost } punkty życia
       *[many] { $cost } punktów życia
     } i zostawia ci { $other }.
    .also = Poza tym oszczędza ci komnaty, której najlepszy plan kosztuje { $cost ->
        [one] { $cost } punkt życia
        [few] { $cost } punkty życia
       *[many] { $cost } punktów życia
     } i zostawia ci { $other }.
why-good-room_healed = Oszczędza ci komnaty, której najlepszy plan kosztuje { $cost ->
        [one] { $cost } punkt życia
        [few] { $cost } punkty życia
       *[many] { $cost } punktów życia
     }, leczy { $heals } i zostawia ci { $other }.
    .also = Poza tym oszczędza ci komnaty, której najlepszy plan kosztuje { $cost ->
        [one] { $cost } punkt życia
        [few] { $cost } punkty życia
       *[many] { $cost } punktów życia
     }, leczy { $heals } i zostawia ci { $other }.
why-good-wait = Zostawia { FORM($cards, "acc") } na później: masz wtedy { $health ->
        [one] { $health } punkt życia
        [few] { $health } punkty życia
       *[many] { $health } punktów życia
     }, a nie { $other }.
    .also = Poza tym zostawia { FORM($cards, "acc") } na później: masz wtedy { $health ->
        [one] { $health } punkt życia
        [few] { $health } punkty życia
       *[many] { $health } punktów życia
     }, a nie { $other }.
why-good-away = Odkłada { FORM($cards, "acc") }: masz wtedy { $health ->
        [one] { $health } punkt życia
        [few] { $health } punkty życia
       *[many] { $health } punktów życia
     }, a nie { $other }.
    .also = Poza tym odkłada { FORM($cards, "acc") }: masz wtedy { $health ->
        [one] { $health } punkt życia
        [few] { $health } punkty życia
       *[many] { $health } punktów życia
     }, a nie { $other }.
why-good-instead = Wypija { FORM($potion, "acc") }, leczy { $heals } i nie rusza { FORM($monster, "gen") }: masz wtedy { $health ->
        [one] { $health } punkt życia
        [few] { $health } punkty życia
       *[many] { $health } punktów życia
     }, a nie { $other }.
    .also = Poza tym wypija { FORM($potion, "acc") }, leczy { $heals } i nie rusza { FORM($monster, "gen") }: masz wtedy { $health ->
        [one] { $health } punkt życia
        [few] { $health } punkty życia
       *[many] { $health } punktów życia
     }, a nie { $other }.
why-good-health = Zostawia ci { $health ->
        [one] { $health } punkt życia
        [few] { $health } punkty życia
       *[many] { $health } punktów życia
     }, a nie { $other }.
    .also = Poza tym zostawia ci { $health ->
        [one] { $health } punkt życia
        [few] { $health } punkty życia
       *[many] { $health } punktów życia
     }, a nie { $other }.
why-good-free_to_run = Pozwala uciec z następnej komnaty, jeśli będzie trzeba.
    .also = Poza tym pozwala uciec z następnej komnaty, jeśli będzie trzeba.
why-good-free_to_put_away = Pozwala odłożyć kartę z następnej komnaty.
    .also = Poza tym pozwala odłożyć kartę z następnej komnaty.
why-good-rid = Załatwia { FORM($cards, "acc") } za { $cost }.
    .also = Poza tym załatwia { FORM($cards, "acc") } za { $cost }.
why-good-certain = Wygrywa na pewno, bo znane są wszystkie karty, które przyjdą.
why-good-points = Wygrywa mniej więcej tak samo często, a daje o { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
     } więcej.
why-good-bonus = Może się skończyć pełnym życiem i miksturą na sam koniec: o { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
     } więcej.
why-good-saves = Daje średnio o { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
     } więcej.
why-good-trade = Daje średnio o { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
     } więcej, choć wygrywa rzadziej.
why-good-only = To wszystko, co można zrobić.
why-good-alive = To jedyny plan, przy którym przeżywasz.
why-good-only_run = Tylko tak da się przeżyć tę komnatę.
why-good-dear = { $n ->
    [one] Tylko tak da się przeżyć: każda z tych kart kosztuje { $cost } albo więcej, a masz { $health ->
        [one] { $health } punkt życia
        [few] { $health } punkty życia
       *[many] { $health } punktów życia
     }.
    [few] Tylko tak da się przeżyć: dowolne { $n } z tych kart kosztują { $cost } albo więcej, a masz { $health ->
        [one] { $health } punkt życia
        [few] { $health } punkty życia
       *[many] { $health } punktów życia
     }.
   *[many] Tylko tak da się przeżyć: dowolne { $n } z tych kart kosztuje { $cost } albo więcej, a masz { $health ->
        [one] { $health } punkt życia
        [few] { $health } punkty życia
       *[many] { $health } punktów życia
     }.
 }
why-good-equal = Jest mniej więcej tak samo dobry jak drugi z kolei.
why-good-lookahead = Wynika z patrzenia naprzód; prostego powodu nie ma.

why-bad-fatal = Oznacza śmierć: { FORM($cards, "") } kosztuje { $cost }, a masz { $health }.
    .also = Poza tym { why-bad-fatal.brief }.
    .brief = oznacza śmierć: { FORM($cards, "") } kosztuje { $cost }, a masz { $health }
why-bad-out = Jeszcze cię nie wyprowadza, a inny plan daje wynik { $score }.
    .also = Poza tym { why-bad-out.brief }.
    .brief = jeszcze cię nie wyprowadza, a inny plan daje wynik { $score }
why-bad-score = Daje wynik { $other }, a nie { $score }.
    .also = Poza tym { why-bad-score.brief }.
    .brief = daje wynik { $other }, a nie { $score }
why-bad-drink = Nie pije { FORM($cards, "gen") }: masz wtedy { $other ->
        [one] { $other } punkt życia
        [few] { $other } punkty życia
       *[many] { $other } punktów życia
     }, a nie { $health }.
    .also = Poza tym { why-bad-drink.brief }.
    .brief = nie pije { FORM($cards, "gen") }: masz wtedy { $other ->
        [one] { $other } punkt życia
        [few] { $other } punkty życia
       *[many] { $other } punktów życia
     }, a nie { $health }
why-bad-heal = Wypija { FORM($cards, "acc") }, ale leczy tylko { $other }, a nie { $heals }.
    .also = Poza tym { why-bad-heal.brief }.
    .brief = wypija { FORM($cards, "acc") }, ale leczy tylko { $other }, a nie { $heals }
why-bad-idle = Wypija { FORM($cards, "acc") } na próżno, choć można uleczyć { $heals }.
    .also = Poza tym { why-bad-idle.brief }.
    .brief = wypija { FORM($cards, "acc") } na próżno, choć można uleczyć { $heals }
why-bad-unwasted = Marnuje { FORM($cards, "acc") }, choć można uleczyć { $heals }.
    .also = Poza tym { why-bad-unwasted.brief }.
    .brief = marnuje { FORM($cards, "acc") }, choć można uleczyć { $heals }
why-bad-keep = Wypija { FORM($cards, "acc") }, a leczy tylko { $heals }.
    .also = Poza tym { why-bad-keep.brief }.
    .brief = wypija { FORM($cards, "acc") }, a leczy tylko { $heals }
why-bad-full = Wypija { FORM($cards, "acc") } na próżno.
    .also = Poza tym { why-bad-full.brief }.
    .brief = wypija { FORM($cards, "acc") } na próżno
why-bad-waste = Marnuje { FORM($cards, "acc") }.
    .also = Poza tym { why-bad-waste.brief }.
    .brief = marnuje { FORM($cards, "acc") }
why-bad-block = Nie bije { FORM($cards, "gen") } { FORM($weapon, "ins") }, choć oszczędziłoby to o { $n } więcej.
    .also = Poza tym { why-bad-block.brief }.
    .brief = nie bije { FORM($cards, "gen") } { FORM($weapon, "ins") }, choć oszczędziłoby to o { $n } więcej
why-bad-block_by_several = Oszczędza o { $n } mniej niż plan, który bije { FORM($cards, "acc") }.
    .also = Poza tym { why-bad-block_by_several.brief }.
    .brief = oszczędza o { $n } mniej niż plan, który bije { FORM($cards, "acc") }
why-bad-fresh = Tępi { FORM($weapon, "acc") }, a { COUNT($cards) ->
        [1] przyjdzie jeszcze
       *[other] przyjdą jeszcze
     } { FORM($cards, "") }.
    .also = Poza tym { why-bad-fresh.brief }.
    .brief = tępi { FORM($weapon, "acc") }, a { COUNT($cards) ->
        [1] przyjdzie jeszcze
       *[other] przyjdą jeszcze
     } { FORM($cards, "") }
why-bad-sharp = Za bardzo tępi { FORM($weapon, "acc") }, a { COUNT($cards) ->
        [1] przyjdzie jeszcze
       *[other] przyjdą jeszcze
     } { FORM($cards, "") }.
    .also = Poza tym { why-bad-sharp.brief }.
    .brief = za bardzo tępi { FORM($weapon, "acc") }, a { COUNT($cards) ->
        [1] przyjdzie jeszcze
       *[other] przyjdą jeszcze
     } { FORM($cards, "") }
why-bad-reserve = Bierze { FORM($weapon, "acc") } już teraz, zamiast zachować na później.
    .also = Poza tym { why-bad-reserve.brief }.
    .brief = bierze { FORM($weapon, "acc") } już teraz, zamiast zachować na później
why-bad-arm = Idzie dalej bez { FORM($weapon, "gen") }, a { COUNT($cards) ->
        [1] przyjdzie jeszcze
       *[other] przyjdą jeszcze
     } { FORM($cards, "") }.
    .also = Poza tym { why-bad-arm.brief }.
    .brief = idzie dalej bez { FORM($weapon, "gen") }, a { COUNT($cards) ->
        [1] przyjdzie jeszcze
       *[other] przyjdą jeszcze
     } { FORM($cards, "") }
why-bad-hold = Rezygnuje z { FORM($weapon, "gen") }, a { COUNT($cards) ->
        [1] przyjdzie jeszcze
       *[other] przyjdą jeszcze
     } { FORM($cards, "") }.
    .also = Poza tym { why-bad-hold.brief }.
    .brief = rezygnuje z { FORM($weapon, "gen") }, a { COUNT($cards) ->
        [1] przyjdzie jeszcze
       *[other] przyjdą jeszcze
     } { FORM($cards, "") }
why-bad-room = Kosztuje { $cost ->
        [one] { $cost } punkt życia
        [few] { $cost } punkty życia
       *[many] { $cost } punktów życia
     } i zostawia ci { $other }.
    .also = Poza tym { why-bad-room.brief }.
    .brief = kosztuje { $cost ->
        [one] { $cost } punkt życia
        [few] { $cost } punkty życia
       *[many] { $cost } punktów życia
     } i zostawia ci { $other }
why-bad-room_healed = Kosztuje { $cost ->
        [one] { $cost } punkt życia
        [few] { $cost } punkty życia
       *[many] { $cost } punktów życia
     }, leczy { $heals } i zostawia ci { $other }.
    .also = Poza tym { why-bad-room_healed.brief }.
    .brief = kosztuje { $cost ->
        [one] { $cost } punkt życia
        [few] { $cost } punkty życia
       *[many] { $cost } punktów życia
     }, leczy { $heals } i zostawia ci { $other }
why-bad-wait = Płaci { $cost } za { FORM($cards, "acc") } już teraz i zostawia ci { $other ->
        [one] { $other } punkt życia
        [few] { $other } punkty życia
       *[many] { $other } punktów życia
     }.
    .also = Poza tym { why-bad-wait.brief }.
    .brief = płaci { $cost } za { FORM($cards, "acc") } już teraz i zostawia ci { $other ->
        [one] { $other } punkt życia
        [few] { $other } punkty życia
       *[many] { $other } punktów życia
     }
why-bad-away = Płaci { $cost } za { FORM($cards, "acc") } już teraz i zostawia ci { $other ->
        [one] { $other } punkt życia
        [few] { $other } punkty życia
       *[many] { $other } punktów życia
     }.
    .also = Poza tym { why-bad-away.brief }.
    .brief = płaci { $cost } za { FORM($cards, "acc") } już teraz i zostawia ci { $other ->
        [one] { $other } punkt życia
        [few] { $other } punkty życia
       *[many] { $other } punktów życia
     }
why-bad-instead = Bije { FORM($monster, "acc") }, zamiast wypić { FORM($potion, "acc") }: masz wtedy { $other ->
        [one] { $other } punkt życia
        [few] { $other } punkty życia
       *[many] { $other } punktów życia
     }, a nie { $health }.
    .also = Poza tym { why-bad-instead.brief }.
    .brief = bije { FORM($monster, "acc") }, zamiast wypić { FORM($potion, "acc") }: masz wtedy { $other ->
        [one] { $other } punkt życia
        [few] { $other } punkty życia
       *[many] { $other } punktów życia
     }, a nie { $health }
why-bad-health = Zostawia ci { $other ->
        [one] { $other } punkt życia
        [few] { $other } punkty życia
       *[many] { $other } punktów życia
     }, a nie { $health }.
    .also = Poza tym { why-bad-health.brief }.
    .brief = zostawia ci { $other ->
        [one] { $other } punkt życia
        [few] { $other } punkty życia
       *[many] { $other } punktów życia
     }, a nie { $health }
why-bad-free_to_run = { $n ->
    [0] Następną komnatę trzeba wtedy przejść.
    [one] Następną komnatę trzeba wtedy przejść, a jest jeszcze { $n } nieodkryty potwór powyżej 10.
    [few] Następną komnatę trzeba wtedy przejść, a są jeszcze { $n } nieodkryte potwory powyżej 10.
   *[many] Następną komnatę trzeba wtedy przejść, a jest jeszcze { $n } nieodkrytych potworów powyżej 10.
 }
    .also = Poza tym { why-bad-free_to_run.brief }.
    .brief = { $n ->
        [0] następną komnatę trzeba wtedy przejść
        [one] następną komnatę trzeba wtedy przejść, a jest jeszcze { $n } nieodkryty potwór powyżej 10
        [few] następną komnatę trzeba wtedy przejść, a są jeszcze { $n } nieodkryte potwory powyżej 10
       *[many] następną komnatę trzeba wtedy przejść, a jest jeszcze { $n } nieodkrytych potworów powyżej 10
     }
why-bad-free_to_put_away = { $n ->
    [0] Następną komnatę trzeba wtedy przejść całą.
    [one] Następną komnatę trzeba wtedy przejść całą, a jest jeszcze { $n } nieodkryty potwór powyżej 10.
    [few] Następną komnatę trzeba wtedy przejść całą, a są jeszcze { $n } nieodkryte potwory powyżej 10.
   *[many] Następną komnatę trzeba wtedy przejść całą, a jest jeszcze { $n } nieodkrytych potworów powyżej 10.
 }
    .also = Poza tym { why-bad-free_to_put_away.brief }.
    .brief = { $n ->
        [0] następną komnatę trzeba wtedy przejść całą
        [one] następną komnatę trzeba wtedy przejść całą, a jest jeszcze { $n } nieodkryty potwór powyżej 10
        [few] następną komnatę trzeba wtedy przejść całą, a są jeszcze { $n } nieodkryte potwory powyżej 10
       *[many] następną komnatę trzeba wtedy przejść całą, a jest jeszcze { $n } nieodkrytych potworów powyżej 10
     }
why-bad-rid = Zostawia { FORM($cards, "acc") } na następną komnatę.
    .also = Poza tym { why-bad-rid.brief }.
    .brief = zostawia { FORM($cards, "acc") } na następną komnatę
why-bad-certain = Nie może już wygrać, bo znane są wszystkie karty, które przyjdą.
    .brief = nie może już wygrać, bo znane są wszystkie karty, które przyjdą
why-bad-points = Wygrywa mniej więcej tak samo często, ale daje o { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
     } mniej.
    .brief = wygrywa mniej więcej tak samo często, ale daje o { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
     } mniej
why-bad-saves = Daje średnio o { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
     } mniej.
    .brief = daje średnio o { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
     } mniej
why-bad-trade = Wygrywa częściej, ale daje średnio o { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
     } mniej.
    .brief = wygrywa częściej, ale daje średnio o { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
     } mniej
why-bad-equal = Jest mniej więcej tak samo dobry.
    .brief = mniej więcej tak samo dobry
why-bad-lookahead = Wypada gorzej, gdy patrzy się naprzód.
    .brief = wypada gorzej, gdy patrzy się naprzód

why-past-fatal = Twój plan oznacza śmierć: { FORM($cards, "") } kosztuje { $cost }, a masz wtedy { $health }.
    .also = Poza tym twój plan oznacza śmierć: { FORM($cards, "") } kosztuje { $cost }, a masz wtedy { $health }.
why-past-out = Twój plan jeszcze cię nie wyprowadza, a inny plan daje wynik { $score }.
    .also = Poza tym twój plan jeszcze cię nie wyprowadza, a inny plan daje wynik { $score }.
why-past-score = Twój plan daje wynik { $other }, a nie { $score }.
    .also = Poza tym twój plan daje wynik { $other }, a nie { $score }.
why-past-drink = Twój plan nie pije { FORM($cards, "gen") }: masz wtedy { $other ->
        [one] { $other } punkt życia
        [few] { $other } punkty życia
       *[many] { $other } punktów życia
     }, a nie { $health }.
    .also = Poza tym twój plan nie pije { FORM($cards, "gen") }: masz wtedy { $other ->
        [one] { $other } punkt życia
        [few] { $other } punkty życia
       *[many] { $other } punktów życia
     }, a nie { $health }.
why-past-heal = Twój plan wypija { FORM($cards, "acc") }, ale leczy tylko { $other }, a nie { $heals }.
    .also = Poza tym twój plan wypija { FORM($cards, "acc") }, ale leczy tylko { $other }, a nie { $heals }.
why-past-idle = Twój plan wypija { FORM($cards, "acc") } na próżno, choć można uleczyć { $heals }.
    .also = Poza tym twój plan wypija { FORM($cards, "acc") } na próżno, choć można uleczyć { $heals }.
why-past-unwasted = Twój plan marnuje { FORM($cards, "acc") }, choć można uleczyć { $heals }.
    .also = Poza tym twój plan marnuje { FORM($cards, "acc") }, choć można uleczyć { $heals }.
why-past-keep = Twój plan wypija { FORM($cards, "acc") }, a leczy tylko { $heals }.
    .also = Poza tym twój plan wypija { FORM($cards, "acc") }, a leczy tylko { $heals }.
why-past-full = Twój plan wypija { FORM($cards, "acc") } na próżno.
    .also = Poza tym twój plan wypija { FORM($cards, "acc") } na próżno.
why-past-waste = Twój plan marnuje { FORM($cards, "acc") }.
    .also = Poza tym twój plan marnuje { FORM($cards, "acc") }.
why-past-block = Twój plan nie bije { FORM($cards, "gen") } { FORM($weapon, "ins") }, choć oszczędziłoby to o { $n } więcej.
    .also = Poza tym twój plan nie bije { FORM($cards, "gen") } { FORM($weapon, "ins") }, choć oszczędziłoby to o { $n } więcej.
why-past-block_by_several = Twój plan oszczędza o { $n } mniej niż plan, który bije { FORM($cards, "acc") }.
    .also = Poza tym twój plan oszczędza o { $n } mniej niż plan, który bije { FORM($cards, "acc") }.
why-past-fresh = Twój plan tępi { FORM($weapon, "acc") }, a { COUNT($cards) ->
        [1] przyjdzie jeszcze
       *[other] przyjdą jeszcze
     } { FORM($cards, "") }.
    .also = Poza tym twój plan tępi { FORM($weapon, "acc") }, a { COUNT($cards) ->
        [1] przyjdzie jeszcze
       *[other] przyjdą jeszcze
     } { FORM($cards, "") }.
why-past-sharp = Twój plan za bardzo tępi { FORM($weapon, "acc") }, a { COUNT($cards) ->
        [1] przyjdzie jeszcze
       *[other] przyjdą jeszcze
     } { FORM($cards, "") }.
    .also = Poza tym twój plan za bardzo tępi { FORM($weapon, "acc") }, a { COUNT($cards) ->
        [1] przyjdzie jeszcze
       *[other] przyjdą jeszcze
     } { FORM($cards, "") }.
why-past-reserve = Twój plan bierze { FORM($weapon, "acc") }, zamiast zachować na później.
    .also = Poza tym twój plan bierze { FORM($weapon, "acc") }, zamiast zachować na później.
why-past-arm = Twój plan idzie dalej bez { FORM($weapon, "gen") }, a { COUNT($cards) ->
        [1] przyjdzie jeszcze
       *[other] przyjdą jeszcze
     } { FORM($cards, "") }.
    .also = Poza tym twój plan idzie dalej bez { FORM($weapon, "gen") }, a { COUNT($cards) ->
        [1] przyjdzie jeszcze
       *[other] przyjdą jeszcze
     } { FORM($cards, "") }.
why-past-hold = Twój plan rezygnuje z { FORM($weapon, "gen") }, a { COUNT($cards) ->
        [1] przyjdzie jeszcze
       *[other] przyjdą jeszcze
     } { FORM($cards, "") }.
    .also = Poza tym twój plan rezygnuje z { FORM($weapon, "gen") }, a { COUNT($cards) ->
        [1] przyjdzie jeszcze
       *[other] przyjdą jeszcze
     } { FORM($cards, "") }.
why-past-room = Twój plan kosztuje { $cost ->
        [one] { $cost } punkt życia
        [few] { $cost } punkty życia
       *[many] { $cost } punktów życia
     } i zostawia ci { $other }.
    .also = Poza tym twój plan kosztuje { $cost ->
        [one] { $cost } punkt życia
        [few] { $cost } punkty życia
       *[many] { $cost } punktów życia
     } i zostawia ci { $other }.
why-past-room_healed = Twój plan kosztuje { $cost ->
        [one] { $cost } punkt życia
        [few] { $cost } punkty życia
       *[many] { $cost } punktów życia
     }, leczy { $heals } i zostawia ci { $other }.
    .also = Poza tym twój plan kosztuje { $cost ->
        [one] { $cost } punkt życia
        [few] { $cost } punkty życia
       *[many] { $cost } punktów życia
     }, leczy { $heals } i zostawia ci { $other }.
why-past-wait = Twój plan płaci { $cost } za { FORM($cards, "acc") } i zostawia ci { $other ->
        [one] { $other } punkt życia
        [few] { $other } punkty życia
       *[many] { $other } punktów życia
     }.
    .also = Poza tym twój plan płaci { $cost } za { FORM($cards, "acc") } i zostawia ci { $other ->
        [one] { $other } punkt życia
        [few] { $other } punkty życia
       *[many] { $other } punktów życia
     }.
why-past-away = Twój plan płaci { $cost } za { FORM($cards, "acc") } i zostawia ci { $other ->
        [one] { $other } punkt życia
        [few] { $other } punkty życia
       *[many] { $other } punktów życia
     }.
    .also = Poza tym twój plan płaci { $cost } za { FORM($cards, "acc") } i zostawia ci { $other ->
        [one] { $other } punkt życia
        [few] { $other } punkty życia
       *[many] { $other } punktów życia
     }.
why-past-instead = Twój plan bije { FORM($monster, "acc") }, zamiast wypić { FORM($potion, "acc") }: masz wtedy { $other ->
        [one] { $other } punkt życia
        [few] { $other } punkty życia
       *[many] { $other } punktów życia
     }, a nie { $health }.
    .also = Poza tym twój plan bije { FORM($monster, "acc") }, zamiast wypić { FORM($potion, "acc") }: masz wtedy { $other ->
        [one] { $other } punkt życia
        [few] { $other } punkty życia
       *[many] { $other } punktów życia
     }, a nie { $health }.
why-past-health = Twój plan zostawia ci { $other ->
        [one] { $other } punkt życia
        [few] { $other } punkty życia
       *[many] { $other } punktów życia
     }, a nie { $health }.
    .also = Poza tym twój plan zostawia ci { $other ->
        [one] { $other } punkt życia
        [few] { $other } punkty życia
       *[many] { $other } punktów życia
     }, a nie { $health }.
why-past-free_to_run = { $n ->
    [0] Przy twoim planie trzeba przejść następną komnatę.
    [one] Przy twoim planie trzeba przejść następną komnatę, a jest jeszcze { $n } nieodkryty potwór powyżej 10.
    [few] Przy twoim planie trzeba przejść następną komnatę, a są jeszcze { $n } nieodkryte potwory powyżej 10.
   *[many] Przy twoim planie trzeba przejść następną komnatę, a jest jeszcze { $n } nieodkrytych potworów powyżej 10.
 }
    .also = { $n ->
        [0] Poza tym trzeba przy nim przejść następną komnatę.
        [one] Poza tym trzeba przy nim przejść następną komnatę, a jest jeszcze { $n } nieodkryty potwór powyżej 10.
        [few] Poza tym trzeba przy nim przejść następną komnatę, a są jeszcze { $n } nieodkryte potwory powyżej 10.
       *[many] Poza tym trzeba przy nim przejść następną komnatę, a jest jeszcze { $n } nieodkrytych potworów powyżej 10.
     }
why-past-free_to_put_away = { $n ->
    [0] Przy twoim planie trzeba przejść całą następną komnatę.
    [one] Przy twoim planie trzeba przejść całą następną komnatę, a jest jeszcze { $n } nieodkryty potwór powyżej 10.
    [few] Przy twoim planie trzeba przejść całą następną komnatę, a są jeszcze { $n } nieodkryte potwory powyżej 10.
   *[many] Przy twoim planie trzeba przejść całą następną komnatę, a jest jeszcze { $n } nieodkrytych potworów powyżej 10.
 }
    .also = { $n ->
        [0] Poza tym trzeba przy nim przejść całą następną komnatę.
        [one] Poza tym trzeba przy nim przejść całą następną komnatę, a jest jeszcze { $n } nieodkryty potwór powyżej 10.
        [few] Poza tym trzeba przy nim przejść całą następną komnatę, a są jeszcze { $n } nieodkryte potwory powyżej 10.
       *[many] Poza tym trzeba przy nim przejść całą następną komnatę, a jest jeszcze { $n } nieodkrytych potworów powyżej 10.
     }
why-past-rid = Twój plan zostawia { FORM($cards, "acc") } na następną komnatę.
    .also = Poza tym twój plan zostawia { FORM($cards, "acc") } na następną komnatę.
why-past-certain = Twój plan nie może już wygrać, bo znane są wszystkie karty, które przyjdą.
why-past-trade = Twój plan wygrywa częściej, ale daje średnio o { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
     } mniej.
why-past-equal = Twój plan jest mniej więcej tak samo dobry.
why-past-lookahead = Twój plan jest gorszy; widać to, gdy patrzy się naprzód.

why-cost-fatal = W komnacie { $room } bierzesz { FORM($cards, "acc") }, co kosztuje { $cost }, a masz { $health ->
        [one] { $health } punkt życia
        [few] { $health } punkty życia
       *[many] { $health } punktów życia
     }.
why-cost-drink = W komnacie { $room } nie pijesz { FORM($cards, "gen") } i dlatego masz { $other ->
        [one] { $other } punkt życia
        [few] { $other } punkty życia
       *[many] { $other } punktów życia
     }, a nie { $health }.
why-cost-heal = W komnacie { $room } pijesz { FORM($cards, "acc") }, ale leczysz tylko { $other }, a nie { $heals }.
why-cost-idle = W komnacie { $room } pijesz { FORM($cards, "acc") } na próżno, choć można uleczyć { $heals }.
why-cost-unwasted = W komnacie { $room } marnujesz { FORM($cards, "acc") }, choć można uleczyć { $heals }.
why-cost-keep = W komnacie { $room } pijesz { FORM($cards, "acc") } i leczysz tylko { $heals }, a można z tym poczekać.
why-cost-full = W komnacie { $room } pijesz { FORM($cards, "acc") } na próżno, a można z tym poczekać.
why-cost-waste = W komnacie { $room } marnujesz { FORM($cards, "acc") }, a można z tym poczekać.
why-cost-block = W komnacie { $room } nie bijesz { FORM($cards, "gen") } { FORM($weapon, "ins") }, choć oszczędziłoby to o { $n } więcej.
why-cost-block_by_several = W komnacie { $room } za mało bijesz bronią: można oszczędzić o { $n } więcej.
why-cost-fresh = W komnacie { $room } tępisz { FORM($weapon, "acc") }, a { COUNT($cards) ->
        [1] przyjdzie jeszcze
       *[other] przyjdą jeszcze
     } { FORM($cards, "") }.
why-cost-sharp = W komnacie { $room } za bardzo tępisz { FORM($weapon, "acc") }, a { COUNT($cards) ->
        [1] przyjdzie jeszcze
       *[other] przyjdą jeszcze
     } { FORM($cards, "") }.
why-cost-reserve = W komnacie { $room } bierzesz { FORM($weapon, "acc") }, zamiast zachować na później.
why-cost-arm = W komnacie { $room } idziesz dalej bez { FORM($weapon, "gen") }, a { COUNT($cards) ->
        [1] przyjdzie jeszcze
       *[other] przyjdą jeszcze
     } { FORM($cards, "") }.
why-cost-hold = W komnacie { $room } rezygnujesz z { FORM($weapon, "gen") }, a { COUNT($cards) ->
        [1] przyjdzie jeszcze
       *[other] przyjdą jeszcze
     } { FORM($cards, "") }.
why-cost-room = W komnacie { $room } zostajesz, co kosztuje { $cost ->
        [one] { $cost } punkt życia
        [few] { $cost } punkty życia
       *[many] { $cost } punktów życia
     } i zostawia ci { $other }.
why-cost-room_healed = W komnacie { $room } zostajesz, co kosztuje { $cost ->
        [one] { $cost } punkt życia
        [few] { $cost } punkty życia
       *[many] { $cost } punktów życia
     }, leczy { $heals } i zostawia ci { $other }.
why-cost-wait = W komnacie { $room } płacisz { $cost } za { FORM($cards, "acc") }, a można z tym poczekać.
why-cost-away = W komnacie { $room } płacisz { $cost } za { FORM($cards, "acc") }, a można to odłożyć.
why-cost-instead = W komnacie { $room } bijesz { FORM($monster, "acc") }, zamiast wypić { FORM($potion, "acc") }, i dlatego masz { $other ->
        [one] { $other } punkt życia
        [few] { $other } punkty życia
       *[many] { $other } punktów życia
     }, a nie { $health }.
why-cost-health = W komnacie { $room } zachowujesz { $other ->
        [one] { $other } punkt życia
        [few] { $other } punkty życia
       *[many] { $other } punktów życia
     }, a można zachować { $health }.
why-cost-free_to_run = W komnacie { $room } uciekasz i dlatego nie możesz uciec z następnej.
why-cost-free_to_put_away = W komnacie { $room } odkładasz kartę i dlatego następną trzeba przejść całą.
why-cost-rid = W komnacie { $room } zostawiasz { FORM($cards, "acc") } na następną komnatę.
why-cost-certain = W komnacie { $room } oddajesz wygraną grę, choć znane są wszystkie karty, które przyjdą.

why-nudge-fatal = Nie każdą drogą da się przejść tę komnatę i przeżyć.
why-nudge-out = Jest tu droga, która wyprowadza z lochów.
why-nudge-score = Tu rozstrzyga się wynik.
why-nudge-drink = Mikstura wypita tutaj zmienia twoje życie o { $n }.
why-nudge-heal = Ważne, kiedy pijesz: w dobrej chwili mikstura leczy więcej.
why-nudge-idle = Ważne, kiedy pijesz: tu można wypić miksturę na próżno.
why-nudge-unwasted = Ważne, kiedy pijesz: tu mikstura może pójść na marne.
why-nudge-keep = Mikstura nie uleczyłaby teraz tyle, ile jest warta.
why-nudge-full = Ważne, kiedy pijesz: tu można wypić miksturę na próżno.
why-nudge-waste = Ważne, kiedy pijesz: tu mikstura może pójść na marne.
why-nudge-block = Broń może tu oszczędzić o { $n } więcej niż w drugim z kolei planie.
why-nudge-block_by_several = Bronie mogą tu oszczędzić o { $n } więcej niż w drugim z kolei planie.
why-nudge-fresh = Broń, która jeszcze niczego nie zabiła, bije wszystko. Pomyśl, co dopiero przyjdzie.
why-nudge-sharp = Pomyśl, na jakie potwory twoja broń musi jeszcze wystarczyć.
why-nudge-reserve = Broń, która leży w komnacie, pozostaje nowa.
why-nudge-arm = Potwory jeszcze przyjdą. Z czym na nie czekasz?
why-nudge-hold = Potwory jeszcze przyjdą. Z którą bronią na nie czekasz?
why-nudge-room = Policz, ile kosztuje zostać.
why-nudge-room_healed = Policz, ile kosztuje zostać i ile dają mikstury.
why-nudge-wait = Jednego z tych potworów nie trzeba bić teraz.
why-nudge-away = Jednego z tych potworów nie trzeba bić teraz.
why-nudge-instead = Porównaj, ile leczy mikstura, a ile kosztuje potwór.
why-nudge-health = Jedna droga zostawia ci { $health ->
        [one] { $health } punkt życia
        [few] { $health } punkty życia
       *[many] { $health } punktów życia
     }, a inna tylko { $other }.
why-nudge-free_to_run = Kto stąd ucieka, musi przejść następną komnatę.
why-nudge-free_to_put_away = Kto odkłada kartę, musi przejść całą następną komnatę.
why-nudge-rid = To, co zostawiasz, leży potem w następnej komnacie.
why-nudge-certain = Znasz wszystkie karty, które przyjdą: rozegraj je w myślach.
why-nudge-points = Kilka dróg wygrywa mniej więcej tak samo często; rozstrzygają punkty.
why-nudge-bonus = Ostatnia karta się liczy: pomyśl, którą wziąć na koniec.
why-nudge-saves = Gra toczy się już tylko o punkty.
why-nudge-trade = Więcej punktów kosztuje tu trochę pewności.
why-nudge-only = Niewiele tu do wyboru.
why-nudge-alive = Tylko jedną drogą da się przejść tę komnatę i przeżyć.
why-nudge-only_run = Policz, ile kosztuje zostać, i porównaj to ze swoim życiem.
why-nudge-dear = { $n ->
    [one] Każda z tych kart kosztuje { $cost } albo więcej, a masz { $health ->
        [one] { $health } punkt życia
        [few] { $health } punkty życia
       *[many] { $health } punktów życia
     }.
    [few] Dowolne { $n } z tych kart kosztują { $cost } albo więcej, a masz { $health ->
        [one] { $health } punkt życia
        [few] { $health } punkty życia
       *[many] { $health } punktów życia
     }.
   *[many] Dowolne { $n } z tych kart kosztuje { $cost } albo więcej, a masz { $health ->
        [one] { $health } punkt życia
        [few] { $health } punkty życia
       *[many] { $health } punktów życia
     }.
 }
why-nudge-equal = Dwie najlepsze drogi są prawie równe.
why-nudge-lookahead = Prostego powodu nie ma: pomyśl o komnatach, które przyjdą.
why-nudge-costs = Najlepszy ruch kosztuje { $cost ->
        [one] { $cost } punkt życia
        [few] { $cost } punkty życia
       *[many] { $cost } punktów życia
     }.
why-nudge-costs_nothing = Najlepszy ruch nic nie kosztuje.
why-nudge-arms = Jest tu broń, którą warto mieć.
why-nudge-heals = Najlepszy ruch leczy { $heals }.
why-nudge-heals_nothing = Najlepszy ruch nic ci nie daje; pomyśl, czemu zapobiega.
why-nudge-wastes = Najlepszy ruch nic ci nie daje; pomyśl, czemu zapobiega.

why-move-fatal = Oznacza śmierć.
    .brief = oznacza śmierć
why-move-costs = Kosztuje { $cost ->
        [one] { $cost } punkt życia
        [few] { $cost } punkty życia
       *[many] { $cost } punktów życia
     }.
    .brief = kosztuje { $cost ->
        [one] { $cost } punkt życia
        [few] { $cost } punkty życia
       *[many] { $cost } punktów życia
     }
why-move-costs_nothing = Nic nie kosztuje.
    .brief = nic nie kosztuje
why-move-arms = Daje ci do ręki { FORM($weapon, "acc") }.
    .brief = daje ci do ręki { FORM($weapon, "acc") }
why-move-heals = Leczy { $heals }.
    .brief = leczy { $heals }
why-move-heals_nothing = Nic nie leczy.
    .brief = nic nie leczy
why-move-wastes = Marnuje { FORM($cards, "acc") }.
    .brief = marnuje { FORM($cards, "acc") }

why-fact-room_under_deck = Komnata trafia na spód lochów, tak jak leży.
    .brief = komnata trafia na spód lochów, tak jak leży
why-fact-room_shuffled = Komnatę wtasowuje się do lochów.
    .brief = komnatę wtasowuje się do lochów
why-fact-room_next = Z następnej uciec nie można.
why-fact-card_under_deck = Odkłada na spód lochów { FORM($cards, "acc") }.
    .brief = odkłada na spód lochów { FORM($cards, "acc") }
why-fact-card_shuffled = Wtasowuje do lochów { FORM($cards, "acc") }.
    .brief = wtasowuje do lochów { FORM($cards, "acc") }
why-fact-card_next = Z następnej komnaty nie można odłożyć karty.
why-fact-unseen = Jeszcze nieodkryte: { $monsters ->
        [one] { $monsters } potwór
        [few] { $monsters } potwory
       *[many] { $monsters } potworów
     } powyżej 10, { $weapons ->
        [one] { $weapons } broń
        [few] { $weapons } bronie
       *[many] { $weapons } broni
     }.

## review
review-title = { $rules }: { $result }
review-title_of_deal = { $rules }, rozdanie { $seed }: { $result }
review-room = { $fell ->
    [yes] Komnata { $number }: { $played }; tu padasz.
   *[no] Komnata { $number }: { $played }.
 }
review-room_of = { $fell ->
    [yes] Komnata { $number }, { $name }: { $played }, i koniec.
   *[no] Komnata { $number }, { $name }: { $played }.
 }
review-no_hope = Wygrać już się nie dało.
review-good = Szansa wygranej { $chance }.
review-scored = { $worth }.
review-lost = { $grade ->
    [inaccuracy] Niedokładność: szansa wygranej { $after }, a nie { $before }.
    [mistake] Błąd: szansa wygranej { $after }, a nie { $before }.
   *[blunder] Gruby błąd: szansa wygranej { $after }, a nie { $before }.
 }
review-given_up = { $grade ->
    [inaccuracy] Niedokładność: { $n } { $n ->
        [one] punkt oddany
        [few] punkty oddane
       *[many] punktów oddanych
     }.
    [mistake] Błąd: { $n } { $n ->
        [one] punkt oddany
        [few] punkty oddane
       *[many] punktów oddanych
     }.
   *[blunder] Gruby błąd: { $n } { $n ->
        [one] punkt oddany
        [few] punkty oddane
       *[many] punktów oddanych
     }.
 }
review-points = Szansa wygranej { $chance }, ale { $n ->
        [one] { $n } punkt oddany
        [few] { $n } punkty oddane
       *[many] { $n } punktów oddanych
     }.
review-best = Lepiej: { $best }.
review-accuracy = Dokładność { $share }: { $inaccuracies ->
        [one] { $inaccuracies } niedokładność
        [few] { $inaccuracies } niedokładności
       *[many] { $inaccuracies } niedokładności
     }, { $mistakes ->
        [one] { $mistakes } błąd
        [few] { $mistakes } błędy
       *[many] { $mistakes } błędów
     }, { $blunders ->
        [one] { $blunders } gruby błąd
        [few] { $blunders } grube błędy
       *[many] { $blunders } grubych błędów
     }.
review-points_lost = { $n ->
        [one] { $n } punkt oddany
        [few] { $n } punkty oddane
       *[many] { $n } punktów oddanych
     } bez potrzeby.
review-lesson = Nauka na przyszłość: { $lesson }
review-line = Tak wygrywa ten, kto widzi wszystkie karty:
review-turning_gained = { $by_cards ->
    [yes] Punkt zwrotny: nowe karty w komnacie { $number }, zysk { $n ->
        [one] { $n } punktu procentowego
        [few] { $n } punktów procentowych
       *[many] { $n } punktów procentowych
     }.
   *[no] Punkt zwrotny: twoja decyzja w komnacie { $number }, zysk { $n ->
        [one] { $n } punktu procentowego
        [few] { $n } punktów procentowych
       *[many] { $n } punktów procentowych
     }.
 }
review-turning_lost = { $by_cards ->
    [yes] Punkt zwrotny: nowe karty w komnacie { $number }, strata { $n ->
        [one] { $n } punktu procentowego
        [few] { $n } punktów procentowych
       *[many] { $n } punktów procentowych
     }.
   *[no] Punkt zwrotny: twoja decyzja w komnacie { $number }, strata { $n ->
        [one] { $n } punktu procentowego
        [few] { $n } punktów procentowych
       *[many] { $n } punktów procentowych
     }.
 }
review-turned = Punkt zwrotny.
review-worst = Co kosztuje najwięcej.

review-cost-better = Komnata { $number }: { $played }. Lepiej: { $best }.
review-cost-cards = Wielkiego błędu nie widać: najwięcej kosztuje cię to, co przyszło w komnacie { $number }.
review-cost-nobody = Wielkiego błędu nie widać, a tego rozdania nikt by nie wygrał.
review-cost-nothing = Wielkiego błędu nie widać; karty były przeciwko tobie.

review-later-cost = { $rooms ->
    [1] W następnej komnacie { FORM($card, "") } kosztuje { $amount }.
    [one] { $rooms } komnatę dalej { FORM($card, "") } kosztuje { $amount }.
    [few] { $rooms } komnaty dalej { FORM($card, "") } kosztuje { $amount }.
   *[many] { $rooms } komnat dalej { FORM($card, "") } kosztuje { $amount }.
 }
review-later-room = { $rooms ->
    [1] W następnej komnacie tracisz { $amount ->
        [one] { $amount } punkt życia
        [few] { $amount } punkty życia
       *[many] { $amount } punktów życia
     }.
    [one] { $rooms } komnatę dalej tracisz { $amount ->
        [one] { $amount } punkt życia
        [few] { $amount } punkty życia
       *[many] { $amount } punktów życia
     }.
    [few] { $rooms } komnaty dalej tracisz { $amount ->
        [one] { $amount } punkt życia
        [few] { $amount } punkty życia
       *[many] { $amount } punktów życia
     }.
   *[many] { $rooms } komnat dalej tracisz { $amount ->
        [one] { $amount } punkt życia
        [few] { $amount } punkty życia
       *[many] { $amount } punktów życia
     }.
 }
review-later-short = { $rooms ->
    [1] W następnej komnacie padasz, bo brakuje { $amount ->
        [one] { $amount } punktu życia
        [few] { $amount } punktów życia
       *[many] { $amount } punktów życia
     }.
    [one] { $rooms } komnatę dalej padasz, bo brakuje { $amount ->
        [one] { $amount } punktu życia
        [few] { $amount } punktów życia
       *[many] { $amount } punktów życia
     }.
    [few] { $rooms } komnaty dalej padasz, bo brakuje { $amount ->
        [one] { $amount } punktu życia
        [few] { $amount } punktów życia
       *[many] { $amount } punktów życia
     }.
   *[many] { $rooms } komnat dalej padasz, bo brakuje { $amount ->
        [one] { $amount } punktu życia
        [few] { $amount } punktów życia
       *[many] { $amount } punktów życia
     }.
 }

review-winnable-won = Kto widzi wszystkie karty, może wygrać to rozdanie.
review-winnable-lost = Tego rozdania nikt by nie wygrał, nawet widząc wszystkie karty.
review-winnable-undecided = Nie wiadomo, czy to rozdanie da się wygrać.

## together
together-heading = We dwoje, po imieniu
together-player = { $name }: { $n ->
        [one] { $n } gra
        [few] { $n } gry
       *[many] { $n } gier
     }, wygrane: { $wins }, średnio { $average ->
        [one] { $average } punkt
        [few] { $average } punkty
        [many] { $average } punktów
       *[other] { $average } punktu
     }.
together-pair = { $one } i { $other }: { $n ->
        [one] { $n } wspólna gra
        [few] { $n } wspólne gry
       *[many] { $n } wspólnych gier
     }; lepszy wynik: { $one } { $first }, { $other } { $second }.

## habit
habit-too_few = Nawyki będzie widać po jeszcze { $n ->
        [one] { $n } grze
        [few] { $n } grach
       *[many] { $n } grach
     }.
habit-costs_wins = { $wins ->
    [1] To kosztuje cię jedną wygraną na 100 gier.
    [one] To kosztuje cię { $wins } wygraną na 100 gier.
    [few] To kosztuje cię { $wins } wygrane na 100 gier.
   *[many] To kosztuje cię { $wins } wygranych na 100 gier.
 }
habit-costs_points = To kosztuje cię { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
     } na grę.
habit-costs_both = { $wins ->
    [1] To kosztuje cię jedną wygraną na 100 gier i { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
     } na grę.
    [one] To kosztuje cię { $wins } wygraną na 100 gier i { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
     } na grę.
    [few] To kosztuje cię { $wins } wygrane na 100 gier i { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
     } na grę.
   *[many] To kosztuje cię { $wins } wygranych na 100 gier i { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
     } na grę.
 }
habit-instead = Zamiast tego: { $lesson }
habit-none = Żaden twój nawyk nie kosztuje cię wiele.
habit-games = { $n ->
    [one] To kosztuje cię najwięcej w ostatniej grze.
    [few] To kosztuje cię najwięcej w ostatnich { $n } grach.
   *[many] To kosztuje cię najwięcej w ostatnich { $n } grach.
 }

habit-told-reckless = Wchodzisz w komnaty, które cię zabijają.
habit-told-waste = Pijesz mikstury, które leczą mało albo nic.
habit-told-hoard = Za długo trzymasz mikstury.
habit-told-wear = Tępisz broń na słabych potworach.
habit-told-swap = Za wcześnie zmieniasz broń.
habit-told-unarmed = Zostawiasz dobre bronie.
habit-told-timid = Za rzadko bijesz bronią.
habit-told-hasty = Bijesz kosztowne potwory, które mogą poczekać.
habit-told-stubborn = Zostajesz w komnatach, które kosztują za dużo.
habit-told-flighty = Omijasz komnaty, które możesz przejść.
habit-told-endgame = Przegrywasz gry już wygrane, gdy znane są już wszystkie karty.
habit-told-points = Oddajesz punkty, gdy wygrana jest pewna.

habit-lesson-reckless = zanim wejdziesz w komnatę, policz, ile kosztuje.
habit-lesson-waste = zostaw miksturę na później, jeśli teraz leczy mało albo nic.
habit-lesson-hoard = wypij miksturę, gdy jej potrzebujesz; później nie uleczy więcej.
habit-lesson-wear = trzymaj ostrą broń na silne potwory, które dopiero przyjdą.
habit-lesson-swap = trzymaj broń w ręce, póki się nie stępi; ta, którą zostawisz w komnacie, pozostaje nowa.
habit-lesson-unarmed = weź dobrą broń, zanim przyjdą silne potwory.
habit-lesson-timid = dopóki broń jest ostra, niech oszczędza, ile może.
habit-lesson-hasty = zostaw potwora, który kosztuje najwięcej, aż łatwiej będzie go pobić.
habit-lesson-stubborn = omiń komnatę, która kosztuje za dużo, i wróć do niej z lepszą bronią.
habit-lesson-flighty = zostań i przejdź taką komnatę: po ucieczce następnej nie ominiesz, a może być gorsza.
habit-lesson-endgame = gdy znane są wszystkie karty, rozegraj je w myślach do końca, zanim ruszysz.
habit-lesson-points = gdy wygrana jest pewna, lecz i oszczędzaj, ile się da, a skończ miksturą.

## watched
watched-games = Sieć rozegrała { $n ->
        [one] { $n } grę
        [few] { $n } gry
       *[many] { $n } gier
     } według zasad { $rules } (ziarno { $seed }), a wygrała { $won }.
watched-avoided = Z komnat, które mogła ominąć, omijała: { $shares }.
watched-monsters = { $n ->
    [one] { $share } tych z { $n } potworem
    [few] { $share } tych z { $n } potworami
   *[many] { $share } tych z { $n } potworami
 }
watched-health = Zależnie od życia omijała: { $shares }.
watched-gained = Ominięcie komnaty podnosiło jej szansę wygranej średnio o { $points ->
        [one] { $points } punkt procentowy
        [few] { $points } punkty procentowe
        [many] { $points } punktów procentowych
       *[other] { $points } punktu procentowego
     }.
watched-left = Tam, gdzie zostawiała karty na później, zostawiała: { $shares }.
watched-strongest = Gdy zostawiała potwory, najsilniejszy był wśród nich w { $share } komnat.
watched-armed = Tam, gdzie mogła użyć broni, biła nią: { $shares }.
watched-potions = Z wypitych mikstur leczyło { $share }, średnio { $mean }.
watched-swaps = Z broni wziętych w miejsce innej { $share } było słabszych.
watched-advice = Jeśli grasz inaczej, spróbuj tak.

watched-at-low = { $share } przy małym życiu
watched-at-middle = { $share } przy średnim życiu
watched-at-high = { $share } przy dużym życiu

watched-leaving-monster = potwora w { $share } komnat, w których jakiś był
watched-leaving-weapon = broń w { $share }
watched-leaving-potion = miksturę w { $share }

watched-against-weak = { $share } potworów do 5
watched-against-middling = { $share } tych od 6 do 10
watched-against-strong = { $share } tych powyżej 10

## bots
bots-title = { $name } ({ $code })
bots-about = { $name }: { $line }

bots-thinks = { $bot } myśli: { $plans }
bots-plays = { $bot } gra: { $moves }
bots-plays_for = { $bot } gra: { $moves } ({ $worth })

bots-name-random = Ćma
bots-name-greedy = Sroka
bots-name-net = Lisica
bots-name-expert = Sowa
bots-name-oracle = Wróżka

bots-line-random = Bierze pierwszą lepszą kartę i rzadko dochodzi daleko.
bots-line-greedy = Bierze to, co w tej komnacie wygląda najlepiej, a o następnej nie myśli.
bots-line-net = Czuje, ile warta jest komnata, po wszystkich grach z samą sobą.
bots-line-expert = Zanim ruszy, patrzy wiele komnat naprzód; kto gra uczciwie, nie gra lepiej.
bots-line-oracle = Widzi każdą kartę, która dopiero przyjdzie, więc prawie nigdy nie przegrywa.

## mistakes
mistakes-heading = Twoje błędy
mistakes-looking = Trener przegląda twoje ostatnie gry …
mistakes-none = nie masz błędów do rozwiązania: w ostatnich grach żaden nie został
mistakes-title = Twoja gra z { FORM($day, "gen") }, komnata { $room }
mistakes-task = { $title }: znajdź lepszy plan.
mistakes-line = { $mark } { $title } · { $rules }, { $state }
mistakes-solved = Ten błąd jest rozwiązany i już nie wróci.

## hinting
hinting-sure = Po radzie wynik tego dnia liczy się jako „z pomocą”. Pokazać?
hinting-counts = { $name }, komnata { $room }. W tej grze liczy się to jako rada.
hinting-first_room = { $code }, pierwsza komnata.
hinting-no_game = nie masz niedokończonej gry; podaj rozdanie (--deal albo --seed) albo --position czy --record
hinting-not_yet = teraz nie twój ruch w { $name }; najpierw otwórz tę grę i graj dalej
hinting-nothing_to_review = nie masz skończonej gry do analizy; podaj plik z zapisem
hinting-nothing_of_deal = nie masz skończonej gry { $code }
