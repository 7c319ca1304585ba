seat-nobody = nobody
