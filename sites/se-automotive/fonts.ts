import localFont from "next/font/local"

const heading = localFont({
  src: "../../node_modules/@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2",
  weight: "400 900",
  variable: "--fc-face-heading",
})

const text = localFont({
  src: "../../node_modules/@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2",
  weight: "100 900",
  variable: "--fc-face-text",
})

/** Classes that bring the site's own fonts. */
export const fonts = `${heading.variable} ${text.variable}`
