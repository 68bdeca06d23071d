// The part is redrawn.
