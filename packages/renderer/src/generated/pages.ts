// Generated from schemas/site/pages by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { DateField, ImageField, ReferenceList, TextField } from "./fields.ts"

/**
 * A page about a single location of the company, with the data provided to search engines in addition to the
 * content for visitors.
 */
export interface DealershipPage {
  /** The street and house number. */
  streetAddress?: TextField
  /** The postal code. */
  postalCode?: TextField
  /** The town. */
  city?: TextField
  /** The latitude and longitude in degrees, separated by a comma, for example 57.7072, 11.9668. */
  position?: TextField
  /** The telephone number in international format, for example +46 31 390 06 41. */
  telephone?: TextField
  /**
   * The opening hours of car sales, for example Mo-Fr 09:00-18:00, Sa 10:00-15:00. Empty if the location has only a
   * workshop.
   */
  openingHours?: TextField
  /** The opening hours of the workshop, in the same format. Empty if there is no workshop. */
  workshopHours?: TextField
}

/**
 * An article page, which lists, teasers and links to neighbouring articles show with its date, picture and tags.
 */
export interface StoryPage {
  /** The headline of the article, in lists and on its own page. */
  title?: TextField
  /** The preamble: one or two sentences that invite the visitor to read on. */
  premble?: TextField
  /** The publication date of the article. The newest article is listed first. */
  date?: DateField
  /** The author of the article, shown together with the date. */
  author?: TextField
  /** The picture of the article, in lists and at its top, with an aspect ratio of 3:2 or wider. */
  image?: ImageField
  /** The tags by which the article can be found, from the site's folder of tags. */
  tags?: ReferenceList
}

/** The fields of each page template, by its name in the content platform. */
export interface PageTemplates {
  DealershipPage: DealershipPage
  StoryPage: StoryPage
}
