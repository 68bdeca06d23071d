// Generated from schemas/blocks/story-page/story-page.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { DateField, ImageField, PageStep, RichTextField, StoryEntry, TextField } from "@forecourt/renderer"

/**
 * A story: its headline, preamble, picture and date from the page it stands on, then the text, the ways back and
 * to its neighbours, and stories that share a tag with it.
 */
export interface StoryPage {
  /** The story itself. */
  text?: RichTextField
  /** Headline, from the page. */
  title?: TextField
  /** Preamble, from the page. */
  preamble?: TextField
  /** Picture, from the page. */
  image?: ImageField
  /** Who wrote it, from the page. */
  author?: TextField
  /** When it was published, from the page. */
  date?: DateField
  /** The page above, which the back button leads to. */
  parent?: PageStep
  /** The story before this one. */
  previous?: StoryEntry
  /** The story after this one. */
  next?: StoryEntry
  /**
   * Stories that share a tag with this one, the newest first.
   *
   * @maxItems 3
   */
  related?: StoryEntry[]
}
