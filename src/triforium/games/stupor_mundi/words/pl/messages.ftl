# Stupor Mundi po polsku: pojęcia gry, zdania własne.

## Terms

seat-blue = Niebieski
seat-black = Czarny
seat-red = Czerwony
seat-green = Zielony

house-savoy = Sabaudia
house-hohenstaufen = Hohenstauf
house-wittelsbach = Wittelsbach
house-di_romano = Di Romano

city-ROM = Rzym
city-CON = Konstantynopol
city-ALE = Aleksandria
city-TUN = Tunis
city-BAR = Barcelona

action-promote = Awans specjalisty
action-market = Wizyta na targu
action-build = Budowa
action-summon = Wezwanie sojusznika
action-purchase = Zakup karty akcji

resource-stone = kamień
resource-grain = zboże
faction-independent = niezależni
faction-loyalist = lojaliści
structure-tower = wieża
structure-wall = mur
structure-keep = donżon

palace-grain = zboże
palace-stone = kamień
palace-treasury = augustale w skarbcu
palace-towers = wieże
palace-walls = mury
palace-keeps = donżony
palace-allies = sojusznicy na dworze
palace-specialist = kroki specjalisty

piece-TN1 = wieża z miejscem sojusznika 1 (TN1)
piece-TN2 = wieża z miejscem sojusznika 2 (TN2)
piece-TN3 = wieża z miejscem sojusznika 3 (TN3)
piece-GTA = Wielka wieża A (GTA)
piece-GTB = Wielka wieża B (GTB)
piece-WN1 = mur (WN1)
piece-WN2 = mur (WN2)
piece-WN3 = mur (WN3)
piece-GWA = Wielki mur A (GWA)
piece-GWB = Wielki mur B (GWB)
piece-KN1 = donżon (KN1)
piece-KN2 = donżon (KN2)
piece-GK = Wielki donżon (GK)

cover-KC-HAND = limit ręki +2 (KC-HAND)
cover-KC-BOTH = obie akcje główne (KC-BOTH)
cover-KC-SLOT = szóste pole (KC-SLOT)

bonus-CB-A = CB-A: 6 augustali i 3 zasoby
bonus-CB-B = CB-B: edykt, potem 3 PZ
bonus-CB-C = CB-C: sojusznik bez zboża
bonus-CB-D = CB-D: wieża bez zasobów
bonus-CB-E = CB-E: mur bez zasobów
bonus-CB-F = CB-F: donżon bez zasobów

card-H-STONE = H-STONE (1 kamień)
card-H-COIN = H-COIN (3 augustale)
card-H-GRAIN = H-GRAIN (1 zboże)
card-H-DRAW = H-DRAW (dobierz 4 karty)
card-SAV-1 = SAV-1 (zboże za sojuszników Fryderyka, do 3)
card-SAV-2 = SAV-2 (2 augustale; zakup)
card-HOH-1 = HOH-1 (kamień za każde 3 budowle Fryderyka, do 3)
card-HOH-2 = HOH-2 (statek dokądkolwiek; targ)
card-WIT-1 = WIT-1 (augustale za zasoby Fryderyka, do 6)
card-WIT-2 = WIT-2 (budowa za dowolne zasoby)
card-DIR-1 = DIR-1 (PZ za kroki specjalisty Fryderyka, do 3; awans)
card-DIR-2 = DIR-2 (wieża za 2 kamienie)
card-A1 = A1 (2 zboża)
card-A2 = A2 (zapłać 1 augustala za 1 zboże, do 3 razy)
card-A3 = A3 (8 augustali przy 3 zbożach)
card-A4 = A4 (zapłać 2 augustale za 1 kamień, do 3 razy)
card-A5 = A5 (8 augustali przy 3 kamieniach)
card-A6 = A6 (budowa taniej o 1 kamień)
card-A7 = A7 (6 augustali)
card-A8 = A8 (3 augustale; awans)
card-A9 = A9 (1 zboże; awans)
card-A10 = A10 (1 kamień; awans)
card-A11 = A11 (awans do 2 specjalistów)
card-A12 = A12 (1 zboże; targ)
card-A13 = A13 (1 kamień; targ)
card-A14 = A14 (3 augustale; targ)
card-A15 = A15 (zboże za twoich sojuszników, do 3)
card-A16 = A16 (sojusznik taniej o 1 zboże)
card-B1 = B1 (zapłać 1 zboże za 2 PZ, do 2 razy)
card-B2 = B2 (zapłać 1 kamień za 2 PZ, do 2 razy)
card-B3 = B3 (zapłać 3 augustale za 2 PZ, do 2 razy)
card-B4 = B4 (kamień lub zboże za sojuszników frakcji, do 3)
card-B5 = B5 (2 augustale za sojuszników frakcji, do 8)
card-B6 = B6 (PZ za sojuszników frakcji, do 4)
card-B7 = B7 (2 PZ przy 3 zbożach)
card-B8 = B8 (2 kamienie)
card-B9 = B9 (2 PZ przy 3 kamieniach)
card-B10 = B10 (1 zboże za każde 3 budowle)
card-B11 = B11 (1 kamień za każde 3 budowle)
card-B12 = B12 (3 augustale za każde 3 budowle)
card-B13 = B13 (1 PZ za każde 3 budowle)
card-B14 = B14 (budowa za 7 augustali)
card-B15 = B15 (sojusznik za 3 augustale)
card-B16 = B16 (1 zboże i 1 kamień)

ally-I-THE = Theophilos (gdy masz zboża co najmniej tyle, ile Fryderyk)
ally-I-MAU = Maumettu (gdy masz kamienia co najmniej tyle, ile Fryderyk)
ally-I-ALT = Altair (gdy masz więcej augustali niż Fryderyk)
ally-I-SEV = Severin (gdy masz więcej wież niż Fryderyk)
ally-I-CAS = Castellan (gdy masz więcej murów niż Fryderyk)
ally-I-IDA = Idalia (gdy masz więcej donżonów niż Fryderyk)
ally-I-GRE = Gregoria (gdy masz więcej budowli niż Fryderyk)
ally-I-GIS = Gisèle (gdy masz więcej sojuszników niż Fryderyk)
ally-I-MOC = Mocenigo (gdy masz specjalistę przed specjalistą Fryderyka)
ally-L-SIG = Sigeberht (gdy Fryderyk ma 3 zboża)
ally-L-OKE = Okechukwu (gdy Fryderyk ma 3 kamienie)
ally-L-TEN = Tento (gdy Fryderyk ma 9 augustali)
ally-L-ROM = Romigi (gdy Fryderyk ma 3 wieże)
ally-L-BAL = Balthasar (gdy Fryderyk ma 3 mury)
ally-L-DOM = Domentzia (gdy Fryderyk ma 2 donżony)
ally-L-SEB = Sebastian (gdy Fryderyk ma 6 budowli)
ally-L-GIS = Gisela (gdy Fryderyk ma 3 sojuszników)
ally-L-PHI = Philaretos (gdy specjalista Fryderyka jest w 3. kolumnie)

title-serf = chłop pańszczyźniany
title-knight = rycerz
title-feudal_lord = pan feudalny
title-duke = książę

skip-perform = Nie wykonuj
skip-main = Bez akcji głównej
skip-step = Bez dalszych wymian
skip-specialist = Bez awansu
skip-trade = Zakończ handel
skip-site = Nic nie buduj
skip-ally = Bez sojusznika
skip-buy = Bez zakupu
skip-now = Zatrzymaj na później
skip-discard = Zatrzymaj karty

## Prompts

prompt-chance = Trwa losowanie.
prompt-house = { $who }: na czele którego rodu stoisz?
prompt-turn = { $who }: płyń albo zostań, potem zagraj kartę.
prompt-card = { $who }: którą kartę zagrywasz?
prompt-face = { $who }: na które pole, odkryta czy zakryta?
prompt-perform = { $who }: czy wykonujesz { $card }?
prompt-main = { $who }: która akcja główna tego pola?
prompt-step = { $who }: { $card }: czy wymieniasz? { $left ->
    [one] Została jedna wymiana
    [few] Zostały { $left } wymiany
   *[many] Zostało { $left } wymian
}.
prompt-specialist = { $who }: który specjalista awansuje?
prompt-path = { $who }: którą ścieżkę wybiera { $specialist }? Zostanie na niej na stałe.
prompt-city = { $who }: twój specjalista dotarł do miasta { $path }; który kafel bierzesz?
prompt-trade = { $who }: sprzedajesz czy kupujesz na targu ({ $city })?
prompt-site = { $who }: gdzie budujesz?
prompt-piece = { $who }: { $space }: który element tu staje?
prompt-mix = { $who }: { $space }: czym płacisz?
prompt-side = { $who }: który zamknięty bok płaci teraz?
prompt-ally = { $who }: którego sojusznika wzywasz?
prompt-ally_space = { $who }: gdzie trafia { $ally }?
prompt-buy = { $who }: którą kartę kupujesz?
prompt-remove = { $who }: którą kartę usuwasz z gry za { $card }?
prompt-now = { $who }: czy wykonujesz { $card } od razu?
prompt-edict = { $who }: który edykt wydajesz?
prompt-direction = { $who }: u Fryderyka { $what }: { $has }. Dodać { $number } czy usunąć { $number }?
prompt-next = { $who }: który edykt staje się aktywny?
prompt-reward = { $who }: nie ma już edyktów; którą nagrodę bierzesz?
prompt-resource = { $who }: który zasób bierzesz{ $number ->
    [one] {""}
   *[other] {" "}(sztuk: { $number })
}?
prompt-resources = { $who }: jakie zasoby bierzesz ({ $number })?
prompt-keep = { $who }: twój magazyn mieści { $room }; co zatrzymujesz?
prompt-faction = { $who }: { $card }: którzy sojusznicy się liczą?
prompt-ship = { $who }: dokąd przenosisz statek?
prompt-discard = { $who }: czy odrzucasz karty z ręki przed dobraniem?
task-chance = zaczekać na losowanie
task-house = wybrać ród
task-turn = popłynąć albo zostać
task-card = wybrać kartę do zagrania
task-face = wybrać pole dla karty
task-perform = wykonać kartę albo zrezygnować
task-main = wybrać akcję główną
task-step = wymienić albo skończyć
task-specialist = wybrać specjalistę do awansu
task-path = wybrać ścieżkę specjalisty
task-city = wybrać kafel premii miasta
task-trade = sprzedać, kupić albo zakończyć handel
task-site = wybrać miejsce budowy
task-piece = wybrać element
task-mix = wybrać sposób zapłaty
task-side = wybrać bok, który płaci teraz
task-ally = wybrać sojusznika do wezwania
task-ally_space = wybrać miejsce dla sojusznika
task-buy = wybrać kartę do kupienia
task-remove = wybrać kartę do usunięcia z gry
task-now = wykonać nową kartę albo zatrzymać ją na później
task-edict = wybrać edykt do wydania
task-direction = dodać coś do pałacu Fryderyka albo usunąć
task-next = wybrać edykt, który staje się aktywny
task-reward = wybrać nagrodę
task-resource = wybrać zasób
task-resources = wybrać zasoby
task-keep = wybrać zasoby do zatrzymania
task-faction = wybrać frakcję
task-ship = wybrać, dokąd płynie statek
task-discard = odrzucić karty albo je zatrzymać

## Choices

choice-travel = { $number ->
    [0] Zostań: { $city }
   *[other] Płyń: { $city }, { $coins ->
        [0] za darmo
        [one] za { $coins } augustala
        [few] za { $coins } augustale
       *[many] za { $coins } augustali
    }
}
choice-pass = Pas do końca rundy
choice-card = { $card }
choice-face_up = odkryta na polu { $slot }
choice-face_down = zakryta na polu { $slot }
choice-perform = Wykonaj
choice-main = { $action }
choice-exchange = Wymień
choice-specialist = { $specialist }, teraz: { $place }
choice-path = ścieżka { $path }
choice-city_tile = { $bonus }
choice-sell = Sprzedaj: { $sold } { $sells }, cena w augustalach: { $gets }
choice-buy = Kup: { $bought } { $buys }, cena w augustalach: { $price }
choice-build = { $space } ({ $mix ->
    [0] { $coins ->
        [0] kamień { $stone }, zboże { $grain }
       *[other] augustale { $coins }
    }
   *[other] kamień lub zboże { $mix }
}{ $edict ->
    [yes] ; edykt
   *[no] {""}
}{ $closes ->
    [0] {""}
   *[other] ; zamyka { $closes }
})
choice-piece = { $piece }{ $coins ->
    [0] {""}
   *[other] {" "}(augustale: +{ $coins })
}
choice-mix = kamień { $stone } i zboże { $number }
choice-side = { $side }: { $goods ->
    [stone] kamień { $number }
    [grain] zboże { $number }
    [augustales] augustale: { $number }
    [vp] { $number } PZ
   *[market] wizyta na targu
}
choice-summon = { $ally }, { $ally_space }, zboże { $grain }
choice-ally_space = { $board_space }
choice-purchase = { $card }, { $card_space }, { $coins ->
    [card] za jedną z twoich kart
   *[other] augustale: { $coins }
}
choice-remove_hand = { $card } z ręki
choice-remove_discard = { $card } ze stosu kart odrzuconych
choice-edict = { $roman }: { $edict }, nagroda: { $goods ->
    [augustales] augustale { $number }
    [vp] { $number } PZ
    [stone] kamień { $number }
    [grain] zboże { $number }
   *[resources] zasób { $number }
}
choice-add = Dodaj { $number } ({ $what }: { $becomes })
choice-remove = Usuń { $number } ({ $what }: { $becomes })
choice-next = { $roman }: { $edict }
choice-reward = { $roman }: { $goods ->
    [augustales] augustale { $number }
    [vp] { $number } PZ
    [stone] kamień { $number }
    [grain] zboże { $number }
   *[resources] zasób { $number }
}
choice-resource = { $resource }
choice-grain = kamień { $stone } i zboże { $number }
choice-keep = kamień { $stone } i zboże { $number }
choice-faction = { $faction }
choice-ship = { $city }
choice-discard = Odrzuć { $card }
choice-house = { $house }
choice-skip = { $what }
choice-first = Zaczyna { $seat }
choice-deal_house = { $house }
choice-countryside = { $tile }
choice-village = { $tile }
choice-bonus_tile = { $bonus }
choice-extra_edict = { $edict }
choice-draw_edict = { $edict }
choice-market = { $market }
choice-red_side = { $city }
choice-show_ally = { $ally }
choice-show_card = { $card }
choice-draw = { $card }
choice-solo_card = { $solo }

## The story

story-first_player = Pierwszym graczem jest { $who }.
story-house_taken = { $who } stoi na czele rodu { $house }.
story-countryside_placed = Ścieżkę { $path } zaczyna kafel wsi { $tile }.
story-village_placed = Ścieżkę { $path } przedłuża kafel osady { $tile }.
story-bonus_placed = Miasto { $path } dostaje { $bonus }.
story-extra_edict = Łatwiejsza gra dodaje edykt { $edict }.
story-edict_shown = { $row ->
    [active] Aktywny edykt { $roman }: { $edict }.
   *[next] Następny edykt { $roman }: { $edict }.
}
story-market_placed = Targ jest na miejscu: { $city }.
story-market_red = Targ leży czerwoną stroną: { $city }.
story-ally_shown = Można wezwać: { $ally }, { $ally_space }.
story-card_shown = Można kupić: { $card }, { $card_space }.
story-card_drawn = Twoja nowa karta to { $card }.
story-cards_drawn = { $who } dobiera { $number ->
    [one] kartę
    [few] { $number } karty
   *[many] { $number } kart
}.
story-reshuffled = { $who } tasuje stos kart odrzuconych w nowy stos dobierania.
story-round_begins = Zaczyna się runda { $number }; pierwszy jest { $who }.
story-turn_begins = Teraz { $who }.
story-sailed = { $who } płynie: { $city }{ $coins ->
    [0] .
    [one] {" "}za { $coins } augustala.
    [few] {" "}za { $coins } augustale.
   *[many] {" "}za { $coins } augustali.
}
story-passed = { $who } pasuje.
story-cannot_play = { $who } nie może zagrać karty i pasuje.
story-played_up = { $who } zagrywa { $card } odkrytą na pole { $slot }.
story-played_down = { $who } zagrywa zakrytą kartę na pole { $slot }.
story-hid_card = Ta karta to { $card }.
story-performed = { $who } wykonuje { $card }.
story-gained = { $goods ->
    [0] { $who } nic nie zyskuje.
   *[other] { $who } zyskuje: { $goods }.
}
story-overflowed = { $who } nie ma miejsca i oddaje: kamień { $stone }, zboże { $grain }.
story-exchanged = { $who } dokonuje wymiany.
story-promoted = { $who } awansuje: { $specialist } ({ $place }){ $grain ->
    [0] .
   *[other] {" "}za zboże { $grain }.
}
story-token_taken = { $who } zabiera żeton edyktu ({ $place }).
story-city_entered = { $who } dociera do miasta { $path }, gdzie nie ma już kafli.
story-bonus_taken = { $who } bierze { $bonus }.
story-sold = { $who } sprzedaje na targu: { $city }.
story-bought = { $who } kupuje na targu: { $city }.
story-built = { $who } buduje: { $piece } ({ $space }).
story-cover_taken = { $who } zyskuje żeton donżonu: { $cover }.
story-side_closed = { $who } zamyka { $side }.
story-side_pays = { $side } płaci: { $who }.
story-summoned = { $who } wzywa: { $ally }, { $board_space }.
story-purchased = { $who } kupuje { $card }.
story-card_removed = { $who } usuwa z gry { $card }.
story-edict_issued = { $who } wydaje edykt { $roman }: { $edict }.
story-palace_added = Pałac Fryderyka: { $count ->
    [0] brak miejsca na więcej:
   *[other] +{ $count }
} { $kind ->
    [grain] zboże
    [stone] kamień
    [treasury] { $count ->
        [one] augustal
        [few] augustale
       *[many] augustali
    }
    [towers] { $count ->
        [one] wieża
        [few] wieże
       *[many] wież
    }
    [walls] { $count ->
        [one] mur
        [few] mury
       *[many] murów
    }
    [keeps] { $count ->
        [one] donżon
        [few] donżony
       *[many] donżonów
    }
    [allies] { $count ->
        [one] sojusznik
        [few] sojusznicy
       *[many] sojuszników
    }
   *[specialist] { $count ->
        [one] krok specjalisty
        [few] kroki specjalisty
       *[many] kroków specjalisty
    }
}.
story-palace_removed = Pałac Fryderyka: −{ $count } { $kind ->
    [grain] zboże
    [stone] kamień
    [treasury] { $count ->
        [one] augustal
        [few] augustale
       *[many] augustali
    }
    [towers] { $count ->
        [one] wieża
        [few] wieże
       *[many] wież
    }
    [walls] { $count ->
        [one] mur
        [few] mury
       *[many] murów
    }
    [keeps] { $count ->
        [one] donżon
        [few] donżony
       *[many] donżonów
    }
    [allies] { $count ->
        [one] sojusznik
        [few] sojusznicy
       *[many] sojuszników
    }
   *[specialist] { $count ->
        [one] krok specjalisty
        [few] kroki specjalisty
       *[many] kroków specjalisty
    }
}.
story-palace_unchanged = Pałac Fryderyka: bez zmian ({ $what }).
story-edict_replaced = Następny edykt { $next } staje się aktywnym edyktem { $roman }.
story-reward_taken = { $who } bierze nagrodę { $roman }.
story-ship_moved = { $who } przenosi statek: { $city }.
story-faction_chosen = { $who } wybiera: { $faction }.
story-discarded = { $who } odrzuca { $card }.
story-slots_discarded = { $who } odrzuca zagrane karty.
story-ally_scored = { $ally } daje { $points } PZ: { $who }.
story-castle_complete = Zamek jest ukończony, właściciel: { $who }. To ostatnia runda.
story-edicts_short = Aktywne pole edyktu zostaje puste: to ostatnia runda.
story-cards_short = Zabrakło kart: to była ostatnia runda.
story-rounds_over = Rozegrano trzydzieści rund.
story-frederick_reveals = Karta Fryderyka: { $solo }
story-frederick_sails = Statek Fryderyka: { $city }.
story-frederick_takes_card = Fryderyk usuwa z gry { $card }.
story-frederick_takes_ally = Fryderyk usuwa z gry: { $ally }.
story-frederick_finds_nothing = Fryderyk niczego tam nie znajduje.
story-frederick_issues = Fryderyk wydaje edykt { $roman }: { $edict }.
story-frederick_reshuffles = Druga korona: wszystkie karty Fryderyka są tasowane.
story-final_score = { $who }: { $structures } PZ za budowle, { $prize } PZ za najwięcej budowli, { $coins } PZ za augustale; razem { $total } PZ.
story-game_over = Gra skończona.

ending-win = Wygrywa { $who }, { $points } PZ.
ending-shared = Zwycięstwo dzielone, graczy: { $number }, { $points } PZ.
ending-solo = { $points } PZ: twój tytuł to { $title }.

## Reasons

why-action-was-chosen = Ta akcja została wybrana; teraz trzeba ją wykonać.
why-ally-elsewhere = Wezwać można tylko sojusznika z miasta, w którym jest twój statek: { $city }.
why-ally-not-unseen = Tego sojusznika już widziano.
why-ally-space-covered = { $space } leży pod wieżą, która jeszcze nie stoi.
why-ally-space-taken = Na { $space } jest już sojusznik.
why-ally-there-already = { $ally } jest już na twojej planszy; dwóch takich samych nie może być.
why-bonus-tile-placed = Takiego kafla premii miasta już nie ma.
why-bought-already = Więcej zakupów ta wizyta nie przewiduje.
why-cannot-be-added = U Fryderyka { $what }: { $has }; o { $number } więcej się nie zmieści.
why-cannot-be-removed = U Fryderyka { $what }: { $has }; nie można zabrać { $number }.
why-cannot-pay-space = { $space } kosztuje: kamień { $stone }, zboże { $grain }; tyle nie masz.
why-card-elsewhere = Kupić można tylko kartę z miasta, w którym jest twój statek: { $city }.
why-card-too-dear = Ta karta kosztuje augustali: { $coins }; tyle nie masz.
why-castle-is-complete = Twój zamek jest ukończony.
why-city-taken = Twój specjalista jest już w mieście { $path }; dotrzeć tam może tylko jeden.
why-discard-in-order = Odrzucaj w kolejności kart na ręce; ta jest przed już odrzuconą.
why-edict-space-empty = Na aktywnym polu { $space } nie ma edyktu; wybierz inny.
why-game-over = Gra skończona; nic więcej nie można zrobić.
why-great-too-dear = Zostały tylko wielkie elementy, a na nie brak augustali.
why-house-taken = Ten ród jest zajęty; wybierz inny.
why-keep-what-you-have = Twój magazyn mieści { $room }; zatrzymaj dokładnie { $room } z zasobów, które masz.
why-market-is-red = Ten targ leży już czerwoną stroną.
why-market-placed = Ten kafel targu już leży.
why-next-space-empty = Na następnym polu { $space } nie ma edyktu; wybierz inny.
why-no-ally-face-up = Nie ma tu odkrytego sojusznika; zakryty odkrywa się na końcu rundy.
why-space-closed = To pole nie jest używane przy tej liczbie graczy.
why-no-card-there = Nie ma tu karty; pole uzupełnia się na końcu rundy.
why-no-card-to-remove = Nie masz karty na ręce ani w stosie odrzuconych, którą można usunąć.
why-no-extra-edict = To nie jest kafel z trzema kropkami albo już jest w grze.
why-no-free-ally-space = Nie masz wolnego pola sojusznika; otwiera je każda zbudowana wieża.
why-no-grain-for-arrow = Brakuje zboża na strzałkę do { $place }.
why-no-passing-alone = W grze solo nie można pasować, dopóki da się zagrać kartę.
why-no-piece-left = Nie masz już takiego elementu: { $kind }.
why-no-such-ally-space = Nie ma takiego pola sojusznika; są AS1 do AS5.
why-no-such-city = Nie ma takiego miasta; jest ich pięć.
why-no-such-city-tile = Nie ma takiego kafla w mieście { $path }.
why-no-such-edict-space = Nie ma takiego pola edyktu; są I, II i III.
why-no-such-mix = Zapłać dokładnie tyle zasobów, z tych, które masz: { $number }.
why-no-such-piece = Nie ma takiego elementu.
why-no-such-seat = Nie ma takiego gracza.
why-no-such-side = Zamek ma pięć boków.
why-no-such-slot = Nie ma takiego pola; są od 1 do 6.
why-no-such-space = Nie ma takiego miejsca w zamku.
why-no-such-specialist = Masz trzech specjalistów.
why-no-trade-possible = Do sprzedaży trzeba tu { $sold } ({ $sells }), a do kupna augustali { $price } za { $bought } ({ $buys }).
why-nobody-can-be-promoted = Żaden z twoich specjalistów nie może się ruszyć.
why-not-asked = Najpierw trzeba { $task }.
why-not-connected = { $space } nie styka się z niczym w twoim zamku; potrzebny sąsiad: { $kind }.
why-not-from-draw-pile = Ta karta jest w stosie dobierania; wybierz kartę z ręki albo ze stosu odrzuconych.
why-not-in-card-pile = Taka karta nie może leżeć na wierzchu stosu.
why-not-in-discard-pile = Tej karty nie ma w stosie odrzuconych.
why-not-in-draw-pile = Takiej karty nie ma w tym stosie dobierania.
why-not-in-edict-pile = Takiego kafla nie ma w stosie edyktów.
why-not-in-hand = Tej karty nie masz na ręce.
why-not-in-solo-deck = Tej karty nie ma w talii Fryderyka.
why-not-such-a-workplace = To nie ten rodzaj kafla albo już leży.
why-not-your-turn = To nie kolej gracza { $who }.
why-nothing-can-be-built = Nie stać cię na żadną budowlę.
why-other-kind-of-piece = { $piece } tu nie pasuje; potrzeba: { $kind }.
why-other-structure = { $space } jest dla innego rodzaju budowli niż ta, którą daje ten efekt.
why-piece-built = { $piece } już stoi w twoim zamku.
why-piece-too-dear = { $piece } wymaga dodatkowych augustali: { $coins }; tyle nie masz.
why-side-not-due = { $side } teraz nie płaci.
why-slot-has-other-actions = To pole nie wskazuje tej akcji.
why-slot-locked = Pole { $slot } jest zablokowane; odblokowuje je donżon.
why-slot-used = Na polu { $slot } leży już karta.
why-sold-already = Więcej sprzedaży ta wizyta nie przewiduje.
why-space-built = { $space } jest już zbudowane.
why-specialist-in-city = Specjalista w mieście już się nie rusza.
why-specialist-moved-already = Ten specjalista już awansował dzięki tej karcie; wybierz innego.
why-stone-or-grain = Wybierz kamień albo zboże.
why-take-the-first-alike = { $piece } jest taki sam jak inny element; weź najpierw tamten.
why-three-paths = Są trzy ścieżki: A, B i C.
why-too-dear-to-buy = { $bought } ({ $buys }) kosztuje tu augustali: { $price }; tyle nie masz.
why-too-far = Statek płynie co najwyżej tyle miast: { $steps }.
why-too-few-coins-for-ally = Ten sojusznik kosztuje augustali: { $coins }; tyle nie masz.
why-too-few-coins-to-build = Budowa na { $space } kosztuje augustali: { $coins }; tyle nie masz.
why-too-few-resources = { $space } kosztuje zasobów: { $number }; tyle nie masz.
why-too-little-grain-for-ally = Ten sojusznik kosztuje zboża: { $grain }; tyle nie masz.
why-too-little-to-sell = Sprzedaje się tu naraz { $sold } ({ $sells }); tyle nie masz.
why-too-many-exchanges = Ta karta nie pozwala na tyle wymian albo nie możesz za nie zapłacić.
why-too-much-grain = Bierzesz razem tyle zasobów: { $number }.
why-travel-too-dear = Ta podróż kosztuje augustali: { $coins }; tyle nie masz.
why-two-factions = Wybierz niezależnych albo lojalistów.

## Verbs

verb-travel = Podróż
verb-pass = Pas
verb-card = Zagranie karty
verb-face_up = Odkryta
verb-face_down = Zakryta
verb-perform = Wykonanie
verb-main = Akcja główna
verb-exchange = Wymiana
verb-specialist = Awans specjalisty
verb-path = Wybór ścieżki
verb-city_tile = Wybór kafla miasta
verb-sell = Sprzedaż
verb-buy = Kupno
verb-build = Budowa
verb-piece = Wybór elementu
verb-mix = Zapłata w dowolnych zasobach
verb-side = Dochód z boku
verb-summon = Wezwanie
verb-ally_space = Wybór pola sojusznika
verb-purchase = Zakup karty
verb-remove_hand = Usunięcie karty z ręki
verb-remove_discard = Usunięcie karty odrzuconej
verb-edict = Wydanie edyktu
verb-add = Dodanie
verb-remove = Usunięcie
verb-next = Wybór następnego edyktu
verb-reward = Nagroda
verb-resource = Wybór zasobu
verb-grain = Wybór zasobów
verb-keep = Zatrzymanie zasobów
verb-faction = Wybór frakcji
verb-ship = Przeniesienie statku
verb-discard = Odrzucenie
verb-house = Wybór rodu
verb-skip = Rezygnacja
verb-first = Pierwszy gracz
verb-deal_house = Przydział rodu
verb-countryside = Ułożenie kafla wsi
verb-village = Ułożenie kafla osady
verb-bonus_tile = Ułożenie kafla miasta
verb-extra_edict = Dodanie edyktu
verb-draw_edict = Dobranie edyktu
verb-market = Ułożenie targu
verb-red_side = Obrócenie targu
verb-show_ally = Odkrycie sojusznika
verb-show_card = Odkrycie karty
verb-draw = Dobranie karty
verb-solo_card = Odkrycie karty solo

## Editions and options

edition-2025 = Stupor Mundi (2025)

option-market = Jak trudne są targi?
option-market-easy = Łatwo: wszystkie pięć kafli niebieską stroną.
option-market-medium = Średnio: dwa z pięciu kafli czerwoną stroną.
option-market-difficult = Trudno: wszystkie pięć kafli czerwoną stroną.
option-houses = Jak gracze dostają rody?
option-houses-random = Losowo.
option-houses-draft = Gracze wybierają; ostatni w kolejności wybiera pierwszy.
option-solo = Gra solo przeciw Fryderykowi: która?
option-solo-standard = Zwykła gra z 15 edyktami.
option-solo-easier = Łatwiejsza gra: trzy edykty więcej.

## Plansza w terminalu
board-round = Runda { $number }
board-first = pierwszy gracz: { $who }
board-cards = stos kart { $number }
board-ends = ostatnia runda: { $ends }
board-frederick = Fryderyk
board-solo = okręt: { $city }, talia { $deck }
board-crowns = korony { $number }, tury { $turns }
board-edicts = Edykty
board-next = dalej
board-pile = stos edyktów { $number }
board-path = Droga { $name }
board-start = start
board-card-cost = karta
board-points = { $number } PZ
board-piles = ręka { $hand }, stos { $draw }, odrzucone { $discard }
board-passed = spasował
board-hand = ręka:
legend = Zamek: T wieże, W mury, K donżony; T2:31! kosztuje 3 kamienie i 1 zboże i wydaje edykt; wielkie budowle w negatywie. Targi: 2G>6 sprzedaje 2 zboża za 6, 2S<4 kupuje 2 kamienie za 4. Miejsca pracy: (1) zboże za wejście, * żeton edyktu, [A+F] płytki premii miasta. Sojusznicy: (3) zboże, + jeszcze jeden pod spodem. Edykty: G zboże, S kamień, A skarbiec, T W K budowle, L sojusznicy, P specjalista.

## Plansza w przeglądarce
face-aside = Koniec rundy
face-views = Części stołu
face-tab-hand = Ręka
face-tab-castle = Zamek
face-tab-voyage = Morze
face-tab-court = Dwór
face-tab-work = Drogi
face-tab-rivals = Inni
face-frederick = Fryderyk
face-frederick-is = cud świata, jego pałac i dwór
face-palace = Pałac Fryderyka
face-his-structures = Budowle Fryderyka: { $number }
face-possession = { $what }: { $number }, najwyżej { $most }
face-of-house = ród: { $house }
face-first-player = pierwszy gracz
face-points = Punkty zwycięstwa: { $number }
face-back-to-mine = Wróć do mojej planszy
face-store = Magazyn: kamień { $stone }, zboże { $grain }, miejsc { $room }; augustale: { $coins }; PZ: { $points }; wydane edykty: { $edicts }
face-castle = Zamek
face-castle-of = Zamek, { $who }: { $number } z 13 budowli
face-built = { $number } z 13, miejsc: { $room }
face-space = { $space }, { $kind }: kosztuje kamień { $stone }, zboże { $grain }{ $edict ->
    [yes] ; potem edykt
   *[no] {""}
}
face-space-built = { $space }, { $kind }: stoi
face-preview-costs = { $mix ->
    [0] { $coins ->
        [0] Kosztuje: kamień { $stone }, zboże { $grain }
       *[other] Kosztuje: augustale { $coins }
    }
   *[other] Kosztuje { $mix } kamienia lub zboża, w dowolnej mieszance
}, a za wielki element jeszcze monety
face-sides = { $number ->
    [one] bok
    [few] { $number } boki
   *[other] { $number } boków
}
face-preview-side = Zamyka bok: { $pays }, teraz i na koniec każdej rundy
face-preview-work = Twoje miejsce pracy: { $what }
face-preview-edict = Potem wydajesz edykt
face-side = Bok { $side } zamku
face-side-name = Bok { $side }
face-side-closed = Bok { $side } jest zamknięty i na koniec każdej rundy daje: { $pays }
face-side-near = Bok { $side }: zamknie go { $space }; wtedy i na koniec każdej rundy daje: { $pays }
face-side-open = Bok { $side } jest otwarty; dwie wieże i mur między nimi dają od razu i na koniec każdej rundy: { $pays }
face-yield = { $goods ->
    [stone] kamień: { $number }
    [grain] zboże: { $number }
    [augustales] augustale: { $number }
    [vp] { $number } PZ
    [resource] kamień albo zboże: { $number }
   *[market] wizyta na targu
}
face-pieces = Elementy jeszcze niezbudowane
face-piece-TN1 = Wieża, odsłania miejsce sojusznika 1
face-piece-TN2 = Wieża, odsłania miejsce sojusznika 2
face-piece-TN3 = Wieża, odsłania miejsce sojusznika 3; sojusznik tam wydaje edykt
face-piece-GTA = Wielka wieża A, o 2 augustale więcej: odsłania miejsce sojusznika 4, potem możesz kupić kartę
face-piece-GTB = Wielka wieża B, o 3 augustale więcej: odsłania miejsce sojusznika 5, potem możesz wezwać sojusznika bez zboża
face-piece-WN1 = Mur: miejsce na jeszcze jeden zasób
face-piece-WN2 = Mur: miejsce na jeszcze jeden zasób
face-piece-WN3 = Mur: miejsce na jeszcze jeden zasób
face-piece-GWA = Wielki mur A, o 3 augustale więcej: potem wydajesz edykt
face-piece-GWB = Wielki mur B, o 4 augustale więcej: potem możesz awansować specjalistę bez zboża
face-piece-KN1 = Donżon: bierze żeton swojego pola
face-piece-KN2 = Donżon: bierze żeton swojego pola
face-piece-GK = Wielki donżon, o 4 augustale więcej: potem możesz dwa razy awansować
face-allies = Sojusznicy
face-pay-now = ile PZ dałby teraz każdy
face-ally-mine = { $ally }. Teraz da { $points } PZ
face-ally-space-free = Miejsce sojusznika { $space }, wolne{ $edict ->
    [yes] ; sojusznik tutaj wydaje edykt
   *[no] {""}
}
face-ally-space-covered = Miejsce sojusznika { $space }: przykrywa je wieża, która jeszcze nie stoi{ $edict ->
    [yes] ; sojusznik tutaj wydaje edykt
   *[no] {""}
}
face-legend-seal = PZ, które dałby ci teraz
face-no-tower = bez wieży
face-free-space = wolne
face-at-round-end = Na koniec rundy
face-edicts = Edykty
face-edicts-how = nagroda, aktywny, następny
face-edict-active = Aktywny edykt { $space }, nagroda: { $pays }
face-edict-next = Następny edykt { $space }
face-edict-none = brak
face-about-edict = Wydajesz go, budując na polu ze zwojem: bierzesz nagrodę, a potem dodajesz do pałacu Fryderyka albo zabierasz z niego to, co edykt pokazuje. Kolorem zaznaczono, co zyskaliby lub straciliby twoi sojusznicy.
face-about-edict-next = Po wydaniu edyktu gracz przesuwa jeden z tych na puste miejsce; tam staje się aktywny.
face-about-palace = Tyle ma Fryderyk. Sojusznicy porównują cię z nim: niezależni chcą, żeby było więcej u ciebie, lojaliści, żeby on miał dość.
face-reward = Gracz, który go wyda, bierze: { $pays }
face-change = { $what }: { $less ->
    [-1] mniej nie można
   *[other] może spaść do { $less }
}{ $less_points ->
    [0] {""}
   *[other] {" "}(twoi sojusznicy { $less_points } PZ)
}, { $more ->
    [-1] więcej nie można
   *[other] może wzrosnąć do { $more }
}{ $more_points ->
    [0] {""}
   *[other] {" "}(twoi sojusznicy { $more_points } PZ)
}
face-workplaces = Miejsca pracy
face-workplaces-how = w górę, za zboże
face-level-city = miasto
face-level-village-2 = osada ii
face-level-village-1 = osada i
face-level-country-2 = wieś ii
face-level-country-1 = wieś i
face-city-of = Miasto { $path } i jego żetony premii
face-not-sent = jeszcze nie wysłani
face-waiting-men = czekają
face-place-of = { $level }, droga { $path }
face-ally-place = miejsce sojusznika { $number }
face-specialist = specjalista { $number }
face-said = „{ $words }”
face-place = { $place }: { $what }. Wejście: zboże { $grain }{ $edict ->
    [yes] . Pierwszy gracz tutaj wydaje edykt
   *[no] {""}
}
face-man = Specjalista { $number }, { $who }: { $place }
face-ability-C1A = limit ręki o jeden wyższy; na wejściu dobierasz kartę
face-ability-C1B = budowa muru daje 1 zboże
face-ability-C1C = pierwsze dwa kroki na morzu są za darmo
face-ability-C1D = karty kosztują o 2 augustale mniej
face-ability-C2A = wezwanie sojusznika daje 2 PZ
face-ability-C2B = jedna sprzedaż albo kupno więcej na targu
face-ability-C2C = budowa wieży daje 4 augustale
face-ability-C2D = każda budowa daje 2 augustale
face-ability-V1A = budowa donżonu daje 4 PZ
face-ability-V1B = donżony kosztują o 1 kamień mniej
face-ability-V1C = sojusznicy kosztują o 1 zboże mniej
face-ability-V1D = wizyta na targu daje 3 augustale
face-ability-V2A = budowa wieży lub muru daje 3 PZ
face-ability-V2B = zakup karty daje 3 PZ
face-ability-V2C = każda budowa daje 1 kamień lub zboże i 2 PZ
face-ability-V2D = wydanie edyktu daje 3 PZ
face-fare-free = za darmo
face-ship-of = Statek: { $who }
face-ally-offer = { $ally }. Kosztuje zboże: { $number }; teraz da ci { $points } PZ
face-ally-below = Sojusznik leży zakryty; odkryje się na koniec rundy
face-ally-none = Nie ma tu już sojusznika
face-card-offer = { $card }. Kosztuje { $number ->
    [-1] jedną z twoich kart
   *[other] augustali: { $number }
}
face-card-none = Brak karty; pole uzupełnia się na koniec rundy
face-sell = Sprzedaj: { $number } { $goods } za { $coins } augustali
face-buy = Kup: { $number } { $goods } za { $coins } augustali
face-sell-short = sprzedaj
face-buy-short = kup
face-slots = Sześć pól pod pięcioma akcjami głównymi
face-action-promote = Awans
face-action-market = Targ
face-action-build = Budowa
face-action-summon = Wezwanie
face-action-purchase = Zakup
face-slot-locked = Pole VI jest zamknięte; otwiera je donżon
face-slot-empty = Pole { $slot } jest puste
face-slot-actions = Pole { $slot }; zakryta: { $actions }
face-slot-down = Pole { $slot }: zakryta karta
face-slot-up-card = Pole { $slot }, odkryta: { $card }
face-slot-down-card = Pole { $slot }, zakryta: { $card }
face-lay-up = Odkryta: zrób to, co mówi karta
face-lay-down = Zakryta: jedna z akcji głównych tego pola
face-up-short = odkryta
face-down-short = zakryta
face-hand = Twoja ręka, kart: { $number }
face-to-draw = talia
face-to-draw-long = Karty w twojej talii: { $number }
face-discards = odrzucone
face-discards-show = Pokaż swoje stosy
face-draw-pile-holds = W talii, w kolejności, której nikt nie zna
face-removed = Usunięte z gry
face-nothing = nic
face-in-hand = w ręce { $number }
face-rival = { $who }: { $points } PZ, budowle { $structures }, sojusznicy { $allies }, którzy teraz dadzą { $pays } PZ, augustale { $coins }, kamień { $stone }, zboże { $grain }, karty w ręce { $hand }. Otwórz planszę
face-cards-left = Karty w stosie: { $number }
face-edicts-left = Edykty w stosie: { $number }
face-last-round = ostatnia runda
face-known = Znane: { $cards }
face-ends-when = Gra kończy się po rundzie, w której
face-end-castle = ktoś ukończy zamek (największy ma { $number } z 13)
face-end-edict = nie ma czym uzupełnić edyktu (w stosie { $number })
face-end-cards = nie ma czym uzupełnić karty (w stosie { $number })
face-end-phase = Faza końca
face-step-hand = uzupełnienie ręki
face-step-castle = dochód z zamku
face-step-allies = dochód z sojuszników
face-step-reorganize = porządki
face-solo-title = Karta Fryderyka:
face-solo-none = jeszcze żadna; gra po każdej twojej turze.
face-solo-card = { $move }, potem { $act }.{ $crown ->
    [yes] {" "}Z koroną: przy drugiej wszystkie jego karty są tasowane.
   *[no] {""}
}
face-solo-move-1 = o jedno miasto dalej
face-solo-move-2 = o dwa miasta dalej
face-solo-move-stay = zostaje na miejscu
face-solo-move-to_player = do miasta twojego statku
face-solo-act-card = tamtejsza karta zostaje usunięta z gry
face-solo-act-ally = tamtejszy sojusznik zostaje usunięty z gry
face-solo-act-edict = wydaje edykt { $space } i tylko dodaje
face-solo-turns = tura { $number } z 5
face-solo-deck = kart zostało: { $number }
face-solo-crowns = Korony: { $number } z { $most }
face-solo-gone = Usunięte przez Fryderyka
face-result = Skąd każdy punkt
face-ended-castle = Zamek został ukończony.
face-ended-edict = Nie było czym uzupełnić edyktu.
face-ended-cards = Skończyły się karty.
face-ended-rounds = Rozegrano trzydzieści rund.
face-from-allies = sojusznicy na koniec rund
face-from-built = miejsca pracy i żetony przy budowie
face-from-sides = zamknięte boki
face-from-edicts = edykty
face-from-cards = karty
face-from-bought = zakupy
face-from-summoned = wezwania
face-from-cities = żetony miast
face-from-other = sprzed tego zapisu i inne
face-track = Tor PZ
face-score-structures = Budowle, po 1 PZ
face-score-most = Najwięcej budowli 4, drugie miejsce 2 (trzech lub czterech graczy)
face-score-most-solo = Co najmniej tyle budowli co Fryderyk: 4
face-score-coins = 1 PZ za każde 6 augustali
face-score-coins-how = Augustale i po 2 za każdy zasób
face-score-coins-are = { $coins } + 2 × { $goods }
face-total = Razem
face-tie = Remis rozstrzygają Wielkie Budowle
face-lesson-goal = Prowadzisz ród na dworze Fryderyka II. Twój zamek ma trzynaście miejsc, a sojusznicy płacą punktami zwycięstwa na koniec każdej rundy. Wygrywa, kto ma ich najwięcej.
face-lesson-sail = Tura to dwie rzeczy: możesz popłynąć, potem zagrywasz jedną kartę. Pierwsze miasto jest za darmo, każde dalsze kosztuje monetę. Popłyń do Konstantynopola: wybierz jego nazwę.
face-lesson-card = Teraz jedna karta z ręki. Wybierz „3 augustale”; augustale to monety.
face-lesson-up = Każdą kartę można położyć na dwa sposoby. Odkryta robi to, co mówi. Połóż ją odkrytą na dowolnym polu.
face-lesson-perform = Weź, co daje.
face-lesson-stay = Przeciwnik spasował, więc znów twoja tura. Tym razem zostań na miejscu.
face-lesson-any-card = Teraz drugi sposób. Wybierz „1 kamień”; zakryta, jej treść się nie liczy.
face-lesson-down = Zakryta karta daje jedną z dwóch akcji głównych nad swoim polem. Połóż ją zakrytą na polu III, pod Targiem i Budową.
face-lesson-build = Na to pole wskazują dwie akcje. Wybierz Budowę.
face-lesson-site = Na to, co świeci, cię stać. Wieża potrzebuje muru obok, mur wieży. Zbuduj wieżę na dole po prawej: 2 kamienie i 1 zboże.
face-lesson-piece = Który element? Zwykła wieża wystarczy. Odsłania miejsce dla kolejnego sojusznika; Wielkie kosztują monety i robią więcej.
face-lesson-side = Dwie wieże i mur między nimi: ten bok zamku jest zamknięty. Dał 3 augustale i da je znów na koniec każdej rundy.
face-lesson-allies = W każdym porcie czekają sojusznicy. Czerwona liczba mówi, ile ten dałby ci teraz na koniec każdej rundy: 3, gdy jego warunek jest spełniony, inaczej 1. Severin chce więcej wież, niż ma Fryderyk, i ty je masz.
face-lesson-stay-here = Można mieć tylko to, co jest w porcie twojego statku. Jesteś już w Tunisie: zostań.
face-lesson-summon-card = Wybierz „1 kamień”, żeby zagrać tę kartę zakrytą.
face-lesson-summon-slot = Pole IV leży pod Budową i Wezwaniem. Zakryta.
face-lesson-summon = Wybierz Wezwanie. Severin kosztuje 2 zboża. Gdzie jest tylko jeden wybór, jest on wykonywany automatycznie.
face-lesson-ally-space = Severin przybywa. Każda wieża w zamku odsłania jedno miejsce sojusznika: wybierz jedno ze swoich.
face-lesson-keep = Teraz donżon. Jego zwój to edykt, a edykty zmieniają to, co ma Fryderyk. Zostań w Tunisie.
face-lesson-keep-card = Wybierz „3 augustale”, żeby zagrać tę kartę zakrytą.
face-lesson-keep-slot = Znów zakryta na pole III.
face-lesson-keep-build = Budowa. Za 3 kamienie jest tylko donżon pośrodku; podnosi limit ręki o dwa.
face-lesson-edict = Wybierz pierwszy edykt: daje ci 3 augustale. Pod każdą ikoną stoi, ile Fryderyk miałby potem; kolorowa liczba to zysk lub strata twoich sojuszników.
face-lesson-treasury = Każdy rodzaj ikon dodaje się albo zabiera, wszystkie naraz. Miał 1 zboże, więc 2 można było tylko dodać. Jego skarbiec może pójść w obie strony: ty decydujesz!
face-lesson-next = Kolejny edykt staje się aktywny. Wybierz który.
face-lesson-paths = Trzej twoi specjaliści wspinają się tymi drogami dzięki Awansowi. Gdzie któryś stoi, tam zdolność jest twoja; Miasto płaci raz.
face-lesson-market = Na targu w porcie twojego statku możesz raz sprzedać i raz kupić. Stąd biorą się kamień i zboże.
face-lesson-pass = Nie masz już dobrej karty. Spasuj do końca rundy.
face-lesson-keep-hand = Faza końca. Najpierw ręce: możesz odrzucić niechciane karty, potem dobierasz do pięciu. Zatrzymaj karty.
face-lesson-income = Po drugie zamki: twój zamknięty bok zapłacił.
face-lesson-scored = Po trzecie sojusznicy: każdy dał 1 PZ, a 2 więcej, gdy jego warunek był spełniony. Na koniec porty znów się zapełniają.
face-lesson-end = Gra kończy się po rundzie, w której ktoś ukończy zamek albo skończą się edykty lub karty. Wtedy liczą się też budowle, największy zamek i monety. Wskaż cokolwiek, co nie świeci, aby zobaczyć dlaczego. Powodzenia!

## Cechy nazywane w podpowiedziach

feature-prospects = punkty jeszcze do zdobycia
feature-points = punkty na torze
feature-structures = budowle w zamku
feature-sides = zamknięte boki
feature-begun = boki, którym brakuje jednej budowli
feature-content = sojusznicy, których warunek jest spełniony
feature-allies = sojusznicy na dworze
feature-spaces = wolne miejsca dla sojuszników
feature-abilities = zdolności miejsc pracy
feature-columns = jak daleko zaszli specjaliści
feature-resources = kamień i zboże
feature-coins = augustale
feature-covers = żetony donżonów
feature-deck = dobre karty w talii
feature-cards = karty w talii
feature-ahead = przewaga w budowlach
feature-first = pierwsza tura w rundzie

## Pomoc pod pytaniami

face-goal = Buduj zamek, zdobywaj sojuszników: wygrywa, kto ma najwięcej punktów
help-turn = Tura to rejs i jedna karta. Pierwsze miasto jest za darmo; handel, wezwania i zakupy są tylko tam, gdzie twój statek.
help-card = Wybierz dowolną kartę: odkryta robi to, co mówi, zakryta liczy się tylko polem.
help-face = Odkryta: to, co mówi karta, na każdym polu. Zakryta: akcja główna, której linia prowadzi do pola. Każde pole raz na rundę.
help-perform = Możesz też zrezygnować; karta i tak zostaje na polu.
help-main = Akcje, od których linie prowadzą do tego pola. Wskaż tę, która nie świeci, aby zobaczyć dlaczego. Gdy jest tylko jeden wybór, jest on wykonywany automatycznie.
help-step = Każdą wymianę opłaca się, zanim coś da.
help-specialist = Jeden krok w górę drogi, za zboże przy strzałce. Gdzie stoi, tam zdolność jest twoja.
help-path = Zostaje na tej drodze na zawsze. Droga B jest najkrótsza, A i C mają więcej zdolności.
help-city = Działa raz i opuszcza grę.
help-trade = W czasie wizyty możesz raz sprzedać i raz kupić, w dowolnej kolejności.
help-site = Zwój wydaje edykt. Dwie wieże i mur między nimi zamykają bok, który płaci co rundę.
help-piece = Zwykłe nie kosztują monet. Wielki kosztuje monety, które na nim widać, i robi coś więcej.
help-side = Zapłacą wszystkie, w dowolnej kolejności.
help-ally = Liczba na sojuszniku to tyle, ile da ci teraz na koniec rundy.
help-ally_space = Sojusznik zostaje, gdzie go położysz. Na miejscu ze zwojem wydaje edykt.
help-buy = Kupiona karta jest twoja na stałe, można jej od razu użyć. Przekreślona karta jako cena: jedna z twoich opuszcza grę.
help-remove = Opuszcza grę i nie wraca do ręki.
help-now = Jakby była właśnie zagrana odkryta, bez pola. Potem idzie do ręki.
help-edict = Najpierw nagroda, potem ikony zmieniają pałac Fryderyka. Kolorowe: zysk lub strata sojuszników.
help-direction = Niezależni chcą, żeby było więcej u ciebie niż u Fryderyka, lojaliści, żeby on miał dość.
help-next = Staje się aktywny na pustym miejscu, z nagrodą tego miejsca.
help-resource = Z zasobu do twojego magazynu; co się nie zmieści, wraca.
help-keep = Nie wszystko, co wziąłeś, się mieści; reszta wraca. Każdy mur w zamku daje jedno miejsce więcej.
help-discard = Potem dobierasz do limitu ręki. Odrzucone wracają, gdy skończy się twoja talia.
help-ship = Za darmo, dokąd chcesz; potem możesz tam handlować.
help-house = Każdy ród ma dwie własne karty.

## Elementy

piece-tower = Wieża
piece-tower-about = Stoi na rogu, przy murze. Każda wieża w zamku odsłania jedno miejsce sojusznika.
piece-wall = Mur
piece-wall-about = Łączy dwa rogi, przy wieży. Każdy mur daje miejsce na jeszcze jeden zasób. Dwie wieże i ich mur zamykają bok, który płaci od razu i co rundę.
piece-keep = Donżon
piece-keep-about = Jeden z trzech na dziedzińcu, zawsze z edyktem: dwie karty w ręce więcej, obie akcje pola albo szóste pole.
piece-great = Wielka Budowla
piece-great-about = Pięć twoich elementów kosztuje też monety i robi coś więcej: karta, sojusznik, edykt, awans. Rozstrzygają remis.
piece-loyal = Lojalista
piece-loyal-about = Sojusznik zadowolony, gdy Fryderyk ma czegoś dość. 1 PZ na koniec każdej rundy, 3, gdy jest zadowolony.
piece-independent = Niezależny
piece-independent-about = Sojusznik, który chce, żeby było więcej u ciebie niż u Fryderyka, albo tyle samo. 1 PZ na koniec każdej rundy, 3, gdy tak jest.
piece-card = Karta akcji
piece-card-about = Odkryta robi to, co mówi, zakryta daje akcję główną swojego pola. Dziesięć na początku, więcej można kupić w portach.
piece-ship = Statek
piece-ship-about = Płynie od portu do portu zgodnie z zegarem. Handlujesz, wzywasz i kupujesz tylko tam, gdzie stoi.
piece-specialist = Specjalista
piece-specialist-about = Masz trzech. Wspinają się drogami za zboże; miejsce pracy pod nimi jest twoje, póki tam stoją, a Miasto raz daje żeton.
piece-market = Żeton targu
piece-market-about = Każdy port skupuje jeden zasób i sprzedaje drugi, w stałych porcjach. Czerwona strona ma gorsze ceny.
piece-edict = Edykt
piece-edict-about = Gracz, który go wydaje, bierze nagrodę jego miejsca i zmienia pałac Fryderyka, każdy rodzaj ikon w górę albo w dół.
piece-palace = Pałac Fryderyka
piece-palace-about = Od tego, co ma, zależy, ile dają sojusznicy. Zmieniają go tylko edykty; w grze solo także jego własne karty.
piece-stone = Kamień i zboże
piece-stone-about = Płaci się nimi za budowle, sojuszników i awanse. Co nie mieści się w magazynie, wraca.
piece-coin = Augustal
piece-coin-about = Moneta. Na koniec każdy zasób liczy się za dwie, a każde pełne sześć to punkt.

## Steps in the browser: what was done, and in a few words how

face-step-first_player = Początek
face-told-first_player = zaczyna { $who }
face-step-house_taken = Ród
face-told-house_taken = { $house }
face-step-countryside_placed = Wsie
face-step-village_placed = Miasteczka
face-step-bonus_placed = Miasta
face-step-extra_edict = Edykty
face-step-market_placed = Targi
face-step-market_red = Czerwone targi
face-step-ally_shown = Nowi sojusznicy
face-step-card_shown = Nowe karty
face-told-cards_drawn = { $number ->
    [one] dobiera kartę
    [few] dobiera { $number } karty
   *[many] dobiera { $number } kart
}
face-step-sailed = Rejs
face-told-sailed = { $city }{ $coins ->
    [0] {""}
    [one] {" "}za { $coins } augustala
    [few] {" "}za { $coins } augustale
   *[many] {" "}za { $coins } augustali
}
face-step-passed = Pas
face-told-passed = w tej rundzie
face-step-cannot_play = Pas
face-told-cannot_play = żadnej karty nie można zagrać
face-step-played_up = Odkryta
face-told-played_up = { $card }
face-step-played_down = Zakryta
face-told-played_down = pole { $slot }
face-told-gained = { $goods ->
    [0] bez zysku
   *[other] + { $goods }
}
face-told-overflowed = brak miejsca: Kamień { $stone }, Zboże { $grain }
face-told-promoted = { $specialist }: { $place }
face-told-bonus_taken = { $bonus }
face-told-sold = sprzedaje: { $city }
face-told-bought = kupuje: { $city }
face-told-built = { $space }
face-told-cover_taken = { $cover }
face-told-side_closed = zamyka: { $side }
face-told-summoned = { $ally }
face-told-purchased = kupuje: { $card }
face-told-card_removed = z gry odpada: { $card }
face-told-edict_issued = Edykt { $roman }
face-told-ship_moved = { $city }
face-step-discarded = Ręce
face-told-discarded = { $who } odrzuca: { $card }
face-step-slots_discarded = Koniec rundy
face-told-side_pays = { $side }: { $who }
face-step-ally_scored = Sojusznicy
face-told-ally_scored = { $who } +{ $points }
face-step-frederick_reveals = Fryderyk
face-told-frederick_reveals = { $solo }
face-told-frederick_takes_card = usuwa: { $card }
face-told-frederick_takes_ally = usuwa: { $ally }
face-told-frederick_finds_nothing = nic nie znajduje
face-told-frederick_issues = wydaje Edykt { $roman }
face-step-final_score = Wynik końcowy
face-told-final_score = { $who } { $total }
