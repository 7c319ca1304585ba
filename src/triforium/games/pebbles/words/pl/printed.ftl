# Co jest na elementach gry, słowo po słowie.

## Words

printed-part-heap = Stos
printed-small = mały
printed-big = duży
