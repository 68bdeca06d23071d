/** The header with a changed block, which only the proxy sets. */
export const UPDATE_HEADER = "x-forecourt-update"
