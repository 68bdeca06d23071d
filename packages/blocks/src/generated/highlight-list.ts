// Generated from schemas/blocks/highlight-list/highlight-list.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { LinkField, RichTextField, TextField, TitleTag } from "@forecourt/renderer"

/** What speaks for something, point by point: each a few words and perhaps a sentence, ticked off or numbered. */
export interface HighlightList {
  /** Heading of the section. */
  title?: TextField
  /**
   * Heading level of the title.
   *
   * @default "h2"
   */
  titleTag: TitleTag
  /** A sentence or two over the points. */
  text?: RichTextField
  /**
   * What stands before each point. Numbers say that the order matters.
   *
   * @default "Check"
   */
  marker: "Check" | "Number"
  /**
   * The points, in the editor's order.
   *
   * @maxItems 12
   */
  highlights?: HighlightListHighlight[]
  /** Where to read on. */
  link?: LinkField
  /**
   * Surface behind the section.
   *
   * @default "None"
   */
  backgroundColor: "None" | "BackgroundColor1" | "BackgroundColor2" | "BackgroundColor3"
}

/** A highlight list before its defaults are filled in. */
export interface HighlightListInput {
  title?: TextField
  titleTag?: TitleTag
  text?: RichTextField
  marker?: "Check" | "Number"
  highlights?: HighlightListHighlight[]
  link?: LinkField
  backgroundColor?: "None" | "BackgroundColor1" | "BackgroundColor2" | "BackgroundColor3"
}

export interface HighlightListHighlight {
  /** A few words. */
  title: TextField
  /** One sentence. */
  text?: TextField
}
