"""The Cathedral of Orléans, played rule by rule."""
