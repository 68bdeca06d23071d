// Generated from schemas/blocks/story-page/story-page.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { RichTextField } from "@forecourt/renderer"

/**
 * An article: its headline, preamble, picture and date, taken from its page, then the text. Links back, links to
 * the previous and next articles, and articles with a shared tag follow.
 */
export interface StoryPage {
  /** The text of the article. */
  text?: RichTextField
}
