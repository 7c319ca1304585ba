# Was auf dem Spielmaterial steht.

## Words

printed-part-heap = Haufen
printed-small = klein
printed-big = groß
