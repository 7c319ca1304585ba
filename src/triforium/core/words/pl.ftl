# Powłoka: co mówi stół, cokolwiek się na nim gra.

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
resumed = Gra toczy się dalej.

## Playing

since-last = Od twojego ostatniego wyboru:
so-far = Co się stało:
forced = Jedyna możliwość: { $choice }.
pass-screen = Teraz przy ekranie: { $who }. Naciśnij Enter. Reszta nie patrzy.
no-such-choice = Nie ma wyboru { $text }. Wybierz numer od 1 do { $most }.
not-understood = { $text } to nie wybór, nie ruch i nie polecenie. Wybierz numer od 1 do { $most }, ruch taki jak { $example } albo wpisz pomoc.
too-much = Reszta została pominięta: { $text }.
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

help-title = Wybieraj numerem albo zapisz ruch (jak { $example }) lub tę jego część, o którą chodzi. Polecenia (angielskie też działają):
help-help = ta strona
help-board = narysuj planszę jeszcze raz; Enter robi to samo
help-back = cofnij swój ostatni wybór (undo robi to samo)
help-why = dlaczego RUCH albo dlaczego NUMER: czemu ruch jest dozwolony lub nie i według której zasady
help-rule = zasada ID: przeczytaj zasadę, na przykład zasada { $rule }
help-hint = co zrobiłby dobry bot i dlaczego
help-save = zapisz PLIK: przechowuj tam zapis gry; odtąd plik jest aktualny po każdym ruchu
help-position = pozycja w notacji gry, na ile wolno ci ją znać
help-record = dotychczasowy zapis gry
help-quit = wyjdź; gra przechowywana w pliku może toczyć się dalej później

back-done = Cofnięte.
back-far = Powrót do poprzedniego wyboru ({ $who }). Cofnięto także to, co od tej chwili odpowiedziano i wylosowano; te same losowania przyjdą znowu.
back-nothing = Nie ma jeszcze czego cofnąć.
why-what = Dlaczego co? Wpisz dlaczego i ruch albo numer wyboru, na przykład dlaczego { $example }.
rule-which = Która zasada? Wpisz zasada i jej ID, na przykład zasada { $rule }.
rule-unknown = Nie ma zasady { $text }.
rule-near = Może jedna z tych: { $rules }
save-where = Dokąd? Wpisz zapisz i nazwę pliku.
save-taken = W pliku { $file } jest coś innego; wybierz inną nazwę.
save-failed = Nie można zapisać { $file } ({ $problem }).
saved = Zapis gry jest w { $file } i pozostaje aktualny.
hint-is = Bot ({ $level }) wybrałby: { $choice }
hint-line = Potem spodziewa się: { $line }
hint-reasons = O wyborze decyduje: { $reasons }
hint-candidate = { $percent } %  { $choice }
feature-points = punkty
level-random = losowy
level-random-style = Każdy wybór jest równie dobry jak inny.
level-novice = nowicjusz
level-novice-style = Widzi to, co leży przed nim, i często bierze drugie najlepsze.
level-apprentice = uczeń
level-apprentice-style = Zna rzemiosło i zadowala się prawie dobrym.
level-simple = prosty
level-simple-style = Patrzy do końca własnej akcji i ani kroku dalej.
level-journeyman = czeladnik
level-journeyman-style = Przemyśla całą swoją turę, rzadko coś więcej.
level-craftsman = rzemieślnik
level-craftsman-style = Myśli też o twojej odpowiedzi.
level-master = mistrz
level-master-style = Nie spieszy się i niewiele zostawia na stole.
level-architect = architekt
level-architect-style = Planuje naprzód, jak długo pozwolisz; najsilniejszy, jakiego mamy.
level-thinks = najwyżej { $milliseconds } ms
level-thinks-not = od razu
strength-rating = Ranking { $value } (od { $low } do { $high }, partii: { $games }); gra losowa to 0.
strength-won = Drużyna takich botów wygrywa { $value } % partii (od { $low } do { $high }, partii: { $games }).
strength-unknown = Jego siły tutaj nie zmierzono.
still-secret = To, co jest jeszcze tajne, pominięto.
end-menu = zapisz PLIK zachowuje zapis gry, cofnij wraca do ostatniego wyboru, Enter kończy.
kept-in = Gra jest zapisana w { $file }.
goodbye = Do widzenia.

## At a table on the network

ending-agreed = Gracze zgodnie zakończyli grę.
ending-time = { $who }: czas minął, gra przegrana.
ending-conceded = { $who } poddaje grę.

phrase-look-here = Spójrz tutaj!
phrase-wait = Chwileczkę.
phrase-well-done = Dobra robota!

refused-malformed = Tej wiadomości nie można zrozumieć.
refused-too-large = Ta wiadomość jest za duża; najwięcej to { $bytes } bajtów.
refused-too-fast = Za szybko: poczekaj chwilę i spróbuj ponownie.
refused-bad-choice = Tego nie można wybrać.
refused-unreadable = Tego tekstu nie można odczytać.
refused-stale = Gra potoczyła się dalej; spójrz jeszcze raz.
refused-rule = Zasady na to nie pozwalają.
refused-not-your-turn = To nie twoja kolej: teraz decyduje { $who }.
refused-not-begun = Gra jeszcze się nie zaczęła: jedno miejsce jest wolne.
refused-over = Gra jest skończona.
refused-not-seated = Nie masz miejsca przy tym stole.
refused-which-seat = Masz kilka miejsc: powiedz, o które chodzi.
refused-unknown-verb = Ta gra nie zna takiej akcji.
refused-no-take-back = Tego nie można już cofnąć bez zgody pozostałych.
refused-no-offer = Nie ma takiej propozycji albo już na nią odpowiedziano.
refused-bad-offer = Tego nie można zaproponować.
refused-not-early = Nie ma tu niczego, na co można odpowiedzieć wcześniej.
refused-no-hint = Teraz nie ma podpowiedzi.
refused-no-table = Nie ma takiego stołu. Sprawdź odnośnik albo otwórz nowy stół na stronie głównej.
refused-no-such = Nie ma czegoś takiego.
refused-no-seat = Nie ma takiego miejsca.
refused-seat-taken = Ktoś inny zajął to miejsce.
refused-bad-invite = Ten odnośnik nie działa: został użyty, zastąpiony nowszym albo skopiowany nie w całości. Poproś o nowy.
refused-bad-token = Ten żeton dostępu nie działa.
refused-no-right = Może to zrobić tylko ten, kto zajmuje miejsce albo otworzył stół.
refused-no-spectators = Przy tym stole nikt nie może się przyglądać. Poproś tego, kto go otworzył, o odnośnik do miejsca.
refused-secret = To czyjaś tajemnica aż do końca gry.
refused-unreadable-table = Tę grę rozegrano według zasad w wersji { $rules } ({ $game }) i nie można jej tu pokazać; zostaje zachowana bez zmian.
refused-replay = To zapis do oglądania, nie gra do grania.
refused-too-many = Za dużo naraz: poczekaj trochę i spróbuj ponownie.
refused-foreign = To żądanie pochodzi z obcej strony.
refused-method = Ten adres nie przyjmuje takiego żądania.
refused-store = W tej chwili nie można zapisać stołu; nic się nie zmieniło. Spróbuj za chwilę.
refused-our-mistake = Coś poszło nie tak po naszej stronie; nic się nie zmieniło.
