/** The maximum size of a visitor's request, which is always short. */
export const MAX_BYTES = 4096
