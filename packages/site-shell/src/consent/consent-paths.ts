export const CONSENT_PATH = "/visitor/consent"

/** The path of the style sheet that hides the banner after it has been answered. It works without JavaScript. */
export const CONSENT_STYLE_PATH = "/visitor/consent.css"
