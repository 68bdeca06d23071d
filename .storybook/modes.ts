/** The window width in pixels of the most common phones. */
export const PHONE_PX = 390

const desktop = { width: 1280, height: 900 }
const phone = { width: PHONE_PX, height: 844 }

export const modes = {
  "norrvik desktop": { site: "se-automotive", viewport: desktop },
  "rullo phone": { site: "se-used", viewport: phone },
  "mini desktop": { site: "uk-automotive", brand: "mini", locale: "en", viewport: desktop },
} as const

const none = Object.fromEntries(Object.keys(modes).map((name) => [name, { disable: true }]))

/**
 * The Chromatic modes for stories of whole pages. They set only the window size, since each page has the theme and the
 * language of its site.
 */
export const pageModes = { ...none, desktop: { viewport: desktop }, phone: { viewport: phone } }
