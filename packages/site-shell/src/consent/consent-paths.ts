export const CONSENT_PATH = "/visitor/consent"

/** The path of the style sheet that hides an answered banner without JavaScript. */
export const CONSENT_STYLE_PATH = "/visitor/consent.css"
