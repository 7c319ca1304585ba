prompt-dig = { $who }: kopiesz dalej czy kończysz? Na wózku: { $cart }, bloków w worku: { $blocks }, w tym pękniętych: { $cracked }.
choice-dig = kop
choice-stop = skończ i zabierz wózek
choice-draw = wydobyto: { $noun }
choice-first = Zaczyna { $noun }
story-began = Zaczyna { $who }.
story-dug = { $who } wydobywa blok o wartości { $value }.
story-cracked = { $who } wydobywa pęknięty blok i traci { $lost ->
    [one] jeden punkt
    [few] { $lost } punkty
   *[many] { $lost } punktów
}.
story-stopped = { $who } zabiera { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
story-empty = Worek jest pusty.
why-not-asked = Teraz możesz tylko kopać albo skończyć.
why-empty-cart = Wózek jest jeszcze pusty: najpierw kop.
why-no-such-block = Takiego bloku nie ma w worku.
why-game-over = Gra skończona: worek jest pusty.
verb-dig = Kop
verb-stop = Skończ
verb-draw = Wydobądź
verb-first = Zacznij
edition-long = Trzydzieści bloków
edition-short = Piętnaście bloków
