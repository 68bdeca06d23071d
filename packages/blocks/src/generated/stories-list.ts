// Generated from schemas/blocks/stories-list/stories-list.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Reference, TextField, TitleTag } from "@forecourt/renderer"

/** A list of the articles below a page, newest first, four at a time, with tags as filters. */
export interface StoriesList {
  /** The heading above the articles. */
  title?: TextField
  /**
   * The heading level of the title.
   *
   * @default "h1"
   */
  titleTag: TitleTag
  /** A sentence under the heading. */
  text?: TextField
  /** The stories index below the page whose articles are shown, for example Home/nyheter/data/index. */
  storiesIndex?: Reference
}

/** A stories list before its defaults are filled in. */
export interface StoriesListInput {
  title?: TextField
  titleTag?: TitleTag
  text?: TextField
  storiesIndex?: Reference
}
