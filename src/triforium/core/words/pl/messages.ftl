# Co mówi stół w każdej grze: terminal i wiadomości serwera.

seat-nobody = nikt
points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
allowed = dozwolone
game-is-over = Gra jest skończona.
ending-win = Wygrywa { $who }.
ending-draw = Remis: { $who }.

## Sitting down

welcome = { $game }: { $edition }
reconstructed = Część wartości na kafelkach i żetonach to nasza rekonstrukcja: zobacz triforium components { $game }.
how-to = Wpisz numer wyboru, ruch albo pomoc.
resumed = Gra toczy się dalej od miejsca, w którym została przerwana.

## Playing

since-last = Od twojego ostatniego wyboru:
so-far = Dotychczas:
forced = Jedyna możliwość: { $choice }.
pass-screen = Przekaż ekran ({ $who }) i naciśnij Enter. Pozostali niech odwrócą wzrok.
no-such-choice = Nie ma wyboru { $text }. Wpisz numer od 1 do { $most }.
not-understood = { $text } to nie wybór, nie ruch i nie polecenie. Wpisz numer od 1 do { $most }, ruch taki jak { $example } albo pomoc.
too-much = Pominięto resztę wiersza: { $text }.
refused = { $reason } ({ $rule })
allowed-by = Dozwolone: { $choice } ({ $rule })

## Commands

command-help = pomoc
command-board = plansza
command-back = cofnij
command-why = dlaczego
command-rule = zasada
command-hint = podpowiedź
command-save = zapisz
command-position = pozycja
command-record = zapis
command-quit = koniec

help-title = Wpisz numer wyboru, ruch (jak { $example }) albo tylko tę jego część, o którą chodzi. Polecenia (angielskie też działają):
help-help = pokaż tę stronę
help-board = narysuj planszę jeszcze raz (Enter robi to samo)
help-back = cofnij swój ostatni wybór (undo robi to samo)
help-why = dlaczego RUCH albo dlaczego NUMER: czemu ruch jest dozwolony lub nie i według której zasady
help-rule = zasada ID: przeczytaj zasadę, na przykład zasada { $rule }
help-hint = co zrobiłby dobry bot i dlaczego
help-save = zapisz PLIK: zapisz przebieg gry; odtąd plik jest aktualizowany po każdym ruchu
help-position = pozycja w notacji gry, bez tego, co jest przed tobą ukryte
help-record = dotychczasowy zapis gry
help-quit = wyjdź; grę zapisaną w pliku można kontynuować później

back-done = Cofnięte.
back-far = Powrót do poprzedniego wyboru ({ $who }). Cofnięto także wszystko, co od tamtej chwili wybrano i wylosowano; losowania będą takie same.
back-nothing = Nie ma jeszcze czego cofnąć.
why-what = Wpisz dlaczego, a potem ruch albo numer wyboru, na przykład dlaczego { $example }.
rule-which = Wpisz zasada, a potem jej ID, na przykład zasada { $rule }.
rule-unknown = Nie ma zasady { $text }.
rule-near = Może chodziło o jedną z tych: { $rules }
save-where = Wpisz zapisz, a potem nazwę pliku.
save-taken = W pliku { $file } jest coś innego; wybierz inną nazwę.
save-failed = Nie można zapisać { $file } ({ $problem }).
saved = Zapis gry jest w { $file } i będzie aktualizowany po każdym ruchu.
hint-is = Bot ({ $level }) wybrałby: { $choice }
hint-line = Dalej spodziewa się: { $line }
hint-reasons = Główny powód: { $reasons }
hint-candidate = { $percent } %  { $choice }
feature-points = punkty
level-random = losowy
level-random-style = Wybiera losowo: żeby wypróbować zasady albo wygrać pierwszą partię.
level-novice = nowicjusz
level-novice-style = Widzi tylko najbliższy krok i często przeocza najlepszy: na pierwsze partie.
level-apprentice = uczeń
level-apprentice-style = Zna grę i zadowala się tym, co wystarczająco dobre: na drugi wieczór.
level-simple = prosty
level-simple-style = Patrzy do końca własnej akcji: szybki przeciwnik.
level-journeyman = czeladnik
level-journeyman-style = Obmyśla całą swoją turę: gdy znasz już wszystkie zasady.
level-craftsman = rzemieślnik
level-craftsman-style = Myśli też o twojej odpowiedzi: gdy czasem wygrywasz.
level-master = mistrz
level-master-style = Rzadko się myli: dla tych, którzy grali już wiele razy.
level-architect = architekt
level-architect-style = Planuje naprzód: dla tych, którzy grają dobrze.
level-legend = legenda
level-legend-style = Myśli najdłużej, do dwóch sekund: dla tych, którzy wygrywają z architektem.
level-thinks = najwyżej { $milliseconds } ms
level-thinks-not = od razu
strength-rating = Ranking { $value } (od { $low } do { $high }, partii: { $games }); gra losowa to 0.
strength-won = Drużyna takich botów wygrywa { $value } % partii (od { $low } do { $high }, partii: { $games }).
strength-unknown = Siły tego bota nie zmierzono.
still-secret = To, co jest jeszcze tajne, pominięto.
end-menu = Wpisz zapisz PLIK, aby zachować zapis gry, cofnij, aby cofnąć ostatni wybór, albo naciśnij Enter, aby wyjść.
kept-in = Gra jest zapisana w { $file }.
goodbye = Do widzenia.

## At a table on the network

ending-agreed = Gracze zgodnie zakończyli grę.
ending-time = { $who }: czas minął, gra przegrana.
ending-conceded = { $who } poddaje grę.

phrase-look-here = Spójrz tutaj!
phrase-wait = Chwileczkę.
phrase-well-done = Dobra robota!

told-hint-asked = Proszę bota o podpowiedź.
stopped-rules = Tę grę rozegrano według zasad w wersji { $rules } ({ $game }), a ten serwer gra według wersji { $now }. Można ją oglądać, pobrać i grać dalej z dowolnej jej pozycji przy nowym stole.
stopped-components = Tę grę ({ $game }) rozegrano innymi elementami niż te, których używa ten serwer. Aby grać dalej, uruchom serwer z tym samym plikiem elementów (--components PLIK).
stopped-damaged = Zapisane ruchy tego stołu są od tego miejsca uszkodzone. Grę można obejrzeć do tego miejsca.

refused-malformed = Serwer nie zrozumiał tej wiadomości.
refused-too-large = Ta wiadomość jest za duża; najwięcej to { $bytes } bajtów.
refused-too-fast = Za szybko: poczekaj chwilę i spróbuj ponownie.
refused-too-slow = To żądanie docierało zbyt długo. Spróbuj ponownie.
refused-bad-choice = Tego nie można wybrać.
refused-unreadable = Tego tekstu nie można odczytać.
refused-stale = Gra potoczyła się dalej; spójrz jeszcze raz.
refused-reused = Nazwa polecenia { $command } została już użyta do czegoś innego. Każde polecenie musi mieć nową nazwę.
refused-rule = Zasady na to nie pozwalają.
refused-not-your-turn = To nie twoja kolej; teraz wybiera { $who }.
refused-not-begun = Gra jeszcze się nie zaczęła: jedno miejsce jest wolne.
refused-over = Gra jest skończona.
refused-not-seated = Nie masz miejsca przy tym stole.
refused-which-seat = Masz kilka miejsc: powiedz, o które chodzi.
refused-unknown-verb = W tej grze nie ma takiej akcji.
refused-no-take-back = To można cofnąć tylko za zgodą pozostałych graczy.
refused-no-offer = Nie ma takiej propozycji albo już na nią odpowiedziano.
refused-bad-offer = Tego nie można zaproponować.
refused-not-early = Nie ma tu pytania, na które można odpowiedzieć wcześniej.
refused-no-hint = Podpowiedź nie jest teraz dostępna.
refused-hints-off = Podpowiedzi są przy tym stole wyłączone.
refused-no-review = Analiza jest możliwa dopiero po zakończeniu gry.
refused-no-coach = Trener pomaga tylko tym, którzy grają sami przeciw botom.
refused-no-table = Nie ma takiego stołu. Sprawdź odnośnik albo otwórz nowy stół na stronie głównej.
refused-no-such = Pod tym adresem nic nie ma.
refused-no-seat = Nie ma takiego miejsca.
refused-seat-taken = Ktoś inny zajął to miejsce.
refused-one-seat = Masz już miejsce przy tym stole.
refused-removed = Osoba, która otworzyła ten stół, usunęła cię od niego.
refused-begun = Gra już się zaczęła.
refused-bad-invite = Ten odnośnik nie działa: został użyty, zastąpiony nowszym albo skopiowany nie w całości. Poproś o nowy.
refused-bad-token = Ten żeton dostępu nie działa.
refused-bad-code = Ten kod nie działa: został już użyty albo zastąpiony nowszym, jest za stary albo skopiowano go nie w całości. Poproś o nowy.
refused-bad-passkey = Nie udało się użyć tego klucza dostępu. Spróbuj ponownie albo użyj odnośnika z innego urządzenia lub kodu odzyskiwania.
refused-no-passkeys = Tutaj nie ma kluczy dostępu: potrzebują https i serwera, który je obsługuje. Użyj odnośnika albo kodu odzyskiwania.
refused-somebody-else = Ta przeglądarka należy do gracza { $name }. Najpierw się wyloguj albo zabierz ze sobą gry gracza { $name }.
refused-guest = Serwer nie wie, kim jesteś. Najpierw wybierz imię.
refused-last-device = To twoje jedyne urządzenie. Najpierw utwórz kod odzyskiwania, bo inaczej nikt nie wróci do twoich gier.
refused-too-many-devices = Masz już tyle urządzeń, ile można ({ $most }). Najpierw odłącz jedno z nich.
refused-no-network = Inne urządzenia nie mogą się połączyć z tym serwerem: nie znalazł sieci lokalnej albo jego port jest tam zajęty. Połącz komputer z siecią i spróbuj jeszcze raz albo uruchom serwer z opcją --host.
refused-no-right = Może to zrobić tylko gracz na tym miejscu albo osoba, która otworzyła stół.
refused-no-spectators = Przy tym stole nie wolno oglądać gry. Poproś osobę, która go otworzyła, o odnośnik do miejsca.
refused-secret = To pozostaje tajne aż do końca gry.
refused-unreadable-table = Ten serwer nie ma gry { $game }, więc nie może pokazać tego stołu. Stół pozostaje zachowany bez zmian.
refused-stopped = Tej gry nie można tu kontynuować.
refused-damaged = Zapisane dane tego stołu są uszkodzone. Inne stoły działają.
refused-replay = To powtórka: można ją oglądać, ale nie można w niej grać.
refused-too-many = Za dużo żądań naraz: poczekaj chwilę i spróbuj ponownie.
refused-too-many-listed = Masz już stoły w poczekalni ({ $most }). Dokończ któryś z nich albo otwórz ten bez umieszczania na liście.
refused-foreign = To żądanie przyszło z innej strony, więc zostało odrzucone.
refused-method = Ten adres nie przyjmuje takiego żądania.
refused-store = W tej chwili nie można zapisać stołu. Spróbuj za chwilę; nic nie zostanie wykonane dwa razy.
refused-our-mistake = Coś poszło nie tak po naszej stronie. Zanim spróbujesz ponownie, spójrz jeszcze raz na stół.

## Analiza partii

review-inaccuracy = niedokładność
review-mistake = błąd
review-blunder = poważny błąd
review-played = Zagrano: { $line }
review-better = Lepiej: { $line }
review-accuracy = dokładność, %
review-moves = ruchy
review-inaccuracies = niedokładności
review-mistakes = błędy
review-blunders = poważne błędy
review-luck = losowania
review-choices = wybory
review-moments = Chwile, które zdecydowały, według liczby akcji przed nimi: { $turns }
