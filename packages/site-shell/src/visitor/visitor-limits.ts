export const MAX_BYTES = 4096
