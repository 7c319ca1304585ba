seat-nobody = nobody
ending-win = { $who } wins.
ending-draw = A draw between { $who }.
