// Generated from schemas/blocks/text-section/text-section.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { LinkField, RichTextField, TextField, TitleTag } from "@forecourt/renderer"

/**
 * Running text with a heading and an opening paragraph, for articles, terms and about pages. The type size is
 * smaller than in a blurb.
 */
export interface TextSection {
  /** The heading of the section. */
  title?: TextField
  /**
   * The heading level of the title.
   *
   * @default "h2"
   */
  titleTag: TitleTag
  /** The opening sentence or two, in a larger type size. */
  preamble?: TextField
  /** The text. */
  text?: RichTextField
  /** The link to further reading. */
  link?: LinkField
  /**
   * The layout: the heading above the text, the heading to the left of the text, or the text in two columns.
   *
   * @default "Stacked"
   */
  layout: "Stacked" | "Beside" | "Columns"
  /**
   * The surface behind the section.
   *
   * @default "None"
   */
  backgroundColor: "None" | "BackgroundColor1" | "BackgroundColor2" | "BackgroundColor3"
}

/** A text section before its defaults are filled in. */
export interface TextSectionInput {
  title?: TextField
  titleTag?: TitleTag
  preamble?: TextField
  text?: RichTextField
  link?: LinkField
  layout?: "Stacked" | "Beside" | "Columns"
  backgroundColor?: "None" | "BackgroundColor1" | "BackgroundColor2" | "BackgroundColor3"
}
