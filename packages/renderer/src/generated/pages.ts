// Generated from schemas/site/pages by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { DateField, ImageField, ReferenceList, TextField } from "./fields.ts"

/** A story: a page that lists, teasers and neighbours know by its date, picture and tags. */
export interface StoryPage {
  /** Headline of the story, in lists and on its own page. */
  title?: TextField
  /** Preamble: one or two sentences that make a visitor want to read on. */
  premble?: TextField
  /** When the story was published; the newest comes first. */
  date?: DateField
  /** Who wrote the story; shown together with the date. */
  author?: TextField
  /** Picture of the story, in lists and at its top; 3:2 or wider. */
  image?: ImageField
  /** Tags that the story is found by, from the site's folder of tags. */
  tags?: ReferenceList
}

/** Fields of each page template, by its name in the content platform. */
export interface PageTemplates {
  StoryPage: StoryPage
}
