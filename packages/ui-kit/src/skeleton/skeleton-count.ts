/** Spec 2 §2.1. */
export const CARD_COUNT = 24

/** Spec 3 §4.1. */
export const WORKSHOP_COUNT = 5
