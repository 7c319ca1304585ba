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
help-hint = co zrobiłby prosty bot
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
hint-is = Prosty bot wybrałby: { $choice }
still-secret = To, co jest jeszcze tajne, pominięto.
end-menu = zapisz PLIK zachowuje zapis gry, cofnij wraca do ostatniego wyboru, Enter kończy.
kept-in = Gra jest zapisana w { $file }.
goodbye = Do widzenia.
