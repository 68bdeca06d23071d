/** The path that receives the banner's form. */
export const CONSENT_PATH = "/visitor/consent"

/** Hides the banner from those who answered, where no script can. */
export const CONSENT_STYLE_PATH = "/visitor/consent.css"
