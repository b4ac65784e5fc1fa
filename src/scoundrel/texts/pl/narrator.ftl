## The Dealer's words for a room
# Jednej istocie czasownik w liczbie pojedynczej, kilku w mnogiej; czas teraźniejszy nie zna rodzaju.

narrator-count = { $count ->
    [1] jedno
    [2] dwoje
    [3] troje
    [4] czworo
    [5] pięcioro
    [6] sześcioro
    [7] siedmioro
    [8] ośmioro
    [9] dziewięcioro
   *[other] { $count }
 }
narrator-copies = { FORM($card, "") } ({ $count ->
     [2] dwa razy
     [3] trzy razy
     [4] cztery razy
    *[other] razy { $count }
    })
    .gen = { FORM($card, "gen") } ({ $count ->
     [2] dwa razy
     [3] trzy razy
     [4] cztery razy
    *[other] razy { $count }
    })
    .acc = { FORM($card, "acc") } ({ $count ->
     [2] dwa razy
     [3] trzy razy
     [4] cztery razy
    *[other] razy { $count }
    })

narrator-opening =
    .w1 = Drzwi jęczą, ale ustępują.
    .w2 = Schody kończą się pod niskim sklepieniem.
    .w3 = Świeca mruga i jednak zostaje.
    .w4 = Gdzieś kapie woda i coś odlicza.
    .w5 = Korytarz skręca i nagle się kończy.
    .w6 = Stara sadza na całym suficie.
    .w7 = Podłoga wydeptana cudzymi nogami.
    .w8 = Pachnie żelazem i czyjąś długą nieobecnością.
    .w9 = Zamek wyłamano już dawno.
    .w10 = Ktoś rysował tu kreski, aż przestał.
    .w11 = Powietrze stęchłe i trochę słodkie.
    .w12 = Pajęczyny rozsuwają się jak kotara.
    .w13 = Twoje kroki wracają o chwilę za późno.
    .w14 = Ściany pochylają się, żeby posłuchać.
    .w15 = Zardzewiała krata stoi otworem.
    .w16 = Tutaj ciemność jest gęstsza.
    .w17 = Na progu wosk z innych świec.
    .w18 = Łuk, potem stopień w dół, potem to.
    .w19 = Przejście się zwęża, ale puszcza.
    .w20 = Mech zjadł imiona ze ściany.
    .w21 = Cieplej tu, niż powinno być.
    .w22 = Zaprawa sypie się pod palcami.
    .w23 = Dzwon odzywa się raz, bardzo daleko.
    .w24 = W świetle stoi kurz.
    .w25 = O jedne drzwi w tej komnacie za dużo.
    .w26 = Przez sufit przebiły się korzenie.
    .w27 = Coś tędy wleczono.
    .w28 = Płyty są mokre i każda inna.
    .w29 = Łańcuchy zwisają właściwie z niczego.
    .w30 = Zimne palenisko i złamana ława.
    .w31 = Światło ledwie sięga do kątów.
    .w32 = Od lat nikt tu nie zamiatał.
    .w33 = Według echa komnata jest duża.
    .w34 = Święty na ścianie stracił twarz.
    .w35 = Czuć dym, a pod dymem coś gorszego.
    .w36 = Sufit tak nisko, że można go dotknąć.
    .w37 = Zawias poddaje się z westchnieniem.
    .w38 = Ktoś zamurował okno.
    .w39 = Stopnie w dół są śliskie.
    .w40 = Coś tu napisano i nic miłego.
    .w41 = Piwnica, sądząc po zapachu.
    .w42 = Wiatr zostaje za progiem.
    .w43 = Świeca coraz krótsza, korytarz wcale.
narrator-first =
    .w1 = Brama zatrzaskuje się za tobą.
    .w2 = Kilka stopni w dół i po dniu.
    .w3 = Zapalasz świecę i wchodzisz.
    .w4 = Lochy zaczynają się bez ceremonii.
    .w5 = Ostatnie spojrzenie w niebo, potem w dół.
    .w6 = Lina to była łatwa część.
    .w7 = Odradzali ci to wszyscy. Jesteś tutaj.
    .w8 = Pierwszych drzwi nikt nawet nie zamyka.
narrator-last =
    .w1 = Głębiej już się nie da.
    .w2 = Dalej widać szare światło.
    .w3 = Pod spodem nic już nie leży.
    .w4 = Pachnie deszczem, całkiem blisko.
    .w5 = Lochy nie mają już kogo przysłać.
    .w6 = Za tym jest już tylko wyjście.
    .w7 = Na dalekim progu rośnie trawa.
    .w8 = Słychać ptaki albo bardzo tego chcesz.
narrator-begun =
    .w1 = Łapiesz oddech.
    .w2 = Świeca jest już krótsza.
    .w3 = Kurz osiada na tym, co zostało.
    .w4 = Ciszej tu niż przed chwilą.
    .w5 = To jeszcze nie koniec.
    .w6 = Liczysz, co zostało.
    .w7 = Na razie dobrze, mniej więcej.
    .w8 = Reszta komnaty czeka.
    .w9 = Obracasz się powoli.
    .w10 = O jedno zmartwienie mniej.
narrator-ran =
    .w1 = Uciekasz. To, co zostaje, umie czekać.
    .w2 = Zamykasz tamtą komnatę i opierasz się o drzwi.
    .w3 = Mądrze uciec. A w każdym razie szybko.
    .w4 = Za tobą kołyszą się niezadowolone drzwi.
    .w5 = Bez tchu stajesz przed następnymi drzwiami.
    .w6 = To, przed czym uciekasz, wciąż jest tu na dole.
    .w7 = Tamta komnata jeszcze wróci, w kawałkach.
    .w8 = Ucieczka to nie wstyd. Chwała też nie.
    .w9 = Nogi same wybierają drzwi. Lochy to zapamiętują.
    .w10 = Serce zostało w tamtej komnacie.
    .w11 = Ucieczka. Lochy stawiają kreskę.
narrator-broke =
    .w1 = Drzazgi z twojej broni jeszcze kłują.
    .w2 = To, co było bronią, leży za tobą.
    .w3 = Broń pękła i ręce są dziwnie lekkie.
    .w4 = Ściskasz w dłoni broń, której nie ma.
    .w5 = Broń trafiła na coś twardszego.
    .w6 = W dłoni został tylko odcisk.
narrator-wasted =
    .w1 = Mikstura gasi pragnienie, nic więcej.
    .w2 = Ostatniej mikstury trochę szkoda: nie dała nic.
    .w3 = O jedną miksturę za dużo i nic z tego.
    .w4 = W ustach smak zmarnowanej mikstury.
    .w5 = Zmarnowana mikstura to po prostu zły napój.
    .w6 = Jedna poszła na marne i dobrze o tym wiesz.
narrator-narrow =
    .w1 = Żyjesz, o włos.
    .w2 = Liczysz rany i gubisz rachubę.
    .w3 = Ręce drżą, a światło z nimi.
    .w4 = Było blisko, a krew jeszcze płynie.
    .w5 = Zostawiasz już czerwone ślady.
    .w6 = Idziesz dalej, głównie na złość.
    .w7 = Większą część ciebie lochy już mają.
    .w8 = Trzymasz się za bok i idziesz.
narrator-great_kill =
    .w1 = Za tobą coś wielkiego przestaje się ruszać.
    .w2 = Będzie o czym opowiadać, jeśli będzie komu.
    .w3 = Inni o czymś takim tylko opowiadają.
    .w4 = Wycierasz ręce i robisz spokojną minę.
    .w5 = Podłoga jeszcze drży po tamtym upadku.
    .w6 = Jedna wielka rzecz w mroku mniej.
narrator-put_away =
    .w1 = To, czego nie bierzesz, czeka głębiej.
    .w2 = Jedno odłożone. Umie poczekać.
    .w3 = Jeden krok w bok i pomogło.
    .w4 = Coś zostaje na później, jak to zwykle bywa.
    .w5 = To, co omijasz, wciąż tu jest.
    .w6 = Przeciskasz się bokiem obok czegoś.
narrator-fallen =
    .w1 = Świeca gaśnie.
    .w2 = Lochy zatrzymują, co dostały.
    .w3 = Ktoś dorysuje jedną kreskę.
    .w4 = Kończy się tutaj, bez hałasu.
    .w5 = Mrok zamyka się nad twoim światłem.
    .w6 = Drzwi zamykają się same.
    .w7 = Następny gość znajdzie twoją świecę.
narrator-escaped =
    .w1 = Światło dnia i nikogo, kto by to widział.
    .w2 = Mrużysz oczy i liczysz palce.
    .w3 = Brama jednak otwiera się na zewnątrz.
    .w4 = Jesteś na zewnątrz. Mało kto może to powiedzieć.
    .w5 = Za tobą lochy cichną.
    .w6 = Powietrze nie pachnie niczym. Cudownie.
    .w7 = Świecę gasisz własnym tchem.

narrator-epitaph-general =
    .w1 = { FORM($cards, "") }. Komnata { $room }.
    .w2 = Komnata { $room }: { FORM($cards, "") }.
    .w3 = Komnata { $room }. { FORM($cards, "") }. Świeca jeszcze dymi.
    .w4 = Twoją świecę ma teraz { FORM($cards, "") }. Komnata { $room }.
    .w5 = Tu leży ktoś, komu drogę { FORM($cards, "gender") ->
        [m] zaszedł
        [f] zaszła
       *[n] zaszło
     } { FORM($cards, "") }. Komnata { $room }.
    .w6 = W komnacie { $room } to już za wiele: { FORM($cards, "") }.
    .w7 = Wydrapane na ścianie komnaty { $room }: { FORM($cards, "") }.
narrator-epitaph-small =
    .w1 = Akurat { FORM($cards, "") }. Komnata { $room }.
    .w2 = Po tym wszystkim { FORM($cards, "") }. Komnata { $room }.
    .w3 = Pieśni o tym nie będzie: { FORM($cards, "") }, komnata { $room }.
    .w4 = Na koniec wystarczy { FORM($cards, "") }. Komnata { $room }.
narrator-epitaph-unarmed =
    .w1 = { FORM($cards, "") } i nic w ręku. Komnata { $room }.
    .w2 = Z gołymi rękami na { FORM($cards, "acc") }. Komnata { $room }.
    .w3 = Z jednej strony pięści, z drugiej { FORM($cards, "") }. Komnata { $room }.
    .w4 = { FORM($cards, "") }, a w odpowiedzi same pięści. Komnata { $room }.
narrator-epitaph-door =
    .w1 = Tak blisko bramy: { FORM($cards, "") }. Komnata { $room }.
    .w2 = Pachniało już deszczem. A potem { FORM($cards, "") }. Komnata { $room }.
    .w3 = Niebo było już widać. I { FORM($cards, "acc") } też.
    .w4 = Jedna komnata od światła dnia: { FORM($cards, "") }.

narrator-home-whole =
    .w1 = Ani draśnięcia. Nikt w to nie uwierzy.
    .w2 = Bez jednej dziury więcej niż na wejściu. Rzadkość.
    .w3 = Przy bramie pytają, czy w ogóle było jakieś zejście.
    .w4 = Na zewnątrz i wciąż w czystej koszuli.
narrator-home-thread =
    .w1 = Wypełzasz, ale pełzanie też się liczy.
    .w2 = Jeszcze jedno draśnięcie i nie byłoby komu opowiadać.
    .w3 = Wychodzisz na kolanach, ale w górę.
    .w4 = To, co z ciebie zostało, idzie do domu.
narrator-home-narrow =
    .w1 = Światło boli. Wszystko inne też.
    .w2 = Kuśtykasz do domu i śpisz dwa dni.
    .w3 = Przy bramie liczą cię dwa razy, dla pewności.
    .w4 = Dom. Niewiele z ciebie tu dotarło.
    .w5 = Wychodzisz, trzymając się ściany, ale wychodzisz.
narrator-home-well =
    .w1 = Wychodzisz na własnych nogach. Na tym polega sztuka.
    .w2 = Główną bramą, jak na gościa przystało.
    .w3 = W domu chleb jeszcze ciepły.
    .w4 = Na zewnątrz zwykły dzień. I dobrze.
    .w5 = Zostawiasz lochy bardziej puste, niż były.
narrator-home-alone =
    .w1 = Wychodzi jedna drużyna i długo milczy.
    .w2 = Dwie świece w dół, obie w jednych rękach z powrotem.
    .w3 = Brama otwiera się dla jednej drużyny.
    .w4 = Do domu wracają dwa plecaki na jednych plecach.

narrator-monsters-weak-one =
    .w1 = Drogę zagradza { FORM($cards, "") }, ledwo ledwo.
    .w2 = { FORM($cards, "") } ma tu swój dom.
    .w3 = { FORM($cards, "") } podnosi wzrok z urazą.
    .w4 = W kącie dąsa się { FORM($cards, "") }.
    .w5 = Najpierw słyszysz, potem widzisz { FORM($cards, "acc") }.
    .w6 = { FORM($cards, "") } kiepsko trzyma wartę.
    .w7 = Pod nogami: { FORM($cards, "") }.
    .w8 = { FORM($cards, "") } zaczyna się tobą interesować.
    .w9 = W gruzie czai się { FORM($cards, "") }.
    .w10 = { FORM($cards, "") } wychodzi ci na spotkanie.
    .w11 = Twoje światło płoszy { FORM($cards, "acc") }.
    .w12 = Mały kłopot: { FORM($cards, "") }.
narrator-monsters-weak-many =
    .w1 = Na podłodze kłócą się { FORM($cards, "") }.
    .w2 = Jednym cieniem dzielą się { FORM($cards, "") }.
    .w3 = Małe kłopoty: { FORM($cards, "") }.
    .w4 = { FORM($cards, "") } wychodzą ci na spotkanie.
    .w5 = W gruzie czają się { FORM($cards, "") }.
    .w6 = Między tobą a drzwiami: { FORM($cards, "") }.
    .w7 = { FORM($cards, "") } podnoszą wzrok z urazą.
    .w8 = Rozróżniasz { FORM($cards, "acc") }.
    .w9 = Swój dom mają tu { FORM($cards, "") }.
    .w10 = Twoje światło płoszy { FORM($cards, "acc") }.

narrator-monsters-middling-one =
    .w1 = { FORM($cards, "") } czeka, plecami do ściany.
    .w2 = { FORM($cards, "") } wstaje ze słomy.
    .w3 = Pośrodku stoi { FORM($cards, "") }.
    .w4 = { FORM($cards, "") } od dawna słyszy twoje kroki.
    .w5 = Przy drzwiach czeka { FORM($cards, "") }.
    .w6 = { FORM($cards, "") } zagradza przejście.
    .w7 = Światło znajduje { FORM($cards, "acc") }.
    .w8 = { FORM($cards, "") } wychodzi z wnęki.
    .w9 = Ktoś wpuścił tu { FORM($cards, "acc") }.
    .w10 = { FORM($cards, "") } odwraca się do świecy.
    .w11 = Między filarami: { FORM($cards, "") }.
    .w12 = { FORM($cards, "") } jest tu dłużej niż ty.
narrator-monsters-middling-many =
    .w1 = { FORM($cards, "") } od dawna słyszą twoje kroki.
    .w2 = Z mroku wychodzą { FORM($cards, "") }.
    .w3 = Przy drzwiach czekają { FORM($cards, "") }.
    .w4 = { FORM($cards, "") } zagradzają drogę.
    .w5 = Światło znajduje { FORM($cards, "acc") }.
    .w6 = { FORM($cards, "") } odwracają się do świecy.
    .w7 = Od najgorszego: { FORM($cards, "") }.
    .w8 = { FORM($cards, "") } wstają jak na komendę.
    .w9 = Wokół wygasłego ognia stoją { FORM($cards, "") }.
    .w10 = Między filarami: { FORM($cards, "") }.
    .w11 = { FORM($cards, "") } są tu dłużej niż ty.
    .w12 = Ktoś wpuścił tu { FORM($cards, "acc") }.

narrator-monsters-strong-one =
    .w1 = { FORM($cards, "") } czeka tu na ciebie od dawna.
    .w2 = Przed dalszymi drzwiami stoi { FORM($cards, "") }.
    .w3 = { FORM($cards, "") } nie ma powodu się spieszyć.
    .w4 = Cienie wypuszczają { FORM($cards, "acc") }.
    .w5 = Wszystko tutaj należy do { FORM($cards, "gen") }.
    .w6 = Tam, gdzie kończy się światło, czeka { FORM($cards, "") }.
    .w7 = { FORM($cards, "") } wstaje i nie przestaje wstawać.
    .w8 = Lepiej byłoby nie spotkać { FORM($cards, "gen") }.
    .w9 = Komnata robi miejsce dla { FORM($cards, "gen") }.
    .w10 = { FORM($cards, "") } patrzy, jak wchodzisz.
    .w11 = Ten chłód bije od { FORM($cards, "gen") }.
    .w12 = Gościsz dziś u { FORM($cards, "gen") }.
narrator-monsters-strong-many =
    .w1 = { FORM($cards, "") } czekają tu na ciebie od dawna.
    .w2 = Od najgorszego: { FORM($cards, "") }.
    .w3 = Przed dalszymi drzwiami stoją { FORM($cards, "") }.
    .w4 = Cienie wypuszczają { FORM($cards, "acc") }.
    .w5 = Tam, gdzie kończy się światło, czekają { FORM($cards, "") }.
    .w6 = { FORM($cards, "") } patrzą, jak wchodzisz.
    .w7 = Komnata robi miejsce dla { FORM($cards, "gen") }.
    .w8 = Lepiej byłoby nie spotkać { FORM($cards, "gen") }.
    .w9 = Przeciwko tobie: { FORM($cards, "") }.
    .w10 = Gościsz dziś u { FORM($cards, "gen") }.
    .w11 = Wszystko tutaj należy do { FORM($cards, "gen") }.
    .w12 = { FORM($cards, "") } nie mają powodu się spieszyć.

narrator-monsters-crowd =
    .w1 = Pełna komnata: { FORM($cards, "") }.
    .w2 = Gdzie spojrzysz: { FORM($cards, "") }.
    .w3 = Całe towarzystwo: { FORM($cards, "") }.
    .w4 = Od najgorszego: { FORM($cards, "") }.
    .w5 = Na drodze stoją { FORM($cards, "") }.
    .w6 = Liczysz i nie przestajesz: { FORM($cards, "") }.
    .w7 = Tłok jak na odpuście: { FORM($cards, "") }.
    .w8 = Nikogo nie brakuje: { FORM($cards, "") }.
narrator-monsters-others =
    .w1 = A do tego: { FORM($cards, "") }.
    .w2 = Czeka reszta: { FORM($cards, "") }.
    .w3 = W towarzystwie: { FORM($cards, "") }.
    .w4 = I jeszcze: { FORM($cards, "") }.
    .w5 = Obok kręci się reszta: { FORM($cards, "") }.
    .w6 = Oprócz tego: { FORM($cards, "") }.

narrator-goods-weapon-one =
    .w1 = O ścianę opiera się { FORM($cards, "") }.
    .w2 = Ktoś zostawił tu { FORM($cards, "acc") } i nie wrócił.
    .w3 = W zasięgu ręki leży { FORM($cards, "") }.
    .w4 = Na podłodze: { FORM($cards, "") }.
    .w5 = Spod słomy wystaje { FORM($cards, "") }.
    .w6 = Na dwóch hakach wisi { FORM($cards, "") }.
    .w7 = Ktoś upuścił tu { FORM($cards, "acc") }.
    .w8 = Z belki sterczy { FORM($cards, "") }.
    .w9 = Prawie potykasz się o { FORM($cards, "acc") }.
    .w10 = W rozbitej skrzyni leży { FORM($cards, "") }.
narrator-goods-weapon-many =
    .w1 = Na stojaku są { FORM($cards, "") }.
    .w2 = Ktoś, kto nie wrócił, zostawił tu { FORM($cards, "acc") }.
    .w3 = W zasięgu ręki leżą { FORM($cards, "") }.
    .w4 = O ścianę opierają się { FORM($cards, "") }.
    .w5 = Poprzednicy upuścili tu { FORM($cards, "acc") }.
    .w6 = Na podłodze: { FORM($cards, "") }.
    .w7 = Do wyboru: { FORM($cards, "") }.
    .w8 = W rozbitej skrzyni leżą { FORM($cards, "") }.

narrator-goods-potion-one =
    .w1 = Na półce stoi { FORM($cards, "") }.
    .w2 = W niszy czeka { FORM($cards, "") }.
    .w3 = Ktoś zapomniał zabrać { FORM($cards, "acc") }.
    .w4 = Światło trafia na { FORM($cards, "acc") }.
    .w5 = W zakamarku, jak na zamówienie: { FORM($cards, "") }.
    .w6 = Mała łaska: { FORM($cards, "") }.
    .w7 = Za luźną cegłą: { FORM($cards, "") }.
    .w8 = Na parapecie stoi { FORM($cards, "") }.
    .w9 = Nikt nie ruszył stąd { FORM($cards, "gen") }.
    .w10 = Jakimś cudem stoi tu jeszcze { FORM($cards, "") }.
narrator-goods-potion-many =
    .w1 = Na półce stoją { FORM($cards, "") }.
    .w2 = W niszy czekają { FORM($cards, "") }.
    .w3 = Czyjeś zapasy: { FORM($cards, "") }.
    .w4 = Światło trafia na { FORM($cards, "acc") }.
    .w5 = Małe łaski: { FORM($cards, "") }.
    .w6 = Za luźną cegłą: { FORM($cards, "") }.
    .w7 = Na parapecie stoją { FORM($cards, "") }.
    .w8 = Jakimś cudem stoją tu jeszcze { FORM($cards, "") }.

narrator-goods-mixed-many =
    .w1 = Jest i pomoc: { FORM($cards, "") }.
    .w2 = Na ławie leżą { FORM($cards, "") }.
    .w3 = Ktoś zostawił tu { FORM($cards, "acc") }.
    .w4 = W zasięgu ręki: { FORM($cards, "") }.
    .w5 = Z podartego worka wypadają { FORM($cards, "") }.
    .w6 = Światło trafia na { FORM($cards, "acc") }.
    .w7 = W otwartej skrzyni leżą { FORM($cards, "") }.
    .w8 = Warto mieć: { FORM($cards, "") }.
    .w9 = W zamian są { FORM($cards, "") }.
    .w10 = Na ołtarzu leżą { FORM($cards, "") }.

narrator-carried-monster-one =
    .w1 = { FORM($cards, "") } przychodzi tu za tobą.
    .w2 = Wciąż przy tobie: { FORM($cards, "") }.
    .w3 = Z poprzedniej komnaty idzie { FORM($cards, "") }.
    .w4 = { FORM($cards, "") } ma z tobą jeszcze sprawę.
    .w5 = Po piętach depcze ci { FORM($cards, "") }.
    .w6 = { FORM($cards, "") } nie daje się zostawić.
    .w7 = Nie udało się zgubić { FORM($cards, "gen") }.
    .w8 = Niezałatwiona sprawa: { FORM($cards, "") }.
narrator-carried-monster-many =
    .w1 = { FORM($cards, "") } przychodzą tu za tobą.
    .w2 = Wciąż przy tobie: { FORM($cards, "") }.
    .w3 = Z poprzedniej komnaty idą { FORM($cards, "") }.
    .w4 = { FORM($cards, "") } mają z tobą jeszcze sprawę.
    .w5 = Po piętach depczą ci { FORM($cards, "") }.
    .w6 = Nie udało się zgubić { FORM($cards, "gen") }.

narrator-carried-weapon-one =
    .w1 = Na później jest { FORM($cards, "") }.
    .w2 = Zostało z poprzedniej: { FORM($cards, "") }.
    .w3 = Aż tu taszczysz { FORM($cards, "acc") }.
    .w4 = Wciąż można wziąć { FORM($cards, "acc") }.
    .w5 = Jeszcze do wzięcia: { FORM($cards, "") }.
    .w6 = Pamiętasz o jednym: { FORM($cards, "") }.
    .w7 = Pod pachą: { FORM($cards, "") }.
narrator-carried-weapon-many =
    .w1 = Na później są { FORM($cards, "") }.
    .w2 = Zostało z poprzedniej: { FORM($cards, "") }.
    .w3 = Wciąż można wziąć { FORM($cards, "acc") }.
    .w4 = Jeszcze do wzięcia: { FORM($cards, "") }.
    .w5 = Pod pachą: { FORM($cards, "") }.

narrator-carried-potion-one =
    .w1 = Na czarną godzinę masz { FORM($cards, "acc") }.
    .w2 = Zostało z poprzedniej: { FORM($cards, "") }.
    .w3 = Wciąż nie ruszasz { FORM($cards, "gen") }.
    .w4 = Wciąż można wypić { FORM($cards, "acc") }.
    .w5 = Jeszcze do wzięcia: { FORM($cards, "") }.
    .w6 = W kieszeni pobrzękuje { FORM($cards, "") }.
    .w7 = Ciągle chowasz { FORM($cards, "acc") }.
narrator-carried-potion-many =
    .w1 = Na czarną godzinę masz { FORM($cards, "acc") }.
    .w2 = Zostało z poprzedniej: { FORM($cards, "") }.
    .w3 = Wciąż można wypić { FORM($cards, "acc") }.
    .w4 = Jeszcze do wzięcia: { FORM($cards, "") }.
    .w5 = Ciągle chowasz { FORM($cards, "acc") }.

narrator-carried-mixed-many =
    .w1 = Zostało z poprzedniej: { FORM($cards, "") }.
    .w2 = Wciąż przy tobie: { FORM($cards, "") }.
    .w3 = Poprzednia komnata zostawia ci { FORM($cards, "acc") }.
    .w4 = Jeszcze niezałatwione: { FORM($cards, "") }.

narrator-returned-one =
    .w1 = Znowu { FORM($cards, "") }.
    .w2 = To nie pierwszy raz, gdy omijasz { FORM($cards, "acc") }.
    .w3 = To, co omijasz, wraca: { FORM($cards, "") }.
    .w4 = Lochy oddają { FORM($cards, "acc") }.
    .w5 = To już było: { FORM($cards, "") }.
    .w6 = To samo co wtedy: { FORM($cards, "") }.
    .w7 = Stara znajomość: { FORM($cards, "") }.
narrator-returned-many =
    .w1 = Znowu są tu { FORM($cards, "") }.
    .w2 = Z dawnej ucieczki: { FORM($cards, "") }.
    .w3 = To, co omijasz, wraca: { FORM($cards, "") }.
    .w4 = Lochy oddają { FORM($cards, "acc") }.
    .w5 = To już było: { FORM($cards, "") }.
    .w6 = To samo co wtedy: { FORM($cards, "") }.
    .w7 = Stare znajomości: { FORM($cards, "") }.

narrator-remark-low_health =
    .w1 = Na wiele więcej cię nie stać.
    .w2 = Siły są na wyczerpaniu.
    .w3 = Nie tylko świeca się dopala.
    .w4 = Krwi zostało niewiele.
    .w5 = Chętnie by się tu usiadło.
narrator-remark-worst =
    .w1 = Gorzej już nie będzie.
    .w2 = Gorszych rzeczy lochy nie mają.
    .w3 = Oto najgorsze, co tu mieszka.
    .w4 = O tym pieśni milczą.
narrator-remark-no_monsters =
    .w1 = Poza tobą nic tu nie oddycha.
    .w2 = Wyjątkowo nikt nie chce twojej śmierci.
    .w3 = Nic się nie rusza i to jest podejrzane.
    .w4 = Masz komnatę dla siebie.
    .w5 = Niemal spokój.
narrator-remark-only_monsters =
    .w1 = Nic ci tu nie pomoże.
    .w2 = Nie ma tu po co się schylać.
    .w3 = Nikt niczego ci nie zostawił.
    .w4 = Pociechy tu żadnej.
narrator-remark-alike =
    .w1 = Dwa potwory są sobie równe.
    .w2 = Dwa z potworów mają tyle samo siły.
    .w3 = Dwa potwory, jedna miara.

## The bestiary
bestiary-title = Bestiariusz
bestiary-count = poznane { $n } z { $most }
bestiary-nothing = To, co spotykasz w swoich grach, trafia tutaj, gdy gra się skończy.
bestiary-waiting = { $n ->
    [one] { $n } dawniejsza gra nie jest jeszcze policzona; zajrzyj znowu.
    [few] { $n } dawniejsze gry nie są jeszcze policzone; zajrzyj znowu.
   *[many] { $n } dawniejszych gier nie jest jeszcze policzonych; zajrzyj znowu.
 }
bestiary-unmet = jeszcze nieznane
bestiary-name = { FORM($creature, "") }
bestiary-entry = { $name }, { $card }
bestiary-worth = wartość { $n } · { $where }
bestiary-bare = { $n ->
    [one] Gołymi rękami raz, { $day }.
    [few] Gołymi rękami { $n } razy, ostatnio { $day }.
   *[many] Gołymi rękami { $n } razy, ostatnio { $day }.
 }
bestiary-by = Najczęstsza broń: { FORM($weapon, "") }, { $n ->
        [one] { $n } raz
        [few] { $n } razy
       *[many] { $n } razy
     }.
bestiary-weapon = { FORM($weapon, "gender") ->
    [m] On
    [f] Ona
   *[n] Ono
 }
bestiary-slew = W twoich rękach zabija { $n ->
        [one] { $n } potwora
        [few] { $n } potwory
       *[many] { $n } potworów
     }.
bestiary-slew_most = Najczęściej { FORM($slain, "acc") }: { $n ->
        [one] { $n } raz
        [few] { $n } razy
       *[many] { $n } razy
     }.
bestiary-wasted = Wypite na próżno: { $n ->
        [one] { $n } raz
        [few] { $n } razy
       *[many] { $n } razy
     }.
bestiary-first = Pierwsze spotkanie: { $day }.
bestiary-home = Mieszka tylko tam, gdzie gra się według zasad { FORM($rules, "", list: "or") }.
bestiary-number = { $words } { $n }
bestiary-told = { $title }: { $numbers }.
bestiary-chapter = { $name }: { $count }
bestiary-no_card = w bestiariuszu nie ma nic takiego jak { $given }; spróbuj karty, na przykład dziesiątka pik

bestiary-kind-monster = Potwory
bestiary-kind-weapon = Bronie
bestiary-kind-potion = Mikstury

bestiary-group-c = z krwi i kości
bestiary-group-s = z grobu
bestiary-group-d = ze stali i drewna
bestiary-group-h = z piwniczki

bestiary-tally-monster-met = spotkania
bestiary-tally-monster-done = zabite
bestiary-tally-monster-left = zostawione
bestiary-tally-monster-end = twój koniec

bestiary-tally-weapon-met = znalezione
bestiary-tally-weapon-done = wzięte
bestiary-tally-weapon-left = zostawione

bestiary-tally-potion-met = znalezione
bestiary-tally-potion-done = wypite
bestiary-tally-potion-left = zostawione
