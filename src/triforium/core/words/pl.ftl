seat-nobody = nikt
