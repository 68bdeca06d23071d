/** The header with an editor's change of the block that the design library shows. It is set by the proxy. */
export const UPDATE_HEADER = "x-forecourt-update"
