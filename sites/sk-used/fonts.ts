import localFont from "next/font/local"

// Until they have arrived, the theme's stand-ins take the same room; so the loader makes none of its own.

const text = localFont({
  src: "../../packages/themes/dist/fonts/rullo/familjen-grotesk-latin-wght-normal.woff2",
  weight: "400 700",
  variable: "--fc-face-text",
  adjustFontFallback: false,
})

// Letters such as č stand in every sentence here: fetched with the page.

const textBeyond = localFont({
  src: "../../packages/themes/dist/fonts/rullo/familjen-grotesk-latin-ext-wght-normal.woff2",
  weight: "400 700",
  variable: "--fc-face-text-ext",
  adjustFontFallback: false,
})

/** Classes that bring the site's own fonts. */
export const fonts = [text, textBeyond].map(({ variable }) => variable).join(" ")
