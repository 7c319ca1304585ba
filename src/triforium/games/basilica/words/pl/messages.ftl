# Basilica po polsku: słowa z instrukcji, zdania własne.

## Terms

seat-white = Biały
seat-black = Czarny

colour-yellow = żółty
colour-blue = niebieski
colour-red = czerwony
colour-green = zielony

vault-yellow = żółte Sklepienie
vault-blue = niebieskie Sklepienie
vault-red = czerwone Sklepienie
vault-green = zielone Sklepienie
vault-yellow-blue = żółto-niebieskie Sklepienie (joker)
vault-yellow-red = żółto-czerwone Sklepienie (joker)
vault-yellow-green = żółto-zielone Sklepienie (joker)
vault-blue-red = niebiesko-czerwone Sklepienie (joker)
vault-blue-green = niebiesko-zielone Sklepienie (joker)
vault-red-green = czerwono-zielone Sklepienie (joker)

order-promote = Szkolenie
order-move_builder = Przemieszczenie Budowniczego
order-recruit = Rekrutacja
order-confuse = Zamieszanie
order-stained_glass = Witraż
order-scaffolding = Rusztowanie
order-disaster = Katastrofa
order-altar = Ołtarz

rank-architect = Architekt
rank-master_mason = Mistrz Murarski
rank-strongman = Osiłek
rank-jester = Kuglarz

queen = Królowa
king = Król

## Prompts

prompt-chance = Odkrywany jest kafelek.
prompt-action = { $who }: wybierz akcję. { $left ->
    [one] Została 1 akcja
    [few] Zostały { $left } akcje
   *[many] Zostało { $left } akcji
}.
prompt-vault-slot = { $who }: które z nowych Sklepień umieszczasz?
prompt-vault-cell = { $who }: gdzie umieszczasz { $vault }?
prompt-pay = { $who }: { $kind ->
    [confuse] zapłacić 1 Monetę, aby wybrać krok swojego Budowniczego?
    [promote] zapłacić 1 Monetę, aby też wyszkolić Budowniczego?
    [recruit] zapłacić 1 Monetę, aby też zrekrutować Budowniczego?
   *[other] zapłacić 1 Monetę, aby też skorzystać z tego Rozkazu?
}
prompt-promote-builder = { $paid ->
    [yes] { $who }: którego Budowniczego szkolisz? Możesz wybrać dowolną Specjalizację oprócz właśnie wybranej przez przeciwnika ({ $rank }).
   *[no] { $who }: którego Budowniczego szkolisz?
}
prompt-promote-rank = { $who }: jaką Specjalizację dostaje Budowniczy na { $cell }?
prompt-move-builder = { $who }: którego Budowniczego przemieszczasz?
prompt-move-to = { $who }: dokąd idzie Budowniczy z { $cell }?
prompt-recruit-cell = { $paid ->
    [yes] { $who }: gdzie stawiasz nowego Budowniczego? Musi sąsiadować z jednym z twoich.
   *[no] { $who }: gdzie stawiasz nowego Budowniczego?
}
prompt-confuse-withdraw = { $who }: którego ze swoich Budowniczych zabierasz do zasobów?
prompt-confuse-builder = { $who }: który Budowniczy gracza { $owner } zostanie przesunięty?
prompt-confuse-to = { $who }: dokąd idzie Budowniczy z { $cell } (gracz: { $owner })?
prompt-glass-cell = { $who }: pod którym Budowniczym kładziesz Witraż?
prompt-scaffolding-cell = { $who }: gdzie kładziesz { $nth ->
    [1] pierwsze
   *[other] drugie
} Rusztowanie?
prompt-disaster-cell = { $who }: które niezajęte Sklepienie zostaje odrzucone?
prompt-altar-cell = { $who }: na którym Sklepieniu stanie { $nth ->
    [1] pierwszy
   *[other] drugi
} Ołtarz?
prompt-jester-colour = { $secret ->
    [yes] { $who }, w tajemnicy: jaki dodatkowy kolor dla Kuglarza na { $cell }?
   *[no] { $who }: jaki dodatkowy kolor dla Kuglarza na { $cell }?
}
waiting-action = { $who } wybiera; { $left ->
    [one] została 1 akcja
    [few] zostały { $left } akcje
   *[many] zostało { $left } akcji
}.
task-chance = zaczekać na odkrycie kafelka
task-action = wybrać akcję
task-order = wybrać Rozkaz z górnego rzędu
task-vault-slot = wybrać Sklepienie z dolnego rzędu
task-vault-cell = wybrać miejsce dla Sklepienia
task-pay = zapłacić 1 Monetę albo zrezygnować
task-promote-builder = wybrać Budowniczego do szkolenia
task-promote-rank = wybrać Specjalizację
task-move-builder = wybrać Budowniczego do przemieszczenia
task-move-to = wybrać, dokąd idzie Budowniczy
task-recruit-cell = wybrać Sklepienie dla nowego Budowniczego
task-confuse-withdraw = wybrać Budowniczego, który wraca do zasobów
task-confuse-builder = wybrać Budowniczego, którego dotyczy Zamieszanie
task-confuse-to = wybrać, dokąd idzie ten Budowniczy
task-glass-cell = wybrać Budowniczego, pod którym stanie Witraż
task-scaffolding-cell = wybrać miejsce dla Rusztowania
task-disaster-cell = wybrać Sklepienie do odrzucenia
task-altar-cell = wybrać Sklepienie dla Ołtarza
task-jester-colour = wybrać kolor dla Kuglarza

## Choices

choice-place_vault = Umieść { $vault } z pola { $slot }{ $crown ->
    [yes] {" "}(Korona)
   *[no] {""}
}
choice-replace_vaults = Wymień trzy Sklepienia: żadne nie pasuje
choice-place_builder = Umieść Budowniczego na { $cell }
choice-order = Wykonaj Rozkaz { $slot }: { $order }
choice-burn = Spal Rozkaz { $slot } ({ $order }): odrzuć go bez skutku
choice-put = na { $cell }
choice-promote = Budowniczy na { $cell }
choice-rank = { $rank } ({ $token })
choice-move = Budowniczy na { $cell }
choice-move_to = na { $cell }
choice-recruit = na { $cell }
choice-withdraw = Budowniczy na { $cell }
choice-pay = Zapłać 1 Monetę
choice-decline = Zrezygnuj
choice-confuse = Budowniczy na { $cell }
choice-glaze = na { $cell }
choice-scaffold = na { $cell }
choice-destroy = Sklepienie na { $cell }
choice-consecrate = na { $cell }
choice-colour = { $colour }
choice-first = Zaczyna { $owner }
choice-reveal = { $order }, { $vault }
choice-turn_over = { $vault }

## The story

story-first_player = Zaczyna { $who }.
story-tile_revealed = Na wierzchu stosu: { $order }, { $vault }.
story-tile_turned = Odwrócono kafelek: { $vault }.
story-order_filled = Na polu Rozkazu { $slot } leży teraz { $order }.
story-vault_filled = Na pole Sklepienia { $slot } trafia { $vault }.
story-vault_placed = { $who } umieszcza { $vault } na { $cell }.
story-vaults_replaced = { $who } wymienia trzy Sklepienia, które nigdzie nie pasowały.
story-builder_placed = { $who } umieszcza Budowniczego na { $cell }.
story-order_taken = { $who } wykonuje Rozkaz { $slot }: { $order }.
story-order_burned = { $who } pali Rozkaz { $slot }: { $order }.
story-order_discarded = Rozkaz z pola { $slot } zostaje odrzucony; na awersie było { $vault }.
story-promoted = { $who } szkoli Budowniczego na { $cell }. Nowa Specjalizacja: { $rank }.
story-builder_moved = { $who } przemieszcza Budowniczego z { $cell } na { $target }.
story-recruited = { $who } rekrutuje Budowniczego na { $cell }.
story-withdrawn = { $who } zabiera swojego Budowniczego z { $cell }.
story-confused = { $who } przesuwa Budowniczego z { $cell } na { $target } (gracz: { $owner }).
story-glazed = { $who } kładzie Witraż na { $cell }.
story-scaffolded = { $who } kładzie Rusztowanie na { $cell }.
story-destroyed = { $who } odrzuca { $vault } z { $cell }.
story-consecrated = { $who } stawia Ołtarz na { $cell }.
story-paid = { $who } płaci 1 Monetę, by też skorzystać z Rozkazu.
story-declined = { $who } nie płaci.
story-queen_moved = { $timekeeper } wchodzi na pole { $number }.
story-scoring = Punktowanie { $number }.
story-jester_chose = { $who } w tajemnicy wybiera dla Kuglarza na { $cell } kolor { $colour }.
story-jester_coloured = { $who }: Kuglarz na { $cell } bierze kolor { $colour }.
story-area_scored = Obszar { $colour } przy { $cell }: { $white_player } { $white }, { $black_player } { $black }.
story-cleaned_up = Porządki: Budowniczowie wracają, rzędy 1 i 2 oraz wszystkie Rusztowania znikają. { $number ->
    [0] Nie zostało żadne Sklepienie.
    [one] Reszta przesuwa się o jeden rząd.
    [few] Reszta przesuwa się o { $number } rzędy.
   *[many] Reszta przesuwa się o { $number } rzędów.
}
story-reshuffled = Stos się wyczerpał, więc odrzucone kafelki przetasowano; tworzą nowy stos.
story-turn_begins = Tura: { $who }.
story-third_scoring_done = Ostatnia Korona została osiągnięta ({ $timekeeper }): koniec gry.
story-stack_ran_out = Trzeba było uzupełnić pole, a stos był pusty: koniec gry.
story-game_over = Wynik końcowy: { $white_player } { $white }, { $black_player } { $black }.

ending-win = Wygrywa { $who }: { $more } do { $fewer }.
ending-tie = Remis: oboje gracze mają po { $more ->
    [one] jednym punkcie
    [few] { $more } punkty
   *[many] { $more } punktów
}.
ending-shared_victory = Gracze dzielą się zwycięstwem: oboje mają po { $more ->
    [one] jednym punkcie
    [few] { $more } punkty
   *[many] { $more } punktów
}.

## Reasons

why-a-vault-fits = Sklepienia wymienia się tylko wtedy, gdy żadne z trzech nie pasuje; umieść to, które pasuje, z pola { $slots }.
why-altar-already-there = Na { $cell } stoi już Ołtarz; wybierz Sklepienie bez Ołtarza.
why-altar-protects = Kafelek na { $cell } jest chroniony przez Ołtarz; wybierz kafelek bez Ołtarza.
why-builder-cannot-move = Budowniczy na { $cell } nie ma obok siebie niezajętego Sklepienia; wybierz takiego, który może zrobić krok.
why-builder-has-that-rank = Budowniczy na { $cell } ma już jedyną Specjalizację, którą dają twoje żetony; wybierz innego.
why-cell-not-empty = Pole { $cell } nie jest puste; nowy kafelek kładzie się na pustym polu.
why-cell-unsupported = Pole { $cell } z niczym nie sąsiaduje; nowy kafelek leży w rzędzie 1 albo obok Sklepienia lub Rusztowania.
why-colour-already-there = Sklepienie na { $cell } ma już kolor { $colour }; Kuglarz bierze kolor, którego ono nie ma.
why-game-over = Gra jest skończona; nie ma już nic do zrobienia.
why-glass-already-there = Na { $cell } leży już Witraż; wybierz Budowniczego na Sklepieniu bez Witrażu.
why-glass-under-all-builders = Wszyscy twoi Budowniczowie stoją już na Witrażach; ten Rozkaz wymaga takiego, który nie stoi.
why-has-this-rank = Budowniczy na { $cell } ma już Specjalizację { $rank }; wybierz inną.
why-must-place-vault = Masz nowe Sklepienia, więc najpierw umieść jedno z nich.
why-no-builder-can-move = Żaden z twoich Budowniczych nie ma obok siebie niezajętego Sklepienia; ten Rozkaz wymaga takiego, który może zrobić krok.
why-no-builder-in-cathedral = Nie masz Budowniczego w Bazylice; ten Rozkaz go wymaga.
why-no-builder-left = Nie masz już Budowniczego w zasobach; najpierw któryś musi wrócić.
why-no-confused-builder-there = Na { $cell } nie stoi Budowniczy, którego dotyczy Zamieszanie; wybierz Budowniczego właściwego gracza.
why-no-jester-there = Na { $cell } nie stoi Kuglarz; dodatkowy kolor bierze tylko Kuglarz.
why-no-other-rank-left = Twoje żetony dają tylko Specjalizację, którą Budowniczowie już mają; Szkolenie wymaga innej.
why-no-own-builder-there = Na { $cell } nie stoi twój Budowniczy; wybierz swojego.
why-no-passing = Nie wolno spasować; tura to dokładnie trzy akcje.
why-no-such-cell = Nie ma takiego pola; kolumny są od a do e, a rzędy zaczynają się od 1.
why-no-such-colour = Nie ma takiego koloru; Sklepienia są żółte, niebieskie, czerwone lub zielone.
why-no-such-slot = Nie ma tam kafelka do wzięcia; pola mają numery 1, 2 i 3.
why-no-such-token = Nie ma takiego żetonu; wybierz żeton ze swoich zasobów i jego stronę.
why-no-token-left = Nie masz już żetonu Szkolenia w zasobach; żetonów w Bazylice nie wolno odwracać.
why-no-unoccupied-vault = Na każdym Sklepieniu stoi Budowniczy; Rekrutacja wymaga niezajętego.
why-no-vault-fits = Żadne z trzech Sklepień nie pasuje; najpierw je wymień.
why-no-vault-just-placed = Budowniczego stawia się tylko na Sklepieniu z twojej bezpośrednio poprzedniej akcji; najpierw umieść Sklepienie.
why-no-vault-there = Na { $cell } nie ma Sklepienia; wybierz Sklepienie Bazyliki.
why-no-vault-to-destroy = Każde Sklepienie chroni Budowniczy albo Ołtarz; Katastrofa wymaga niechronionego.
why-nobody-to-confuse = Żaden Budowniczy przeciwnika nie mógłby zrobić kroku; Zamieszanie musi któregoś przesunąć.
why-not-adjacent = { $cell } nie sąsiaduje z { $origin }; Budowniczy robi jeden krok przez krawędź.
why-not-asked = Najpierw trzeba { $task }.
why-not-behind-this-order = Ten Rozkaz nie ma takiego Sklepienia na odwrocie; Rozkaz i kolory muszą się zgadzać.
why-not-beside-own-builder = { $cell } nie sąsiaduje z twoim Budowniczym; przy Płatnym Rozkazie nowy Budowniczy musi stanąć obok.
why-not-in-stack = Takiego kafelka nie ma już w stosie; odkryj taki, który w nim jest.
why-offer-unanswered = Najpierw pytany jest przeciwnik; dopisz po ruchu odpowiedź $-.
why-only-the-rank-just-chosen = Twoje żetony dają tylko właśnie wybraną Specjalizację; Płatny Rozkaz wymaga innej.
why-order-can-be-executed = Ten Rozkaz można wykonać; spalić wolno tylko taki, którego się nie da.
why-orders-are-not-burned = Tego Rozkazu nie da się wykonać, a przy tym stole nie pali się Rozkazów; wybierz wykonalny.
why-other-jester-first = Najpierw wybiera Kuglarz na { $cell }; Kuglarze wybierają rzędami.
why-rank-just-chosen = Specjalizacja { $rank } to wybór przeciwnika sprzed chwili; weź inną.
why-removal-frees-nobody = Gdy Budowniczy z { $cell } odejdzie, Budowniczowie przeciwnika nadal nie mogą się ruszyć; zabierz takiego, który otworzy drogę.
why-scaffolding-there = Na { $cell } stoi Rusztowanie; wybierz Sklepienie.
why-slot-shows-another-order = Na polu Rozkazu { $slot } leży inny Rozkaz; jego litera to { $letter }.
why-token-not-in-supply = Żetonu { $token } nie ma w twoich zasobach; wybierz taki, który jest.
why-too-few-vaults-for-altars = Nie ma dwóch Sklepień bez Ołtarza; ten Rozkaz wymaga dwóch.
why-two-players = Basilica to gra dla dwóch osób; zaczyna Biały albo Czarny.
why-vault-does-not-fit = Sklepienie z pola { $slot } nigdzie nie pasuje, ale inne pasuje; umieść tamto.
why-vault-occupied = Na { $cell } stoi Budowniczy; wybierz niezajęte Sklepienie.
why-wild-beside-wild = Joker nie może sąsiadować z jokerem, a { $cell } sąsiaduje z { $beside }; wybierz pole z dala od jokerów.

## Verbs

verb-place_vault = Umieszczenie Sklepienia
verb-replace_vaults = Wymiana Sklepień
verb-place_builder = Umieszczenie Budowniczego
verb-order = Wykonanie Rozkazu
verb-burn = Spalenie Rozkazu
verb-put = Położenie Sklepienia
verb-promote = Szkolenie
verb-rank = Wybór Specjalizacji
verb-move = Przemieszczenie Budowniczego
verb-move_to = Krok
verb-recruit = Rekrutacja
verb-withdraw = Zabranie Budowniczego
verb-pay = Zapłata
verb-decline = Rezygnacja
verb-confuse = Zamieszanie
verb-glaze = Witraż
verb-scaffold = Rusztowanie
verb-destroy = Katastrofa
verb-consecrate = Ołtarz
verb-colour = Wybór koloru Kuglarza
verb-first = Pierwszy gracz
verb-reveal = Odkrycie kafelka
verb-turn_over = Odwrócenie kafelka

## Editions and options

edition-2022 = Druga edycja (2022)
edition-2010 = Pierwsza edycja (2010)
edition-2022-ff = Druga edycja (2022) z Festum Fatuorum
edition-2010-ff = Pierwsza edycja (2010) z Festum Fatuorum

option-edition = Która edycja?
option-edition-2022 = Druga: cztery Specjalizacje, wśród nich Kuglarz, i Królowa na torze.
option-edition-2010 = Pierwsza: trzy Specjalizacje i Król na torze.
option-ff = Czy gramy z rozszerzeniem Festum Fatuorum?
option-ff-false = Nie, tylko 58 kafelków gry podstawowej.
option-ff-true = Tak: osiem kafelków więcej, z Ołtarzami.
option-ff_remove_six = Czy z Festum Fatuorum sześć kafelków zostaje w pudełku?
option-ff_remove_six-true = Sześć kafelków odkłada się w ciemno, żeby gra nie trwała dłużej.
option-ff_remove_six-false = Gramy wszystkimi 66 kafelkami.
option-promotion_tokens = Ile żetonów Szkolenia ma każdy gracz w drugiej edycji?
option-promotion_tokens-4 = Cztery, jak w polskiej instrukcji i na stronie wydawcy.
option-promotion_tokens-3 = Trzy, jak w tekście angielskim.
option-promotion_faces = Jakie Specjalizacje może pokazać żeton Szkolenia?
option-promotion_faces-printed = Dwie, które są na nim wydrukowane.
option-promotion_faces-free = Dowolną Specjalizację edycji.
option-jester_adjacency = Czy jokera wolno położyć obok jokera, na którym stoi Kuglarz?
option-jester_adjacency-placement = Tak, dopóki Kuglarz tam stoi.
option-jester_adjacency-none = Nie, kładzione jokery nigdy nie sąsiadują.
option-lone_jester = Co, jeśli Sklepienie Kuglarza nie sąsiaduje z żadnym w swoim kolorze?
option-lone_jester-no_area = Podczas Punktowania jest jokerem, więc samo nie tworzy obszaru.
option-lone_jester-own_colour = Nadal tworzy obszar wielkości 1 w wydrukowanym kolorze.
option-strongman = Kto wygrywa remis, gdy oboje gracze mają w obszarze Osiłków?
option-strongman-net = Gracz, który ma tam więcej Osiłków.
option-strongman-presence = Nikt: remis wygrywa się tylko wtedy, gdy druga strona nie ma tam Osiłka.
option-burn_orders = Czy wolno wziąć Rozkaz, którego nie da się wykonać?
option-burn_orders-false = Nie, tylko Rozkazy wykonalne.
option-burn_orders-true = Tak, zostaje odrzucony bez skutku, a akcja jest zużyta.
option-reshuffle = Kiedy z odrzuconych kafelków powstaje nowy, potasowany stos?
option-reshuffle-eager = Od razu, gdy wzięto ostatni kafelek stosu.
option-reshuffle-lazy = Dopiero gdy potrzebny jest następny kafelek.
option-show_crowns = Czy Korony na odwrocie Rozkazów są jawne?
option-show_crowns-false = Nie, widać ją dopiero po odwróceniu kafelka.
option-show_crowns-true = Tak, Korony widać przy Rozkazach.
option-first_player = Kto zaczyna?
option-first_player-random = Decyduje los.
option-first_player-white = Zaczyna Biały.
option-first_player-black = Zaczyna Czarny.

## On the drawn board

order-slot = Rozkaz
vault-slot = Sklepienie
order-short-promote = Szkolenie
order-short-move_builder = Przemieszcz.
order-short-recruit = Rekrutacja
order-short-confuse = Zamieszanie
order-short-stained_glass = Witraż
order-short-scaffolding = Rusztowanie
order-short-disaster = Katastrofa
order-short-altar = Ołtarz
wild = joker
crown = Korona
stack-top = Wierzch: { $order }
stack-counts = Stos { $stack }, odrzucone { $discard }
reshuffled = (przetasowany)
supply = Budowniczowie { $builders }, Monety { $coins }, { $tokens }
track = na { $space }, następne Punktowanie na { $next }
track-end = ostatnia Korona
legend = Litery: Y żółty, B niebieski, R czerwony, G zielony; dwie litery to joker. Pod nimi W lub B to Budowniczy: W Biały, B Czarny, potem Specjalizacja: A Architekt, M Mistrz Murarski, S Osiłek, J Kuglarz. * to Witraż, + Ołtarz, ## Rusztowanie, [n] wybór. Rozkazu bez numeru nie da się teraz wykonać; aby zobaczyć powód, wpisz dlaczego rozkaz 1.
typed-order = rozkaz
score-table = Punkty, obszar po obszarze
score-scoring = Punktowanie
score-area = Obszar
score-sum = suma
score-total = razem

## W przeglądarce

face-about-vault = Trafia do rzędu 1 albo obok Sklepienia lub Rusztowania; joker nigdy obok innego jokera.
face-about-crown = Trafia do rzędu 1 albo obok Sklepienia lub Rusztowania. Korona przesuwa pion ({ $timekeeper }) o jedno pole.
face-board = Bazylika, Rozkazy i Sklepienia
face-vault = Pole Sklepienia { $slot }: { $vault }
face-vault-none = Pole Sklepienia { $slot }, puste
face-order = Pole Rozkazu { $slot }: { $order }; na odwrocie { $vault }
face-order-none = Pole Rozkazu { $slot }, puste
face-cell-empty = { $cell }, puste
face-cell-scaffolding = { $cell }, Rusztowanie
face-builder = Budowniczy: { $who }
face-extra = liczy się jako { $colour }
face-stack = Stos
face-stack-top = następny
face-discards = odrzucone { $count }
face-track = { $who } stoi na polu { $space }; Korony są na polach 10, 20 i 30
face-aside = Punkty teraz
face-area = { $colour }, { $count ->
    [one] jedno Sklepienie
    [few] { $count } Sklepienia
   *[many] { $count } Sklepień
} ({ $cell })
face-areas-none = Na żadnym obszarze nie ma jeszcze Budowniczego.
face-areas-all = Obrysuj wszystkie obszary
face-any-rank = dowolna Specjalizacja
face-told = { $colour }: { $white_player } { $white }, { $black_player } { $black }

## Nauka

face-learn-welcome = Dwóch architektów buduje jedną Bazylikę. Rośnie ona w dół od planszy, na szerokość pięciu Sklepień. Grasz Białymi, w kapturach; Czarni noszą mitry. W swojej turze masz trzy akcje.
face-learn-vault = Pierwsza akcja: Umieszczenie Sklepienia. Te trzy są do wyboru. Wybierz jedno.
face-learn-put = Sklepienie kładzie się w rzędzie 1 albo obok czegoś już zbudowanego. Możesz wybrać każde podświetlone miejsce.
face-learn-builder = Na właśnie położonym Sklepieniu można osobną akcją postawić Budowniczego. Budowniczowie wygrywają obszary: postaw jednego.
face-learn-slide = Zobacz, co stało się wyżej: Rozkaz znad pustego pola zsunął się, odwrócił i stał się nowym Sklepieniem. Ze stosu przyszedł nowy Rozkaz. Kto bierze Sklepienie, zabiera więc też Rozkaz.
face-learn-order = Trzecia akcja: Rozkaz. Rekrutacja stawia Budowniczego na dowolnym Sklepieniu bez Budowniczego. Wybierz ją.
face-learn-recruit = Wybierz Sklepienie. Stykające się Sklepienia jednego koloru tworzą obszar; wygrywa go strona, która ma tam więcej Budowniczych.
face-learn-why = Nie można wybrać tego, co nie jest podświetlone. Wskaż niepodświetlony Rozkaz, przytrzymaj go lub przejdź do niego strzałkami: zobaczysz powód i zasadę. Potem idź dalej.
face-learn-promote = Szkolenie daje Specjalizację jednemu z twoich Budowniczych. Wybierz je.
face-learn-who = Któremu z twoich Budowniczych?
face-learn-rank = Jaka Specjalizacja? Każdy żeton ma po jednej z każdej strony.
face-learn-ranks = Architekt podwaja wartość obszaru. Mistrz Murarski liczy się za dwóch. Osiłek wygrywa remisy. Kuglarz dodaje drugi kolor w czasie Punktowania. Szkolenie, Rekrutacja i Zamieszanie mają Płatny Rozkaz: przeciwnik może go wykonać za Monetę.
face-learn-areas = Po prawej widać, ile każdy obszar przyniósłby teraz. Wskaż wiersz, by zobaczyć obszar; na telefonie otwórz panel u góry.
face-learn-crown = Królowa stoi na polu 9 wieży. Sklepienie z Koroną przesuwa ją do przodu, a na polu 10 jest Korona: zaczyna się Punktowanie. Weź zielone Sklepienie.
face-learn-score = Połóż je tam, gdzie ci najbardziej pomoże, i patrz, jak obszary są punktowane jeden po drugim.
face-learn-clean = Gracz, który ma na obszarze więcej Budowniczych, dostaje punkt za każde Sklepienie i dwa więcej za Witraż; drugi gracz punkt za każdego Budowniczego. Potem Budowniczowie wracają, rzędy 1 i 2 znikają, a reszta przesuwa się w górę. Po trzecim Punktowaniu gra się kończy.

## Cechy nazywane w podpowiedziach

feature-score = zdobyte punkty
feature-table = punkty w Bazylice
feature-soon = punkty w Bazylice przed następną Koroną
feature-solid = pewnie wygrane obszary
feature-builders = Budowniczowie w zasobach
feature-tokens = żetony w zasobach
feature-coins = Monety
feature-actions = pozostałe akcje
feature-fresh = Sklepienie, na którym może jeszcze stanąć Budowniczy

## Co znaczy każdy element

piece-vault = Sklepienie
piece-vault-about = Fragment Bazyliki w jednym z czterech kolorów. Stykające się Sklepienia jednego koloru tworzą obszar, a obszary przynoszą punkty.
piece-wild = Joker
piece-wild-about = Sklepienie w dwóch kolorach: może należeć do obszaru każdego z nich. Nie wolno go umieścić obok innego jokera.
piece-crown = Korona
piece-crown-about = Gdy Sklepienie z Koroną trafia do Bazyliki, Królowa (w pierwszej edycji Król) idzie o jedno pole do przodu.
piece-queen = Królowa (Król w pierwszej edycji)
piece-queen-about = Zegar gry. Gdy dochodzi do pól 10, 20 i 30, odbywa się Punktowanie; trzecie kończy grę.
piece-builder = Budowniczy
piece-builder-about = Stoi na Sklepieniu i zajmuje jego obszary dla swojego gracza. Po Punktowaniu wszyscy Budowniczowie wracają do zasobów.
piece-coin = Moneta
piece-coin-about = Płaci się nią za Płatny Rozkaz, gdy Rozkaz wykonał przeciwnik. Moneta przechodzi do przeciwnika; na końcu nic nie jest warta.
piece-token = Żeton Szkolenia
piece-token-about = Leży pod Budowniczym i daje mu Specjalizację: jedną ze swoich dwóch stron.
piece-architect = Architekt
piece-architect-about = Sklepienia obszaru z Architektem liczą się podwójnie dla strony, która ma w nim przewagę. Drugi Architekt nic nie dodaje.
piece-master_mason = Mistrz Murarski
piece-master_mason-about = Przy ustalaniu przewagi liczy się jak dwóch Budowniczych.
piece-strongman = Osiłek
piece-strongman-about = Przy równej sile przewagę ma strona, która ma w obszarze więcej Osiłków.
piece-jester = Kuglarz (druga edycja)
piece-jester-about = Podczas Punktowania jego Sklepienie ma jeden kolor więcej; wybiera go gracz, do którego należy Kuglarz, a jeśli Kuglarzy mają oboje gracze, to w tajemnicy.
piece-promote = Rozkaz: Szkolenie
piece-promote-about = Połóż żeton Szkolenia pod jednym ze swoich Budowniczych. Za Monetę przeciwnik może zrobić to samo z inną Specjalizacją.
piece-move_builder = Rozkaz: Przemieszczenie Budowniczego
piece-move_builder-about = Przesuń jednego ze swoich Budowniczych o jeden krok na niezajęte Sklepienie.
piece-recruit = Rozkaz: Rekrutacja
piece-recruit-about = Postaw Budowniczego na dowolnym niezajętym Sklepieniu. Za Monetę przeciwnik może postawić swojego obok własnego Budowniczego.
piece-confuse = Rozkaz: Zamieszanie
piece-confuse-about = Zabierz jednego swojego Budowniczego, potem przesuń Budowniczego przeciwnika o jeden krok. Za Monetę krok wybiera przeciwnik.
piece-stained_glass = Rozkaz: Witraż
piece-stained_glass-about = Połóż Witraż na Sklepieniu, na którym stoi twój Budowniczy.
piece-scaffolding = Rozkaz: Rusztowanie
piece-scaffolding-about = Połóż dwa Rusztowania na wolnych miejscach Bazyliki.
piece-disaster = Rozkaz: Katastrofa
piece-disaster-about = Odrzuć Sklepienie, na którym nikt nie stoi.
piece-altar = Rozkaz: Ołtarz (Festum Fatuorum)
piece-altar-about = Postaw dwa Ołtarze na dwóch Sklepieniach.
piece-glass = Witraż
piece-glass-about = Dodaje 2 punkty każdemu obszarowi swojego Sklepienia, dla strony z przewagą, niezależnie od tego, kto go położył.
piece-scaffold = Rusztowanie
piece-scaffold-about = Obok niego można położyć nowe Sklepienie. Nie ma koloru i znika przy następnym Punktowaniu.
piece-altar-piece = Ołtarz (Festum Fatuorum)
piece-altar-piece-about = Witraż na jego Sklepieniu dodaje 4 punkty zamiast 2. Chroni Sklepienie przed Katastrofą, a Budowniczego na nim przed Zamieszaniem.

## Pomoc pod pytaniami, dla początkujących

face-goal = Zdobądź największe obszary przed Koronami na polach 10, 20 i 30
help-action = Umieść Sklepienie z dolnego rzędu, postaw na nim Budowniczego albo wykonaj Rozkaz z górnego rzędu.
help-vault-cell = W górnym rzędzie albo przy tym, co zbudowane. Sąsiednie Sklepienia jednego koloru to jeden obszar.
help-pay = Przeciwnik właśnie wykonał ten Rozkaz. Za Monetę, którą dostaje przeciwnik, od razu wykonujesz Płatny Rozkaz.
help-promote-rank = Architekt: obszar liczy się podwójnie. Mistrz Murarski: jak dwóch Budowniczych. Osiłek: wygrywa remisy. Kuglarz: o jeden kolor więcej. W nawiasie: druga strona żetonu.
help-jester-colour = Podczas tego Punktowania Sklepienie ma też ten kolor i łączy się z obszarami tego koloru, których dotyka.

## Steps in the browser: what was done, and in a few words how

face-step-first_player = Początek
face-told-first_player = zaczyna { $who }
face-step-vault_placed = Sklepienie
face-told-vault_placed = { $vault } na { $cell }
face-told-queen_moved = { $timekeeper } na { $number }
face-step-vaults_replaced = Nowe Sklepienia
face-told-vaults_replaced = żadne z trzech nie pasowało
face-step-builder_placed = Budowniczy
face-told-builder_placed = na { $cell }
face-step-order_taken = { $order }
face-step-order_burned = { $order }
face-told-order_burned = odrzucony bez skutku
face-told-promoted = Budowniczy na { $cell } to teraz { $rank }
face-told-builder_moved = z { $cell } na { $target }
face-told-recruited = Budowniczy na { $cell }
face-told-withdrawn = własny Budowniczy z { $cell } wraca do zasobów
face-told-confused = Budowniczy gracza { $owner } idzie z { $cell } na { $target }
face-told-glazed = Witraż na { $cell }
face-told-scaffolded = na { $cell }
face-told-destroyed = { $vault } na { $cell }
face-told-consecrated = na { $cell }
face-told-paid = { $who } płaci 1 Monetę
face-told-declined = { $who } nie płaci
face-told-jester_coloured = Kuglarz na { $cell }: { $colour }
face-step-area_scored = { $colour }, { $cell }
face-told-area_scored = { $white_player } { $white }, { $black_player } { $black }
face-step-cleaned_up = Porządki
face-told-cleaned_up = Budowniczowie wracają, rzędy 1 i 2 znikają
face-step-third_scoring_done = Koniec
face-told-third_scoring_done = { $timekeeper } na ostatniej Koronie
face-step-stack_ran_out = Koniec
face-told-stack_ran_out = stos jest pusty
face-step-game_over = Wynik końcowy
face-told-game_over = { $white_player } { $white }, { $black_player } { $black }

## Notes in the manual

when-2010 = Pierwsza edycja (2010)
when-2022 = Druga edycja (2022)
when-FF = Festum Fatuorum
