// Generated from schemas/blocks/legal-info/legal-info.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { LinkField, RichTextField, TextField, TitleTag } from "@forecourt/renderer"

/** The small print of a page: terms of an offer, what a price includes, who answers for a loan. */
export interface LegalInfo {
  /** What the small print is about, for example "Villkor för kampanjen". */
  title?: TextField
  /**
   * Heading level of the title.
   *
   * @default "h2"
   */
  titleTag: TitleTag
  /** The terms. */
  text?: RichTextField
  /** Where the full terms stand. */
  link?: LinkField
  /**
   * Folds the terms under the title; a press unfolds them.
   *
   * @default false
   */
  isFolded: boolean
}

/** A legal info before its defaults are filled in. */
export interface LegalInfoInput {
  title?: TextField
  titleTag?: TitleTag
  text?: RichTextField
  link?: LinkField
  isFolded?: boolean
}
