/** The header that contains a changed block. It is set only by the proxy. */
export const UPDATE_HEADER = "x-forecourt-update"
