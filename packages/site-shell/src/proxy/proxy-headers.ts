/** Set by the site's own server when it asks for a page again, with every island on its own. */
export const SAFE_HEADER = "x-forecourt-safe"

/** Set by the site's own server when it fetches one of its pages, such as the one for errors. */
export const INNER_HEADER = "x-forecourt-inner"

/** Set by the site's own server on requests that it has already led to their page; the proxy leaves them alone. */
export const ROUTED_HEADER = "x-forecourt-routed"

/** Set by the proxy: what an editor changed of the block that the design library shows. */
export const UPDATE_HEADER = "x-forecourt-update"
