// Generated from schemas/blocks/quote/quote.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { ImageField, TextField } from "@forecourt/renderer"

/**
 * What somebody said, and who. It exists because what a customer or a mechanic says needs a voice of its own on
 * the page.
 */
export interface Quote {
  /** The words, without quotation marks: the page sets those of its language. */
  text: TextField
  /** Who said it. */
  name?: TextField
  /** Title or relation, for example "Kund sedan 2014". */
  role?: TextField
  /** Picture of the person or of what it is about. */
  image?: ImageField
  /**
   * Surface behind the section.
   *
   * @default "None"
   */
  backgroundColor: "None" | "BackgroundColor1" | "BackgroundColor2" | "BackgroundColor3"
}

/** A quote before its defaults are filled in. */
export interface QuoteInput {
  text: TextField
  name?: TextField
  role?: TextField
  image?: ImageField
  backgroundColor?: "None" | "BackgroundColor1" | "BackgroundColor2" | "BackgroundColor3"
}
