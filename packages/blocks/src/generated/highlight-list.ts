// Generated from schemas/blocks/highlight-list/highlight-list.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { LinkField, RichTextField, TextField, TitleTag } from "@forecourt/renderer"

/** A list of benefits, each with a few words and an optional sentence, with check marks or numbers. */
export interface HighlightList {
  /** The heading of the section. */
  title?: TextField
  /**
   * The heading level of the title.
   *
   * @default "h2"
   */
  titleTag: TitleTag
  /** A sentence or two above the points. */
  text?: RichTextField
  /**
   * The marker before each point. Numbers indicate that the order matters.
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
  /** The link to further reading. */
  link?: LinkField
  /**
   * The surface behind the section.
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
  /** The point, in a few words. */
  title: TextField
  /** A sentence about the point. */
  text?: TextField
}
