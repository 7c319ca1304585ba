seat-nobody = nikt
ending-win = Wygrywa { $who }.
ending-draw = Remis: { $who }.
