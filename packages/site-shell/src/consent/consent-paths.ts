export const CONSENT_PATH = "/visitor/consent"

/**
 * The path of the style sheet that hides the banner after the visitor has answered, for browsers without JavaScript.
 */
export const CONSENT_STYLE_PATH = "/visitor/consent.css"
