// Generated from schemas/blocks/stories-list/stories-list.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Reference, TextField, TitleTag } from "@forecourt/renderer"

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
}

/** A stories list before its defaults are filled in. */
export interface StoriesListInput {
  title?: TextField
  titleTag?: TitleTag
  text?: TextField
  storiesIndex?: Reference
}
