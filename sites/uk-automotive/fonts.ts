import localFont from "next/font/local"

// Until they have arrived, the theme's stand-ins take the same room; so the loader makes none of its own.

// Car brands ask for headings from 450 to 850, which the brand group's own file does not hold: the package's does.

const heading = localFont({
  src: "../../node_modules/@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2",
  weight: "400 900",
  variable: "--fc-face-heading",
  adjustFontFallback: false,
})

const text = localFont({
  src: "../../packages/themes/dist/fonts/norrvik/hanken-grotesk-latin-wght-normal.woff2",
  weight: "400 700",
  variable: "--fc-face-text",
  adjustFontFallback: false,
})

// Letters of other languages, such as in Škoda: fetched by pages that have them.

const headingBeyond = localFont({
  src: "../../node_modules/@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-ext-wght-normal.woff2",
  weight: "400 900",
  variable: "--fc-face-heading-ext",
  adjustFontFallback: false,
  preload: false,
})

const textBeyond = localFont({
  src: "../../packages/themes/dist/fonts/norrvik/hanken-grotesk-latin-ext-wght-normal.woff2",
  weight: "400 700",
  variable: "--fc-face-text-ext",
  adjustFontFallback: false,
  preload: false,
})

/** Classes that bring the site's own fonts. */
export const fonts = [heading, text, headingBeyond, textBeyond].map(({ variable }) => variable).join(" ")
