// Generated from schemas/blocks/stories-list/stories-list.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Reference, StoryEntry, StoryTag, TextField, TitleTag } from "@forecourt/renderer"

/** The stories below a page, newest first, four at a time, with tags to filter them by. */
export interface StoriesList {
  /** Heading above the stories. */
  title?: TextField
  /**
   * Heading level of the title.
   *
   * @default "h1"
   */
  titleTag: TitleTag
  /** A sentence under the heading. */
  text?: TextField
  /** The stories index below the page whose stories are shown, for example Home/nyheter/data/index. */
  storiesIndex?: Reference
  /**
   * 'Variant 2' is a row with a wide first card; anything else a grid of two columns. The stories index decides.
   *
   * @default "Default"
   */
  layout: "Default" | "Variant 2"
  /**
   * Shows the date of each story. The stories index decides.
   *
   * @default true
   */
  showDates: boolean
  /**
   * Shows the newest story larger than the others. The stories index decides.
   *
   * @default false
   */
  highlightLatestStory: boolean
  /**
   * Stories in their order, newest first; read from the platform.
   *
   * @maxItems 100
   */
  stories?: StoryEntry[]
  /**
   * Tags to choose from; read from the platform.
   *
   * @maxItems 100
   */
  tags?: StoryTag[]
  /**
   * Tags that the visitor has chosen; none means all.
   *
   * @maxItems 20
   */
  chosenTags?: string[]
  /**
   * Identifier of the page whose stories are shown.
   *
   * @minLength 1
   */
  root?: string
  /**
   * How many stories there are on all pages.
   *
   * @minimum 0
   */
  total?: number
  /**
   * How many pages of four are shown.
   *
   * @default 1
   * @minimum 1
   */
  pages: number
  /**
   * Where the next stories start; missing after the last.
   *
   * @minLength 1
   */
  nextPage?: string
}

/** A stories list before its defaults are filled in. */
export interface StoriesListInput {
  title?: TextField
  titleTag?: TitleTag
  text?: TextField
  storiesIndex?: Reference
  layout?: "Default" | "Variant 2"
  showDates?: boolean
  highlightLatestStory?: boolean
  stories?: StoryEntry[]
  tags?: StoryTag[]
  chosenTags?: string[]
  root?: string
  total?: number
  pages?: number
  nextPage?: string
}
