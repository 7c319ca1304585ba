# Katedra w Orleanie po polsku: nazwy i zdania własne.

## Terms

seat-ochre = Ochrowy
seat-green = Zielony
seat-violet = Fioletowy
seat-slate = Grafitowy

item-wood = drewno
item-stone = kamień
item-bread = chleb
item-rosette = rozeta

follower-knight = Rycerz
follower-fisherman = Rybak
follower-farmer = Rolnik
follower-trader = Kupiec
follower-monk = Mnich

bag-red = czerwony worek
bag-blue = niebieski worek

action-cart = Wóz
action-boat = Łódź
action-market = Rynek
action-foundry = Huta szkła
action-painting = Malowanie szkła
action-festival = Plac festynowy
action-bell = Dzwonnica

reward-section = część katedry
reward-blueprint = plan
reward-rosette = rozeta
reward-monk = mnich

## Prompts

prompt-chance = Coś jest losowane lub odkrywane.
prompt-draw = { $who }: z którego worka losujesz pomocnika?
prompt-place = { $who }: gdzie kładziesz pomocnika ({ $follower })?
prompt-move = { $way ->
    [land] { $who }: którą drogą jedzie twój wóz? Stoisz w: { $place }.
   *[river] { $who }: którą rzeką płynie twoja łódź? Stoisz w: { $place }.
}
prompt-pickup = { $full ->
    [yes] { $who }: na trasie (cel: { $place }) leży { $item }, ale plecak jest pełny. Co za to odkładasz?
   *[no] { $who }: na trasie (cel: { $place }) leży { $item }. Zabierasz?
}
prompt-market = { $who }: co dostarczasz? { $left ->
    [one] Została jedna dostawa
    [few] Zostały { $left } dostawy
   *[many] Zostało { $left } dostaw
}.
prompt-foundry = { $who }: czy bierzesz rozetę z huty?
prompt-paint = { $who }: czy dajesz rozetę do pomalowania?
prompt-rosette = { $who }: kto dostaje rozetę?
prompt-monk = { $who }: przybywa nowy mnich. Do którego worka trafia?
prompt-blueprint = { $who }: który plan odkrywasz?
prompt-end = { $who }: twój plecak jest pełny. Czy odpoczywasz przed końcem tury?
task-chance = zaczekać na losowanie
task-draw = wylosować pomocnika z jednego z worków
task-place = umieścić wylosowanego pomocnika
task-move = wybrać, dokąd idzie budowniczy
task-pickup = zdecydować, czy zabrać rzecz
task-market = wybrać dostawę albo zakończyć
task-foundry = zdecydować, czy wziąć rozetę
task-paint = zdecydować, czy pomalować rozetę
task-rosette = zdecydować, kto dostaje rozetę
task-monk = wybrać worek dla mnicha
task-blueprint = wybrać plan do odkrycia
task-end = odpocząć albo zakończyć turę

## Choices

choice-draw = Losuj: { $bag }
choice-place = { $action } ({ $door })
choice-go = { $lying ->
    [two] { $place }, po drodze { $item } i { $second }
    [one] { $place }, po drodze { $item }
   *[none] { $place }
}
choice-take = Zabierz
choice-keep = Zatrzymaj
choice-swap = Odłóż za to: { $item }
choice-leave = Zostaw
choice-deliver = { $to ->
    [hour_glass] { $item }: do klepsydry
    [workshop] { $item }: do warsztatu ({ $name })
   *[seat] { $item }: dla gracza { $name }
}
choice-done = Zakończ
choice-paint = Pomaluj
choice-stay = Pomiń akcję
choice-give = Dostaje { $receiver }
choice-forgo = Zostaw w zasobach
choice-monk = Trafia tu: { $bag }
choice-blueprint = Plan { $slot }
choice-end = Zakończ turę
choice-rest = Odpocznij i odkryj plan
choice-first = Zaczyna { $receiver }
choice-workshop = Warsztat { $tile } ({ $order })
choice-good = { $item }
choice-hour_glass = Klepsydra { $tile } ({ $order })
choice-comes_up = { $follower }
choice-event = { $kind ->
    [rosette] Wydarzenie { $event }: rozeta
    [monk] Wydarzenie { $event }: mnich
    [builder_at] Wydarzenie { $event }: budowniczy w { $place }
    [two_builders_together] Wydarzenie { $event }: dwóch budowniczych razem
   *[knapsack_two_rosettes] Wydarzenie { $event }: dwie rozety w jednym plecaku
}
choice-turn_over = { $reward }

## The story

story-workshop_laid = { $to ->
   *[workshop] Warsztat ({ $name }) potrzebuje: { $order }.
}
story-good_laid = Na trasie { $token } leży { $item }.
story-rosette_laid = Na trasie { $token } znów leży rozeta.
story-hour_glass_revealed = Klepsydra potrzebuje: { $order }.
story-first_good = { $who } zaczyna z: { $item }.
story-round_begins = Zaczyna się runda { $number }.
story-follower_drawn = { $who } losuje: { $follower } ({ $bag }).
story-follower_placed = { $who } kładzie pomocnika ({ $follower }): { $action }.
story-stayed = { $who } pomija akcję.
story-set_out = { $who } wyrusza trasą między miastami { $one } i { $other }{ $way ->
    [land] {""}
   *[river] , łodzią
}.
story-item_returned = { $who } odkłada: { $item }.
story-item_taken = { $who } zabiera po drodze: { $item }.
story-item_left = { $who } zostawia po drodze: { $item }.
story-arrived = { $who } dociera do celu: { $place }.
story-delivered = { $to ->
    [hour_glass] { $who } dostarcza do klepsydry: { $item }.
   *[workshop] { $who } dostarcza do warsztatu ({ $name }): { $item }.
}
story-given = { $who } daje: { $item }. Dostaje { $receiver }.
story-market_closed = { $who } nie dostarcza nic więcej.
story-order_completed = { $to ->
    [hour_glass] Zamówienie klepsydry jest wykonane.
   *[workshop] Zamówienie warsztatu ({ $name }) jest wykonane.
}
story-tile_cleared = { $to ->
    [hour_glass] Ta klepsydra opuszcza grę, a to, co na niej leżało, wraca.
   *[workshop] To, co leżało na warsztacie ({ $name }), wraca, a on zostaje odwrócony.
}
story-rosette_blown = { $who } bierze rozetę z huty.
story-rosette_painted = { $who } oddaje rozetę do pomalowania.
story-event_revealed = { $kind ->
    [rosette] { $who } odkrywa wydarzenie: rozeta.
    [monk] { $who } odkrywa wydarzenie: mnich.
    [builder_at] { $who } odkrywa wydarzenie: budowniczy ma być w { $place }.
    [two_builders_together] { $who } odkrywa wydarzenie: dwóch budowniczych ma być razem.
   *[knapsack_two_rosettes] { $who } odkrywa wydarzenie: dwie rozety mają być w jednym plecaku.
}
story-no_event_left = Nie ma już wydarzeń do odkrycia.
story-order_discarded = { $kind ->
    [builder_at] Zlecenie (budowniczy w { $place }) zostaje odrzucone.
    [two_builders_together] Zlecenie (dwóch budowniczych razem) zostaje odrzucone.
   *[knapsack_two_rosettes] Zlecenie (dwie rozety w jednym plecaku) zostaje odrzucone.
}
story-order_fulfilled = { $kind ->
    [builder_at] Zlecenie jest spełnione: budowniczy jest w { $place }.
    [two_builders_together] Zlecenie jest spełnione: dwóch budowniczych jest razem.
   *[knapsack_two_rosettes] Zlecenie jest spełnione: dwie rozety są w jednym plecaku.
}
story-section_built = Powstaje część { $number } katedry.
story-blueprint_turned = { $who } odkrywa plan { $slot }: { $reward }.
story-rosette_kept = { $who } zatrzymuje rozetę.
story-rosette_given = { $who } oddaje rozetę. Dostaje { $receiver }.
story-rosette_forgone = { $who } zostawia rozetę w zasobach.
story-monk_gained = { $who } wkłada mnicha do worka ({ $bag }).
story-reward_lost = Nagrodą byłoby: { $reward }, ale nic nie zostało.
story-rested = { $who } odpoczywa: pięć rzeczy wraca.
story-bell_rung = { $who } bije w dzwon ({ $follower }): koniec rundy.
story-bags_empty = Oba worki są puste i { $who } nie może losować: koniec rundy.
story-hour_glass_lost = Klepsydra przesypała się; to, co na niej leżało, wraca.
story-won = Dach jest na miejscu: katedra stoi.
story-lost = Kończy się trzecia runda; { $number ->
    [one] powstała jedna część
    [few] powstały { $number } części
   *[many] powstało { $number } części
}.

ending-won = Wygrywacie razem: katedra stoi w rundzie { $round }.
ending-lost = Przegrywacie razem: stoi { $number } z 8 części.

## Reasons

why-already-turned = Plan { $slot } jest już odkryty; wybierz zakryty.
why-bag-empty = Pusty: { $bag }; losuj z drugiego.
why-builder-is-elsewhere = Twojego budowniczego nie ma w { $place }; żeby dostarczyć do warsztatu, musi tam stać.
why-game-over = Gra jest skończona; nie ma już nic do zrobienia.
why-item-not-carried = Nie niesiesz tego: { $item }; dostarcz coś, co jest w twoim plecaku.
why-item-not-needed = Zamówienie już tego nie potrzebuje: { $item }; dostarcz to, czego brakuje.
why-knapsack-full = Twój plecak jest pełny; zostaw rzecz, odłóż za nią inną albo odpocznij.
why-knapsack-not-full = Odpoczywać można tylko z pełnym plecakiem, z pięcioma rzeczami.
why-no-blueprint-left = Nie ma już planu do odkrycia.
why-no-hour-glass = Żadna klepsydra nie jest teraz odkryta; następna pojawi się na koniec rundy.
why-no-rosette-carried = W twoim plecaku nie ma rozety do pomalowania.
why-no-rosette-left = W zasobach nie ma już rozet.
why-no-such-bag = Nie ma takiego worka; jest czerwony i niebieski.
why-no-such-item = Nie ma takiej rzeczy; są drewno, kamień, chleb i rozety.
why-no-such-route = Nie ma takiej trasy na mapie.
why-no-such-slot = Nie ma takiego planu; mają numery od 1 do { $number }.
why-no-such-space = Nie ma takiego pola w mieście.
why-not-another-seat = To nie jest inny gracz tej gry; wybierz kogoś, kto siedzi przy stole.
why-not-asked = Najpierw trzeba { $task }.
why-not-by-boat = { $route } to droga; łódź potrzebuje rzeki.
why-not-by-cart = { $route } to rzeka; wóz potrzebuje drogi.
why-not-carried = W twoim plecaku nie ma takiej rzeczy do odłożenia.
why-not-there = „{ $verb }”: nie ma już takiego elementu do wylosowania.
why-receiver-full = Plecak tego gracza jest pełny; podarunek potrzebuje miejsca.
why-route-is-elsewhere = { $route } nie zaczyna się w { $place }, gdzie stoi twój budowniczy.
why-same-kind = Nie można odłożyć tego samego rodzaju: { $item }.
why-space-does-not-accept = Na { $space } nie ma symbolu pomocnika ({ $follower }); wybierz wolne pole, które go ma, albo Dzwonnicę.
why-space-taken = Pole { $space } jest zajęte; wybierz wolne.
why-there-is-room = W plecaku jest miejsce, więc nic nie wraca za nową rzecz.
why-workshop-turned = Ten warsztat jest skończony i odwrócony; nic już nie przyjmuje.

## Verbs

verb-draw = Losuj
verb-place = Połóż
verb-go = Jedź
verb-take = Zabierz
verb-keep = Zatrzymaj
verb-swap = Zamień
verb-leave = Zostaw
verb-deliver = Dostarcz
verb-done = Zakończ
verb-paint = Pomaluj
verb-stay = Pomiń akcję
verb-give = Daj
verb-forgo = Nie bierz
verb-monk = Włóż mnicha
verb-blueprint = Odkryj plan
verb-end = Zakończ turę
verb-rest = Odpocznij
verb-first = Pierwszy gracz
verb-workshop = Połóż warsztat
verb-good = Wylosuj towar
verb-hour_glass = Odkryj klepsydrę
verb-comes_up = Wylosuj pomocnika
verb-event = Odkryj wydarzenie
verb-turn_over = Odwróć plan

## Editions and options

edition-normal = Zwykły poziom: po dwóch mnichów w worku
edition-expert = Dla ekspertów: po jednym mnichu w worku

option-bag_ledger = Co stół pokazuje o workach?
option-bag_ledger-sizes = Ilu pomocników jest w każdym; których, pamiętacie sami.
option-bag_ledger-full = Dokładnie, którzy pomocnicy są w każdym worku.
option-bag_ledger-hidden = Nic.
option-first_seat = Kto zaczyna?
option-first_seat-a = Zaczyna Ochrowy.
option-first_seat-random = Decyduje los.
option-blueprint_choice = Kto wybiera plan do odkrycia?
option-blueprint_choice-manual = Gracz, który go zdobył, spośród zakrytych.
option-blueprint_choice-auto = Nikt: zawsze pierwszy zakryty, bo wyglądają tak samo.

## On the drawn board

round-of = Runda { $number } z { $most }
cathedral = Katedra
in-hand = W ręce: { $follower }
full = pełny
blueprints = Plany
none-now = teraz brak
order-done = gotowe
to-come = zostało: { $number }
supplies = Zasoby: mnisi { $monks }, rozety { $rosettes }
hour-glass-short = hg
event-short = ev
condition-builder_at = budowniczy w { $place }
condition-two_builders_together = dwóch razem
condition-knapsack_two_rosettes = dwie rozety
bag-short-red = czerw.
bag-short-blue = nieb.
bag-short-black = towary
action-short-cart = Wóz
action-short-boat = Łódź
action-short-market = Rynek
action-short-foundry = Huta
action-short-painting = Malarnia
action-short-festival = Festyn
action-short-bell = Dzwon
reward-short-section = część
reward-short-blueprint = plan
reward-short-rosette = rozeta
reward-short-monk = mnich
legend = Mapa: W drewno, S kamień, B chleb, R rozeta; kropki to drogi, fale to rzeki, podkreślone miejsca mają warsztat, małe litery to budowniczowie. Miasto: wielka litera to pomocnik (K Rycerz, F Rybak, A Rolnik, T Kupiec, M Mnich), małe litery mówią, kogo przyjmuje wolne pole, * to każdy; r i b to czerwona i niebieska część. Zamówienia: wielkie litery są dostarczone, małych brakuje. [n] to wybór.

## The picture in the browser

face-town = Miasto Orlean
face-door-red = czerwona część
face-door-blue = niebieska część
face-door-none = koniec rundy
face-red-half = Czerwona część
face-blue-half = Niebieska część
face-round = Runda
face-of-three = z III
face-map = Dolina Loary
face-cathedral = Katedra: stoją { $number } z { $most } części
face-sections-stand = z { $most } części stoi
face-hidden = { $number ->
    [one] jeden zakryty
    [few] { $number } zakryte
   *[many] { $number } zakrytych
}
face-blueprint-hidden = Plan { $slot }, zakryty
face-blueprint-shown = Plan { $slot }: { $reward }
face-won = Katedra stoi!
face-lost = Czas minął
face-anybody = każdego
face-space-free = { $action }, wolne pole; przyjmuje: { $takes }
face-space-taken = { $action }: { $follower }
face-wants = { $where }, potrzeba: { $item }
face-about-cart = Twój budowniczy jedzie jedną drogą i może zabrać, co na niej leży.
face-about-boat = Twój budowniczy płynie jedną rzeką i może zabrać, co na niej leży.
face-about-market = Dostarcz najwyżej dwie rzeczy: do warsztatu, w którym stoi twój budowniczy, do klepsydry albo dowolnemu innemu graczowi, blisko czy daleko.
face-about-foundry = Pracuje tu tylko Mnich: dostajesz rozetę.
face-about-painting = Pracuje tu tylko Mnich: jedna rozeta z twojego plecaka wraca do zasobów, a ty odkrywasz plan.
face-about-festival = Odkrywa się wydarzenie: od razu rozeta albo mnich, albo nowe zamówienie, które zastępuje to, co leży.
face-about-bell = Kończy rundę wszystkim, a w trzeciej rundzie całą grę. Pomocnik, który bije w dzwon, odpada z gry. Pomocnik, który nie pasuje nigdzie indziej, musi zadzwonić.
face-about-order = Pochodzi z festynu. Gdy tylko się spełni, odkrywacie plan. Nowe zamówienie je zastępuje.
face-about-hourglass = Zamówienie tylko na tę rundę: każdy może do niego dostarczać na rynku, skądkolwiek. Gdy bije dzwon, przepada z tym, co na nim leży, i przychodzi następne.
face-about-workshop = Na rynku może tu dostarczać budowniczy, który stoi w: { $place }. Na dole: co dostajecie, gdy wszystko jest na miejscu.
face-about-blueprint = Odkryty daje nagrodę od razu. Zakryte są jeszcze: część katedry × { $sections }, rozeta × { $rosettes }, mnich × { $monks }.
face-about-half-red = Na koniec rundy stojący tu pomocnicy wracają do czerwonego worka.
face-about-half-blue = Na koniec rundy stojący tu pomocnicy wracają do niebieskiego worka.
face-order = Zamówienie
face-order-none = Teraz nie ma zamówienia
face-order-builder_at = Jeden budowniczy ma stać w: { $place }.
face-order-two_builders_together = Dwóch budowniczych ma się spotkać.
face-order-knapsack_two_rosettes = Dwie rozety w jednym plecaku.
face-events-left = Zostało wydarzeń: { $number }
face-hour-glass = Klepsydra
face-hour-glass-next = gotowe; następna w następnej rundzie
face-road = Droga: { $one } – { $other }
face-river = Rzeka: { $one } – { $other }
face-place-with = { $place }, tutaj: { $who }
face-at = { $who }, miejsce: { $place }
face-workshop = Warsztat: { $place }
face-workshop-done = Warsztat: { $place }, gotowe
face-fulfilled = gotowe
face-bags = Worki
face-bag-red = Czerwony worek
face-bag-blue = Niebieski worek
face-bag-black = Worek towarów
face-bag-short-red = czerwony
face-bag-short-blue = niebieski
face-bag-short-black = towary
face-bag-holds = { $bag }: w środku { $number }
face-bag-now = Teraz w środku:
face-bag-start = Na początku było w nim:
face-supply = Zasoby
face-removed = Usunięte z gry
face-blueprints-hidden = Zakryte plany
face-knapsack = Plecak: { $who }, miejsce: { $place }, zawartość: { $items }
face-empty = nic
face-full = można odpocząć
face-aside = Co zostało
face-views = Części stołu
face-tab-town = Miasto
face-tab-map = Mapa
face-tab-cathedral = Katedra
face-tab-sacks = Plecaki
face-zoom = Większa mapa
face-tools = Rozmowa i plan
face-point = Wskaż
face-point-help = Wybierz cokolwiek na planszy: inni zobaczą tam twoją dłoń.
face-plan = Szkic
face-plan-help = Naszkicuj, kto co robi; nic nie jest rozgrywane. Wybierz budowniczego, potem drzwi w mieście i miejsca na mapie. Inni też to widzą.
face-plan-by = Ostatni znak: { $who }.
face-plan-clear = Zetrzyj szkic
face-plan-done = Wróć do gry
face-plan-shut = Gotowe
face-say = Powiedz
face-why-won = Część { $most } to dach. Stoi, więc od razu wygrywacie razem.
face-why-lost = Gra kończy się z trzecią rundą. Stoi { $number } z { $most } części, więc razem przegrywacie.
face-result-table = Skąd wzięła się każda część
face-section = Część
face-from = Co ją dało
face-missing = nie powstała
face-lesson-together = Razem budujecie tę katedrę: osiem części w trzech rundach. Gdy stanie dach, wygrywacie wszyscy.
face-lesson-bags = W swojej turze losujesz pomocnika: z czerwonego worka albo z niebieskiego. Teraz masz Rycerza.
face-lesson-place = Pomocnik trafia na drzwi z jego znakiem. Rycerz rusza wozem: wybierz świecące drzwi przy Wozie.
face-lesson-go = Budowniczy jedzie jedną drogą. Jedź do Chartres; po drodze leży drewno.
face-lesson-take = To, co leży na drodze, możesz zabrać. Włóż drewno do plecaka.
face-lesson-workshop = Ten warsztat w Chartres potrzebuje dwóch drewien i dwóch kamieni. Kamienie już tam są, a ty niesiesz dwa drewna.
face-lesson-market = Kupiec otwiera Rynek: tam dostarcza się do dwóch rzeczy. Wybierz jedne z jego drzwi.
face-lesson-deliver = Stoisz w Chartres, więc możesz tu dostarczać. Zanieś drewno do warsztatu w Chartres.
face-lesson-again = I drugie.
face-lesson-rosette = Zamówienie gotowe: powstaje część katedry! Dostajesz też rozetę. Zatrzymaj ją albo daj innemu graczowi.
face-lesson-full = Twój plecak jest pełny: pięć rzeczy. Teraz możesz odpocząć.
face-lesson-rest = Odpoczynek: oddajesz wszystkie pięć rzeczy i odkrywasz plan. Spróbuj.
face-lesson-blueprint = Wybierz zakryty plan. Większość z nich to część katedry.
face-lesson-hour-glass = Klepsydra to też zamówienie, gdziekolwiek stoisz; ale tylko do końca rundy.
face-lesson-festival = Na Placu festynowym pasuje każdy i coś się wydarza.
face-lesson-bell = Gdy pomocnik nigdzie nie pasuje, zadzwoń: runda się kończy, a pomocnicy wracają do worków, oprócz tego, który bił w dzwon. Trzecia runda jest ostatnia.
face-lesson-talk = Rozmawiajcie o wszystkim. Wskaż pokazuje innym miejsce, a Szkic pozwala zaplanować, kto co robi. Powodzenia!

## Cechy nazywane w podpowiedziach

feature-sections = części katedry
feature-now = tury pozostałe w tej rundzie
feature-rounds = nadchodzące rundy
feature-orders = zamówienia w toku
feature-event = zamówienie z wydarzenia
feature-knapsacks = to, co zostaje w plecakach
feature-monks = mnisi w workach
## Co znaczy każdy element

piece-section = Część katedry
piece-section-about = Jest ich osiem, buduje się je od 1 do 8. Gdy stoi ósma, wszyscy od razu wygrywają.
piece-builder = Budowniczy
piece-builder-about = Każdy gracz ma jednego. Wóz wiezie go jedną drogą, łódź jedną rzeką; co leży po drodze, może trafić do jego plecaka.
piece-knight = Rycerz
piece-knight-about = Pomocnik do drzwi z czerwonym hełmem, przede wszystkim do wozu.
piece-fisherman = Rybak
piece-fisherman-about = Pomocnik do drzwi z rybą, przede wszystkim do łodzi.
piece-farmer = Rolnik
piece-farmer-about = Pomocnik do drzwi z kłosem: wozy i łodzie.
piece-trader = Kupiec
piece-trader-about = Pomocnik do drzwi z wagą: rynek.
piece-monk = Mnich
piece-monk-about = Pasuje do wszystkich drzwi i tylko on pracuje w hucie szkła i maluje szkło.
piece-bags = Czerwony i niebieski worek
piece-bags-about = Gracz, na którego przyszła kolej, losuje pomocnika z jednego z nich, nie zaglądając do środka. W workach są różni ludzie.
piece-goods = Drewno, kamień i chleb
piece-goods-about = Leżą przy drogach i rzekach. W plecaku mieści się pięć rzeczy; na rynku dostarcza się je do warsztatów, do klepsydry albo innemu budowniczemu.
piece-rosette = Rozeta
piece-rosette-about = Pochodzi z huty szkła. Chcą jej niektóre zamówienia, a po pomalowaniu odkrywa się plan.
piece-hourglass = Klepsydra
piece-hourglass-about = Zamówienie na jedną rundę, do którego każdy może dostarczać zewsząd. Co nie jest gotowe, gdy bije dzwon, przepada.
piece-blueprint = Plan
piece-blueprint-about = Leży zakryty; odkryty daje część katedry, rozetę albo mnicha.
piece-bell = Dzwonnica
piece-bell-about = Pomocnik, który bije w dzwon, kończy rundę i odpada z gry. Po trzeciej rundzie gra się kończy.

## Pomoc pod pytaniami, dla początkujących

face-goal = Razem: osiem części w trzech rundach
help-draw = Rycerze są w czerwonym worku, Rybacy w niebieskim; Rolnicy, Kupcy i Mnisi w obu. Nie widać, kogo się losuje.
help-place = Wóz i łódź podróżują, na rynku się dostarcza, festyn przynosi wydarzenie; wskaż dom, a dowiesz się więcej. Bicie w dzwon kończy rundę i usuwa tego pomocnika z gry.
help-place-monk = Mnich pasuje do wszystkich drzwi. Huta szkła daje ci rozetę; Malowanie szkła zabiera rozetę i odkrywa plan. Bicie w dzwon kończy rundę i usuwa Mnicha z gry.
help-move = Wybierz świecące miejsce. Co leży po drodze, możesz zabrać.
help-move-none = Żadna taka trasa nie wychodzi stąd, gdzie stoi twój budowniczy, więc ten pomocnik nic teraz nie zrobi.
help-pickup = W plecaku mieści się pięć rzeczy. Warsztaty i klepsydra pokazują, czego chcą.
help-market = Wybierz świecącą rzecz: w warsztacie, w którym stoisz, przy klepsydrze albo w plecaku innego gracza, blisko czy daleko.
help-foundry = Niektóre zamówienia chcą rozety, a pomalowana odkrywa plan.
help-paint = Rozeta wraca do zasobów, a ty odkrywasz plan: większość to część katedry.
help-paint-none = W twoim plecaku nie ma rozety, więc nie ma teraz czego malować.
help-rosette = Daj ją graczowi, który potrzebuje jej do zamówienia; w plecaku mieści się pięć rzeczy.
help-monk = Mnich pasuje do wszystkich drzwi; wybierz worek, z którego chcesz go później wylosować.
help-blueprint = To twoja nagroda. Nikt nie wie, co jest pod spodem, ale większość planów to część katedry.
help-end = Kto odpoczywa, oddaje wszystkie pięć rzeczy i odkrywa plan: część katedry, rozetę albo mnicha. Nie trzeba do tego pomocnika.

## Steps in the browser: what was done, and in a few words how

face-step-workshop_laid = Warsztaty
face-step-good_laid = Towary
face-step-rosette_laid = Rozety
face-step-hour_glass_revealed = Klepsydra
face-told-hour_glass_revealed = { $order }
face-step-first_good = Pierwsze towary
face-told-first_good = { $who }: { $item }
face-step-follower_drawn = { $follower }
face-told-follower_placed = { $action }
face-told-stayed = bez akcji
face-told-item_returned = odkłada: { $item }
face-told-item_taken = bierze: { $item }
face-told-arrived = do: { $place }
face-told-delivered = { $to ->
    [hour_glass] { $item } do klepsydry
   *[workshop] { $item } do: { $name }
}
face-told-given = { $item } dla: { $receiver }
face-told-order_completed = zamówienie wykonane
face-told-rosette_blown = rozeta z huty
face-told-rosette_painted = rozeta pomalowana
face-told-event_revealed = { $kind ->
    [rosette] wydarzenie: rozeta
    [monk] wydarzenie: mnich
    [builder_at] wydarzenie: budowniczy do: { $place }
    [two_builders_together] wydarzenie: dwaj budowniczowie razem
   *[knapsack_two_rosettes] wydarzenie: dwie rozety w jednym plecaku
}
face-told-order_fulfilled = zlecenie z wydarzenia wykonane
face-told-section_built = część { $number } gotowa
face-told-blueprint_turned = plan: { $reward }
face-told-rosette_kept = zatrzymuje rozetę
face-told-rosette_given = rozeta dla: { $receiver }
face-told-rosette_forgone = zostawia rozetę
face-told-monk_gained = mnich: { $bag }
face-told-reward_lost = brak nagrody: { $reward }
face-told-rested = odpoczywa
face-told-bell_rung = koniec rundy
