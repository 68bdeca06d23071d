// Generated from schemas/blocks/quote/quote.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { ImageField, TextField } from "@forecourt/renderer"

/** A quotation with its source, for example from a customer or a mechanic. */
export interface Quote {
  /** The quotation, without quotation marks; the page adds those of its language. */
  text: TextField
  /** The name of the person quoted. */
  name?: TextField
  /** The title or relation of the person, for example "Kund sedan 2014". */
  role?: TextField
  /** The picture of the person or of the topic. */
  image?: ImageField
  /**
   * The surface behind the section.
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
