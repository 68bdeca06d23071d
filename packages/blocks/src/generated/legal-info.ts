// Generated from schemas/blocks/legal-info/legal-info.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { LinkField, RichTextField, TextField, TitleTag } from "@forecourt/renderer"

/**
 * The small print of a page: the terms of an offer, the items included in a price, or the party responsible for a
 * loan.
 */
export interface LegalInfo {
  /** The topic of the small print, for example "Villkor för kampanjen". */
  title?: TextField
  /**
   * The heading level of the title.
   *
   * @default "h2"
   */
  titleTag: TitleTag
  /** The terms. */
  text?: RichTextField
  /** The link to the full terms. */
  link?: LinkField
  /**
   * True if the terms are collapsed under the title; a click expands them.
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
