// Generated from schemas/blocks/stage-row/stage-row.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { ImageField, LinkField, RichTextField, TextField, TitleTag } from "@forecourt/renderer"

/**
 * Cards in a row, 3 or 4, whose pictures, headings, texts and links stand on the same lines. The cards share the
 * lines of one grid (subgrid), so nothing is measured: the 100 ms that texts used to wait for after a resize are
 * gone, and no script runs.
 */
export interface StageRow {
  /** Heading of the section. */
  title?: TextField
  /**
   * Heading level of the title.
   *
   * @default "h2"
   */
  titleTag: TitleTag
  /** A sentence or two over the cards. */
  text?: RichTextField
  /**
   * Cards beside each other where there is room.
   *
   * @default "3"
   */
  columns: "3" | "4"
  /**
   * The cards, in the editor's order.
   *
   * @maxItems 12
   */
  stages?: StageRowStage[]
  /**
   * Surface behind the section.
   *
   * @default "None"
   */
  backgroundColor: "None" | "BackgroundColor1" | "BackgroundColor2" | "BackgroundColor3"
}

/** A stage row before its defaults are filled in. */
export interface StageRowInput {
  title?: TextField
  titleTag?: TitleTag
  text?: RichTextField
  columns?: "3" | "4"
  stages?: StageRowStage[]
  backgroundColor?: "None" | "BackgroundColor1" | "BackgroundColor2" | "BackgroundColor3"
}

export interface StageRowStage {
  /** Picture of the card. */
  image?: ImageField
  /** A few words. */
  title: TextField
  /** One or two sentences. */
  text?: TextField
  /** Where the card leads. The whole card is pressed. */
  link?: LinkField
}
