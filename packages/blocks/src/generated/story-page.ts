// Generated from schemas/blocks/story-page/story-page.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { RichTextField } from "@forecourt/renderer"

/**
 * A story: its headline, preamble, picture and date from the page it stands on, then the text, the ways back and
 * to its neighbours, and stories that share a tag with it.
 */
export interface StoryPage {
  /** The story itself. */
  text?: RichTextField
}
