# Klient w przeglądarce, niezależnie od gry.

web-skip = Przejdź do stołu
web-home = Strona główna
web-close = Zamknij
web-again = Spróbuj ponownie
web-sorry = To się nie udało
web-wait = Chwileczkę …
web-no-server = Serwer nie odpowiada. Sprawdź połączenie; strona próbuje dalej.
web-no-page = Nie ma takiej strony. Sprawdź adres albo zacznij od strony głównej.
web-no-table = Nie ma takiego stołu. Sprawdź odnośnik albo otwórz nowy stół na stronie głównej.
web-motto = Trzy gry planszowe o budowaniu, z pełnymi i dokładnymi zasadami, dla graczy i badaczy.

## Strona główna

web-play-now = Zagraj teraz
web-invite = Zaproś kogoś do gry
web-one-screen = Przy jednym ekranie
web-continue = Graj dalej
web-learn = Nauka w 10 minut
web-set-up = Przygotuj stół
web-rules = Zasady
web-components = Elementy gry
web-lobby = Szukają graczy
web-lobby-none = Żaden stół nie szuka teraz graczy.
web-watch = Oglądaj
web-watch-none = Nie toczy się teraz żadna publiczna gra.
web-players = { $from }–{ $to } graczy
web-players-exactly = { $to ->
    [one] { $to } gracz
    [few] { $to } graczy
   *[many] { $to } graczy
}
web-status-gathering = czeka na graczy
web-status-playing = w toku
web-status-over = zakończona
web-bot-short = bot
game-basilica = Basilica
game-basilica-about = Dwóch architektów buduje jedną Bazylikę. Układaj Sklepienia, stawiaj na nich Budowniczych i zdobądź przewagę na największych obszarach, gdy przybędzie Królowa.
game-basilica-length = 45 minut
game-basilica-weight = średnia
game-orleans = Katedra w Orleanie
game-orleans-about = Razem przeciw klepsydrze: pomocnicy, towary i szkło dla katedry, którą trzeba ukończyć w trzy rundy.
game-orleans-length = 45 minut
game-orleans-weight = lekka do średniej
game-stupor_mundi = Stupor Mundi
game-stupor_mundi-about = Na dworze Fryderyka II: żegluj do portów, zdobywaj sojuszników, buduj zamek i zachowaj łaskę cesarza.
game-stupor_mundi-length = 90 minut
game-stupor_mundi-weight = ciężka
game-pebbles = Kamyki
game-pebbles-about = Najmniejsza z gier: bierz jeden, dwa lub trzy kamyki; kto weźmie ostatni, wygrywa.
game-pebbles-length = 1 minuta
game-pebbles-weight = malutka

## Przygotowanie

web-who-plays = Kto gra?
web-your-name = Twoje imię
web-their-name = Imię tej osoby
web-how-many = Ilu graczy?
web-seat-number = Miejsce { $seat }
web-wish-me = Ja
web-wish-screen = Ktoś przy tym ekranie
web-wish-bot = Bot
web-wish-invite = Ktoś, kto dostanie odnośnik
web-wish-open = Dowolna osoba z poczekalni
web-level = Siła
web-level-default = Standardowy bot ★
web-level-random = Gra losowo
web-level-simple = Prosty
web-level-novice = Nowicjusz
web-level-apprentice = Uczeń
web-level-journeyman = Czeladnik
web-level-craftsman = Rzemieślnik
web-level-master = Mistrz
web-level-architect = Architekt
web-level-legend = Legenda
web-edition = Edycja
web-options = { $count ->
    [one] Jedna opcja zasad
    [few] { $count } opcje zasad
   *[many] { $count } opcji zasad
}
web-table-manners = Zegar, poczekalnia i podpowiedzi
web-clock = Zegar
web-clock-none = Bez zegara
web-clock-budget = Na całą grę, +10 s za każdy ruch
web-clock-move = Na każdy ruch
web-minutes = Minuty
web-listed = Pokaż ten stół w poczekalni
web-approve = Decyduję, kto dołączy z poczekalni
web-hints-allowed = Gracze mogą prosić bota o podpowiedzi, także grając przeciw sobie
web-absent-bot = Bot za nieobecnych graczy
web-spectators = Pozwól oglądać
web-forced = Wykonuj ruch automatycznie, gdy jest tylko jeden wybór
web-starred = ★ oznacza wybór standardowy.
web-open-table = Otwórz stół

## Zajmowanie miejsc

web-gathering = Czekamy na graczy
web-gathering-hint = Gra zacznie się sama, gdy wszystkie miejsca będą zajęte.
web-asks = prosi o miejsce
web-asks-you = Osoba, która otworzyła stół, musi cię jeszcze wpuścić.
web-accept = Wpuść
web-remove = Usuń
web-seat-free = wolne miejsce
web-somebody = ktoś
web-you = ty
web-away = poza stołem
web-qr = Kod QR odnośnika
web-invite-link = Wyślij ten odnośnik
web-invite-once = Działa raz, dla jednej osoby.
web-invite-new = Nowy odnośnik do tego miejsca
web-sit = Usiądź
web-invited = Zaproszenie do gry { $game }
web-invited-lent = To miejsce jest ci użyczone; osoba, do której należy, może je odzyskać.
web-watch-only = Tylko oglądaj
web-used-title = Ten odnośnik został już użyty
web-used = Do gry dołączyła już z nim osoba o imieniu { $name } (miejsce: { $seat }). Jeśli to ty, otwórz stół w tamtej przeglądarce. W przeciwnym razie poproś o nowy odnośnik; tymczasem możesz oglądać.
web-replaced-title = Ten odnośnik został zastąpiony
web-replaced = Jest nowszy odnośnik do miejsca: { $seat }. Poproś o niego osobę, która cię zaprosiła; tymczasem możesz oglądać.
web-reach-here = Te odnośniki działają tylko na tym komputerze.
web-reach-open = Wpuść telefony i komputery z tej sieci
web-reach-host = Aby wpuścić inne urządzenia, uruchom serwer z opcją --host 0.0.0.0.
web-reach-network = Odnośniki działają na każdym telefonie i komputerze w tej samej sieci (Wi-Fi).
web-reach-far = Znajomi spoza sieci potrzebują tunelu albo serwera w internecie. Jedno polecenie, jeśli je masz:
web-reach-then = Potem otwórz adres, który się pokaże, i zaproś ich stamtąd. Więcej: docs/hosting.md
web-to-table = Do stołu

## Przy stole

web-board = Plansza
web-left = Gracze i dziennik gry
web-right = Gracze i panele
web-panels = Dziennik, czat i inne
web-seat-of = Miejsce: { $who }
web-decides = teraz gra
web-points = { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
web-bot = bot: { $level }
web-story = Dziennik
web-story-all = Pokaż cały dziennik
web-story-none = Jeszcze nic się nie wydarzyło.
web-story-setup = Przygotowanie
web-story-open = Pokaż wszystko, co się wydarzyło, albo po jednym wierszu na krok
web-aside = Więcej
web-chat = Czat
web-chat-say = Napisz wiadomość
web-chat-send = Wyślij
web-chat-none = Nie ma jeszcze wiadomości.
web-rule = Zasada
web-result-rule = Jak kończy się gra: w zasadach
web-rule-read = Przeczytaj zasadę
web-rule-all = Otwórz w zasadach
web-watcher = Widz
web-your-turn = Twoja kolej
web-turn-of = Kolej: { $who }
web-waiting-for = Czekamy: { $who } ma teraz { $task }.
web-sealed = Twoja odpowiedź pozostaje ukryta, dopóki nie odpowie też { $who }.
web-bot-thinks = { $who } myśli.
web-reconnecting = Utracono połączenie; łączymy ponownie. Nic nie przepadło.
web-pending = Wysyłanie …
web-back = Cofnij
web-cancel = Cofnij wszystko
web-advice = Bot wybrałby: { $choice }. { $percent } % szans na wygraną.
web-advice-others = Inne możliwości: { $others }
web-confirm = To kończy twoją turę: { $choice }.
web-confirm-yes = Zakończ turę
web-hint = Podpowiedź
web-list = Lista wszystkich wyborów
web-sounds = Dźwięki
web-table-menu = Ten stół
web-watch-link = Odnośnik dla widzów
web-record-down = Pobierz zapis gry
web-position = Pozycja, bez tego, co jest przed tobą ukryte
web-position-show = Pokaż pozycję
web-agree = Propozycje i poddanie gry
web-lend = Niech bot zagra za: { $who }
web-reclaim = Wracam na swoje miejsce
web-ask-back = Poproś o cofnięcie ostatniego kroku
web-ask-end = Zaproponuj koniec gry
web-ask-replace = Poproś, by bot zastąpił: { $who }
web-concede = Poddaj się
web-concede-sure = Tak, poddaję się
web-concede-ask = Poddać grę? Skończy się ona dla ciebie przegraną.
web-lend-ask = Czy od teraz na tym miejscu ({ $who }) ma grać bot? Miejsce można odebrać w każdej chwili.
web-lend-sure = Tak, niech gra bot
web-offer-back = { $who } prosi o cofnięcie ostatniego kroku.
web-offer-end = { $who } proponuje koniec gry.
web-offer-replace = { $who } prosi, by bot zastąpił: { $place }.
web-offer-replace-you = { $who } prosi, by bot zastąpił ciebie. Jeśli nie odpowiesz w ciągu doby, bot zagra za ciebie, aż wrócisz.
web-offer-replace-me = { $who } prosi, by bot zastąpił ciebie. Bez twojej zgody nic się nie stanie.
web-offer-silence = Brak odpowiedzi przez dobę ({ $place }) oznacza zgodę.
web-offer-waiting = Czekamy na odpowiedź: { $who }.
web-offer-withdraw = Wycofaj
web-yes = Tak
web-no = Nie
web-cover-title = Przekaż ekran: { $who }
web-cover = Teraz będzie coś tajnego. Pozostali niech odwrócą wzrok.
web-cover-look = To ja: { $who }
web-copy = Kopiuj
web-copied = Skopiowano

## What others did

web-since = Od twojej ostatniej tury
web-follow-pause = Zatrzymaj lub wznów (P)
web-follow-again = Pokaż jeszcze raz
web-pace = Tempo ruchów innych graczy
web-pace-off = od razu
web-pace-fast = szybko
web-pace-normal = zwykłe
web-pace-slow = wolno

## Koniec

web-result = Koniec gry
web-winner = wygrana
web-rematch = Rewanż
web-rematch-swapped = Zamień miejsca
web-rematch-same = Zostaw te same miejsca
web-rematch-draws = Losuj te same kafelki i karty co w tej grze
web-rematch-join = Dołącz do rewanżu

## Powtórka

web-replay = Powtórka
web-first = Na początek
web-previous = Krok wstecz
web-next = Krok naprzód
web-last = Na koniec
web-run = Odtwarzaj
web-stop = Pauza
web-moment = Oś czasu
web-speed = Szybkość
web-eyes = Punkt widzenia
web-share = Udostępnij
web-share-moment = Odnośnik do tej pozycji
web-on = Graj stąd …
web-on-bot = Graj stąd przeciw botowi
web-on-screen = Graj stąd przy jednym ekranie
web-load = Wczytaj zapis gry lub pozycję
web-load-hint = Wklej zapis gry lub pozycję albo wybierz plik. Potem obejrzyj albo graj dalej od tego miejsca.
web-load-file = Wybierz plik
web-load-text = Zapis gry lub pozycja
web-detail = Po angielsku: { $detail }
web-load-rival = Przeciwnik
web-load-play = Graj dalej od tego miejsca
web-load-look = Obejrzyj

## Zasady i elementy

web-rules-of = Zasady: { $game }
web-rules-new = Wszystkie zasady, do sprawdzania. Nie znasz jeszcze tej gry?
web-rules-contents = Rozdziały
web-search = Szukaj
web-search-found = { $count ->
    [one] Jedna zasada
    [few] { $count } zasady
   *[many] { $count } zasad
}
web-rules-all = Wszystkie zasady po numerach
web-rules-people = Instrukcja do czytania i grania
web-rule-exact = Dokładna zasada
web-rule-none = Nie ma zasady ani rozdziału „{ $rule }”.
web-rule-near = Czy chodzi o { $rule }?
web-search-none = Nic nie znaleziono; spróbuj innego słowa.
web-print = Drukuj
web-aid = Pomoc gracza
web-edition-all = Wszystkie edycje
web-edition-none = Nie ma takiej edycji; widać zasady wszystkich edycji.
web-book-chapter = Rozdział { $number } z { $count }
web-book-minutes = { $minutes ->
    [one] 1 minuta
    [few] { $minutes } minuty
   *[many] { $minutes } minut
}
web-book-table = Czytasz zasady dla: { $edition }.
web-figure = Przykład
web-figure-n = Przykład { $number }
web-figure-try = Spróbuj
web-figure-yes = Wolno:
web-figure-no = Nie wolno:
web-figure-tries = Co wypróbować
web-figure-solution = Rozwiązanie krok po kroku
web-figure-before = Poprzedni krok
web-figure-after = Następny krok
web-figure-step = Krok { $step } z { $steps }
web-figure-again = Od nowa
web-figure-next = Następny przykład
web-figure-number = Przykład { $number } z { $count }
web-sources = Źródła i rozstrzygnięcia
web-components-of = Elementy gry: { $game }
web-pieces = Co oznacza każdy element
printed-yes = tak
printed-no = nie
printed-none = brak
web-values = Każda wartość i jej źródło
web-own-components = Elementy gry pochodzą z twojego pliku { $file }: zasady i rysunki są z nim zgodne, a teksty na kartach opisują karty oryginalne.
web-components-hint = { $count } z { $all } wartości odtworzyliśmy sami, bo nie pokazuje ich żadne publiczne źródło. Jeśli masz grę drukowaną, możesz grać z wartościami swojego egzemplarza (triforium play --components).
web-part = Część
web-what = Co
web-value = Wartość
web-provenance = Źródło
web-provenance-rulebook = zasady: wydrukowane w instrukcji
web-provenance-public = publiczne: widoczne w publicznym źródle
web-provenance-deduced = wywnioskowane: wynika z tego, co podano
web-provenance-reconstructed = odtworzone: dobrane przez nas tak, by zgadzało się ze wszystkim, co wiadomo
web-mark-rulebook = zasady
web-mark-public = publiczne
web-mark-deduced = wywnioskowane
web-mark-reconstructed = odtworzone

## Gra bez własnego obrazu

web-plain = Ta gra nie ma jeszcze obrazu planszy; wszystko, co możesz o niej wiedzieć, jest tu opisane.
web-plain-position = Pozycja
web-plain-choices = Twoje wybory

## Nauka

web-learn-title = { $game } w dziesięć minut
web-learn-next = Dalej
web-learn-step = Krok { $step } z { $all }
web-learn-other = To dozwolone, ale lekcja prosi tu o coś innego.
web-learn-done = Wiesz dość, by grać. Reszta jest w zasadach, o jedno kliknięcie stąd.
web-learn-again = Jeszcze raz od początku

## Ustawienia

web-settings = Ustawienia
web-me-open = Twoje imię i urządzenia na tym serwerze
web-language = Język
web-theme = Kolory
web-theme-auto = Jak w systemie
web-theme-light = Jasne
web-theme-dark = Ciemne
web-theme-contrast = Wysoki kontrast
web-motion = Animacje
web-keys = Skróty klawiszowe
web-help = Objaśniaj każde pytanie
web-keys-title = Klawiatura
web-key-tab = Tab
web-key-tab-does = przejdź do następnego wyboru
web-key-arrows = Strzałki
web-key-arrows-does = poruszaj się po planszy, także po tym, czego nie można teraz wybrać
web-key-enter = Enter
web-key-enter-does = wybierz; gdy czegoś nie można wybrać: powiedz dlaczego
web-key-l = L
web-key-l-does = lista wszystkich wyborów; cyfry od 1 do 9 naciskają przyciski
web-key-u = U
web-key-u-does = cofnij
web-key-h = H
web-key-h-does = podpowiedź
web-key-m = M
web-key-m-does = włącz lub wyłącz dźwięki
web-key-s = S
web-key-s-does = dziennik, czat i inne
web-key-p = P
web-key-p-does = zatrzymaj ruchy innych albo wznów
web-key-escape = Esc
web-key-escape-does = krok wstecz; zamknij; pomiń pokaz

## Bez serwera

web-page-starting = Przygotowuję stoły …
web-page-wasm = Ta przeglądarka nie może prowadzić stołów, bo brakuje w niej WebAssembly albo jest wyłączone. Użyj innej przeglądarki lub graj na serwerze.
web-page-load = Nie udało się wczytać części plików tej strony. Sprawdź połączenie i spróbuj ponownie.
web-page-newer = Gry w tej przeglądarce zapisało nowsze Triforium. Wczytaj stronę ponownie, aby je dostać.
web-page-other = Nie udało się przygotować stołów. Spróbuj ponownie; jeśli to nie pomoże, wczytaj wszystkie pliki od nowa. Twoje gry zostaną.
web-page-afresh = Wczytaj wszystkie pliki od nowa
web-page-not-stored = Ta przeglądarka nie pozwala stronie niczego zapisać: gry znikną po zamknięciu tej karty. Najpierw zapisz ich przebieg.
web-page-update = Nowa wersja jest gotowa. Twoje gry potoczą się dalej od tego samego miejsca.
web-page-update-now = Zaktualizuj teraz
web-page-update-later = Później

## Analiza gry

web-review = Analiza
web-review-making = Bot ogląda każdy ruch …
web-review-graph = Szanse w ciągu gry
web-review-graph-all = Każdy kolor to szansa jednego gracza na wygraną; razem dają 100 %. Kliknij, aby tam przejść.
web-review-graph-one = Jasne pole to wynik, którego gracze mogli się spodziewać. Kliknij, aby tam przejść.
web-review-summary = Momenty, dokładność, szczęście
web-review-here = Ten ruch
web-review-moments = Decydujące momenty
web-review-no-moments = Żaden pojedynczy ruch ani los nie zdecydował o tej grze.
web-review-moment = Moment { $number }
web-review-accuracy = Dokładność
web-review-counts = Dobre: { $good }, niedokładne: { $slips }, błędy: { $mistakes }, poważne błędy: { $blunders }
web-review-luck = Los { $luck }, decyzje { $choices }
web-review-all = Wszystkie ruchy w tabeli
web-review-player = Gracz
web-review-before = Przed
web-review-after = Po
web-review-verdict = Ocena
web-review-best = najlepszy
web-review-good = dobry
web-review-inaccuracy = niedokładność
web-review-mistake = błąd
web-review-blunder = poważny błąd
web-review-draw = Szczęśliwy los
web-review-draw-worth = Co zmienił w porównaniu ze średnią wszystkich możliwych losów:
web-review-played = Zagrano
web-review-better = Lepiej
web-review-why = Główne powody: { $reasons }
web-review-then = Czego spodziewa się bot
