// Generated from schemas/blocks/stories-teaser/stories-teaser.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Reference, TextField, TitleTag } from "@forecourt/renderer"

/** The newest stories, as a row of three cards or as a list, and a way to all of them. */
export interface StoriesTeaser {
  /** Heading above the stories. */
  title?: TextField
  /**
   * Heading level of the title.
   *
   * @default "h2"
   */
  titleTag: TitleTag
  /** The stories index below the page whose stories are shown, for example Home/nyheter/data/index. */
  storiesIndex?: Reference
  /**
   * 'Variant 2' is a list with the picture on the left; anything else a row of three cards.
   *
   * @default "Default"
   */
  layout: "Default" | "Variant 2"
  /**
   * Shows the date of each story.
   *
   * @default true
   */
  showDates: boolean
  /** Words of the link to all stories; the site's own when empty. */
  showMoreText?: TextField
}

/** A stories teaser before its defaults are filled in. */
export interface StoriesTeaserInput {
  title?: TextField
  titleTag?: TitleTag
  storiesIndex?: Reference
  layout?: "Default" | "Variant 2"
  showDates?: boolean
  showMoreText?: TextField
}
