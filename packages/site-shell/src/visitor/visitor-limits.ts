/** What visitors send about themselves is short; more than this is none of it. */
export const MAX_BYTES = 4096
