"""The Cathedral of Orléans: a team builds an eight-part cathedral within three rounds."""
