/**
 * The request header with an editor's change of the block shown in the design library. Only the proxy sets this header.
 */
export const UPDATE_HEADER = "x-forecourt-update"
