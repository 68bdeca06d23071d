/** Stands on the root element of a page whose scripts may sleep until the visitor stirs: one that the server drew whole. */
export const ASLEEP = { "data-islands": "asleep" } as const

/** Stands on an element that needs its script as soon as it is in sight: it moves by itself, or is not whole without. */
export const WAKES_IN_SIGHT = { "data-wakes": "in-sight" } as const

/** Stands on a row that needs its script when it holds more than it has room for. */
export const WAKES_WHEN_FULL = { "data-wakes": "when-full" } as const
