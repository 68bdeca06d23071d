/** The default number of placeholders, which is suitable for cards. Spec 2 §2.1. */
export const CARD_COUNT = 24

/** The number of placeholders for workshops. Spec 3 §4.1. */
export const WORKSHOP_COUNT = 5
