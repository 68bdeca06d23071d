// Generated from schemas/blocks/stage-row/stage-row.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { ImageField, LinkField, RichTextField, TextField, TitleTag } from "@forecourt/renderer"

/**
 * A row of 3 or 4 cards whose pictures, headings, texts and links are aligned. The cards share the rows of one
 * grid (subgrid), so that nothing is measured, no script runs and texts no longer wait 100 ms after a resize.
 */
export interface StageRow {
  /** The heading of the section. */
  title?: TextField
  /**
   * The heading level of the title.
   *
   * @default "h2"
   */
  titleTag: TitleTag
  /** A sentence or two above the cards. */
  text?: RichTextField
  /**
   * The number of cards in a row, if there is room.
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
   * The surface behind the section.
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
  /** The picture of the card. */
  image?: ImageField
  /** The title of the card: a few words. */
  title: TextField
  /** The text of the card: one or two sentences. */
  text?: TextField
  /** The link of the card. The whole card is clickable. */
  link?: LinkField
}
