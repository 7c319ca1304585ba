"""The Cathedral of Orléans: together, an eight-part cathedral within three rounds."""
