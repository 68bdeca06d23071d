import localFont from "next/font/local"

// Until they load, the theme's fallback fonts take the same space, so the loader creates none.

const text = localFont({
  src: "../../packages/themes/dist/fonts/rullo/familjen-grotesk-latin-wght-normal.woff2",
  weight: "400 700",
  variable: "--fc-face-text",
  adjustFontFallback: false,
})

// Letters such as č are in every sentence here, so they are preloaded with the page.

const textBeyond = localFont({
  src: "../../packages/themes/dist/fonts/rullo/familjen-grotesk-latin-ext-wght-normal.woff2",
  weight: "400 700",
  variable: "--fc-face-text-ext",
  adjustFontFallback: false,
})

export const fonts = [text, textBeyond].map(({ variable }) => variable).join(" ")
