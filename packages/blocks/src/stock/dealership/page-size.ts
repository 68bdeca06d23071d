/** The number of dealerships in a search and on a page of the list. Spec 2 §9. */
export const PAGE_SIZE = 48
