// Generated from schemas/blocks/text-section/text-section.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { LinkField, RichTextField, TextField, TitleTag } from "@forecourt/renderer"

/**
 * Running text with a heading and an opening paragraph. It exists because articles, terms and about pages are
 * mostly words, and a blurb without a picture is set too large for them.
 */
export interface TextSection {
  /** Heading of the section. */
  title?: TextField
  /**
   * Heading level of the title.
   *
   * @default "h2"
   */
  titleTag: TitleTag
  /** Opening sentence or two, set larger. */
  preamble?: TextField
  /** The text. */
  text?: RichTextField
  /** Where to read on. */
  link?: LinkField
  /**
   * Stacked sets the heading above the text, Beside to its left, Columns sets the text in two columns.
   *
   * @default "Stacked"
   */
  layout: "Stacked" | "Beside" | "Columns"
  /**
   * Surface behind the section.
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
