/** The number of placeholder cards that are displayed while a list of cars is loading. Spec 2 §2.1. */
export const CARD_COUNT = 24

/** The number of placeholder rows that are displayed while a list of workshops is loading. Spec 3 §4.1. */
export const WORKSHOP_COUNT = 5
