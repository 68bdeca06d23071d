/** The number of placeholder cards for a list of cars. Spec 2 §2.1. */
export const CARD_COUNT = 24

/** The number of placeholder rows for a list of workshops. Spec 3 §4.1. */
export const WORKSHOP_COUNT = 5
