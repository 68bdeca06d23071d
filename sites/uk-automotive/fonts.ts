import localFont from "next/font/local"

// Until they load, the theme's fallback fonts take the same space, so the loader creates none.

// Car brands need headings in weights from 450 to 850, which only the package's file contains, not the brand group's.

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

// Letters of other languages, such as in Škoda, are loaded by pages that contain them.

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

export const fonts = [heading, text, headingBeyond, textBeyond].map(({ variable }) => variable).join(" ")
