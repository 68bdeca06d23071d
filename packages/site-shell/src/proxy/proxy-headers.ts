/** Set by the proxy: what an editor changed of the block that the design library shows. */
export const UPDATE_HEADER = "x-forecourt-update"
