// Generated from schemas/blocks/stories-teaser/stories-teaser.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Reference, TextField, TitleTag } from "@forecourt/renderer"

/** The newest articles, as a row of three cards or as a list, with a link to all articles. */
export interface StoriesTeaser {
  /** The heading above the articles. */
  title?: TextField
  /**
   * The heading level of the title.
   *
   * @default "h2"
   */
  titleTag: TitleTag
  /** The stories index below the page whose articles are shown, for example Home/nyheter/data/index. */
  storiesIndex?: Reference
  /**
   * The layout: 'Variant 2' is a list with the picture on the left; any other value is a row of three cards.
   *
   * @default "Default"
   */
  layout: "Default" | "Variant 2"
  /**
   * True if the date of each article is shown.
   *
   * @default true
   */
  showDates: boolean
  /** The text of the link to all articles. When empty, the site's own text is used. */
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
