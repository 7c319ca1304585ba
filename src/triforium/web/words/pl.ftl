# Przeglądarka: co mówi powłoka stołu.

web-skip = Do stołu
web-home = Strona główna
web-close = Zamknij
web-again = Spróbuj ponownie
web-sorry = To się nie udało
web-wait = Chwileczkę …
web-no-server = Serwer nie odpowiada. Sprawdź połączenie; strona sama próbuje ponownie.
web-no-page = Nie ma takiej strony. Sprawdź adres albo zacznij od strony głównej.
web-no-table = Nie ma takiego stołu. Sprawdź odnośnik albo otwórz nowy stół na stronie głównej.
web-motto = Trzy gry o budowaniu, pełne i dokładne, dla ludzi i dla nauki.

## Strona główna

web-play-now = Zagraj teraz
web-invite = Zaproś znajomego
web-one-screen = Przy jednym ekranie
web-continue = Graj dalej
web-learn = Nauka w 10 minut
web-set-up = Przygotuj stół
web-rules = Zasady
web-components = Elementy gry
web-lobby = Szukają graczy
web-lobby-none = Nikt teraz nie szuka graczy.
web-watch = Oglądaj
web-watch-none = Nie trwa teraz żadna jawna gra.
web-players = { $from } do { $to } graczy
web-players-exactly = { $to ->
    [one] { $to } gracz
    [few] { $to } graczy
   *[many] { $to } graczy
}
web-status-gathering = czeka na graczy
web-status-playing = w toku
web-status-over = zakończona
web-bot-short = bot
game-basilica = Bazylika
game-basilica-about = Dwoje architektów buduje jedną katedrę. Układaj sklepienia, stawiaj na nich budowniczych i miej przewagę na największych obszarach, gdy przybędzie Królowa.
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
game-pebbles-weight = drobnostka

## Przygotowanie

web-who-plays = Kto gra?
web-your-name = Twoje imię
web-their-name = Imię tej osoby
web-how-many = Ilu graczy?
web-seat-number = Miejsce { $seat }
web-wish-me = Ja
web-wish-screen = Ktoś przy tym ekranie
web-wish-bot = Bot
web-wish-invite = Znajomy, przez odnośnik
web-wish-open = Ktokolwiek z poczekalni
web-level = Jak silny
web-level-default = Zwykły bot ★
web-level-random = Gra losowo
web-level-simple = Prosty
web-level-novice = Nowicjusz
web-level-apprentice = Uczeń
web-level-journeyman = Czeladnik
web-level-craftsman = Rzemieślnik
web-level-master = Mistrz
web-level-architect = Architekt
web-edition = Wydanie
web-options = { $count ->
    [one] Jedna opcja zasad
    [few] { $count } opcje zasad
   *[many] { $count } opcji zasad
}
web-table-manners = Zegar i goście
web-clock = Zegar
web-clock-none = Bez zegara
web-clock-budget = Na całą grę, 10 s więcej za wybór
web-clock-move = Na każdy wybór
web-minutes = Minuty
web-listed = Pokaż ten stół w poczekalni
web-spectators = Inni mogą oglądać
web-forced = Wybory z jedną możliwością wykonuje stół
web-starred = ★ oznacza zwykły wybór.
web-open-table = Otwórz stół

## Zajmowanie miejsc

web-gathering = Czekamy na graczy
web-gathering-hint = Gra zacznie się sama, gdy wszystkie miejsca będą zajęte.
web-seat-free = wolne miejsce
web-somebody = ktoś
web-you = ty
web-away = nieobecny
web-qr = Odnośnik jako obraz dla aparatu
web-invite-link = Wyślij ten odnośnik
web-invite-once = Sadza jedną osobę, jeden raz.
web-invite-new = Nowy odnośnik do tego miejsca
web-sit = Usiądź
web-invited = Zaproszenie do gry { $game }
web-invited-lent = Miejsce jest ci użyczone; właściciel może je odebrać.
web-watch-only = Tylko oglądaj
web-used-title = Ten odnośnik został już użyty
web-used = Każdy odnośnik sadza jedną osobę, jeden raz. Jeśli to ty go użyłeś, stół zna cię w tamtej przeglądarce. W innym razie poproś o nowy; tymczasem możesz oglądać.
web-to-table = Do stołu

## Przy stole

web-board = Plansza
web-left = Miejsca i przebieg gry
web-right = Miejsca i panele
web-panels = Przebieg, rozmowa i inne
web-seat-of = Miejsce: { $who }
web-decides = na ruchu
web-points = { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
web-bot = bot: { $level }
web-story = Przebieg gry
web-story-all = Pokaż całość
web-story-none = Jeszcze nic się nie wydarzyło.
web-aside = Więcej
web-chat = Rozmowa
web-chat-say = Powiedz coś
web-chat-send = Wyślij
web-chat-none = Nikt jeszcze nic nie powiedział.
web-rule = Zasada
web-result-rule = Jak kończy się gra: w zasadach
web-rule-read = Przeczytaj { $rule }
web-rule-all = W zasadach
web-watcher = Widz
web-your-turn = Twój ruch
web-turn-of = Na ruchu: { $who }
web-waiting-for = Czekamy, { $who } ma ruch: { $asked }
web-sealed = Twoja odpowiedź jest zapieczętowana: nikt jej nie zobaczy, zanim odpowie też { $who }.
web-bot-thinks = { $who } myśli.
web-reconnecting = Utracono połączenie; próbujemy ponownie. Nic nie przepadło.
web-pending = W drodze
web-back = Cofnij
web-cancel = Cofnij wszystko
web-advice = Bot wybrałby: { $choice }. Widzi wtedy { $percent } % szans na wygraną.
web-advice-others = Albo: { $others }
web-hint = Co zrobiłby bot?
web-list = Wszystkie wybory jako lista
web-sounds = Dźwięki
web-table-menu = Ten stół
web-watch-link = Odnośnik do tego stołu, dla widzów
web-record-down = Pobierz zapis gry
web-position = Pozycja, na ile możesz ją znać
web-position-show = Pokaż pozycję
web-agree = Uzgodnienia
web-lend = Niech bot zagra za: { $who }
web-reclaim = Wracam na swoje miejsce
web-ask-back = Poproś o cofnięcie kroku
web-ask-end = Zaproponuj koniec gry
web-ask-replace = Poproś o bota na miejscu: { $who }
web-concede = Poddaj się
web-concede-sure = Tak, poddaję się
web-offer-back = { $who } prosi o cofnięcie.
web-offer-end = { $who } proponuje koniec gry.
web-offer-replace = { $who } prosi o bota na miejscu: { $place }.
web-offer-replace-you = { $who } prosi o bota na twoim miejscu. Jeśli przez minutę nie odpowiesz, bot zagra dalej za ciebie; miejsce możesz odzyskać.
web-offer-silence = Minuta milczenia ({ $place }) oznacza zgodę.
web-offer-waiting = Czekamy na odpowiedź: { $who }.
web-offer-withdraw = Wycofaj
web-yes = Tak
web-no = Nie
web-cover-title = Przekaż ekran: { $who }
web-cover = Teraz będzie coś tajnego. Nikt inny nie patrzy.
web-cover-look = Patrzę ja: { $who }
web-copy = Kopiuj
web-copied = Skopiowano

## Koniec

web-result = Koniec gry
web-winner = zwycięzca
web-rematch = Jeszcze raz
web-rematch-swapped = Z zamianą miejsc
web-rematch-same = Na tych samych miejscach
web-rematch-draws = Z tymi samymi losowaniami
web-rematch-join = Do następnej gry

## Powtórka

web-replay = Powtórka
web-first = Na początek
web-previous = Krok wstecz
web-next = Krok naprzód
web-last = Na koniec
web-run = Odtwarzaj
web-stop = Zatrzymaj
web-moment = Chwila gry
web-speed = Szybkość
web-eyes = Czyimi oczami
web-share = Udostępnij
web-share-moment = Odnośnik do tej chwili
web-on = Graj stąd …
web-on-bot = Graj stąd przeciw botowi
web-on-screen = Graj stąd przy jednym ekranie
web-load = Wczytaj zapis lub pozycję
web-load-hint = Wklej zapis gry lub pozycję albo wybierz plik; obejrzyj go lub graj stąd dalej.
web-load-file = Wybierz plik
web-load-text = Zapis lub pozycja
web-detail = Po angielsku: { $detail }
web-load-rival = Przeciwnik
web-load-play = Graj stąd dalej
web-load-look = Obejrzyj

## Zasady i elementy

web-rules-of = Zasady: { $game }
web-rules-language = Zasady spisano po angielsku.
web-rules-new = To wszystkie zasady, do sprawdzania. Nie znasz jeszcze tej gry?
web-rules-contents = Rozdziały
web-search = Szukaj
web-search-found = { $count ->
    [one] Jedna zasada
    [few] { $count } zasady
   *[many] { $count } zasad
}
web-sources = Źródła i rozstrzygnięcia
web-components-of = Elementy gry: { $game }
web-pieces = Elementy i co znaczą
printed-yes = tak
printed-no = nie
printed-none = brak
web-values = Wszystkie wartości i skąd je znamy
web-components-hint = { $count } z { $all } wartości odtworzyliśmy sami, bo nie pokazuje ich żadne publiczne źródło; właściciel gry może grać z wartościami swojego egzemplarza (triforium play --components).
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

web-plain = Ta gra nie ma jeszcze własnego obrazu; wszystko, co możesz wiedzieć, jest tu słowami.
web-plain-position = Pozycja
web-plain-choices = Twoje wybory

## Nauka

web-learn-title = { $game } w dziesięć minut
web-learn-next = Dalej
web-learn-step = Krok { $step } z { $all }
web-learn-other = To dozwolone, ale lekcja chce tu czegoś innego.
web-learn-done = Wiesz dość, by grać. Reszta jest w zasadach, o jedno kliknięcie stąd.
web-learn-again = Jeszcze raz od początku

## Ustawienia

web-settings = Ustawienia
web-language = Język
web-language-en = English
web-language-pl = polski
web-theme = Barwy
web-theme-auto = Jak w systemie
web-theme-light = Jasne
web-theme-dark = Ciemne
web-theme-contrast = Wysoki kontrast
web-motion = Elementy poruszają się widocznie
web-keys = Pojedyncze klawisze to polecenia
web-help = Objaśniaj, o co gra pyta
web-keys-title = Klawisze
web-key-tab = Tab
web-key-tab-does = od wyboru do wyboru
web-key-arrows = Strzałki
web-key-arrows-does = od rzeczy do rzeczy na planszy, także tych niedostępnych
web-key-enter = Enter
web-key-enter-does = wybierz; przy rzeczy niedostępnej: dlaczego nie?
web-key-l = L
web-key-l-does = wszystkie wybory jako lista; 1 do 9 wybierają przycisk
web-key-u = U
web-key-u-does = cofnij
web-key-h = H
web-key-h-does = co zrobiłby bot?
web-key-m = M
web-key-m-does = dźwięki włącz i wyłącz
web-key-s = S
web-key-s-does = przebieg, rozmowa i inne
web-key-escape = Esc
web-key-escape-does = zamknij; pomiń to, co jest właśnie opowiadane, jak kliknięcie na planszy
