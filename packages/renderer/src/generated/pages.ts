// Generated from schemas/site/pages by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { DateField, ImageField, ReferenceList, TextField } from "./fields.ts"

/** A page about one place of the company: what search engines are told about it, beside what visitors read. */
export interface DealershipPage {
  /** Street and number. */
  streetAddress?: TextField
  /** Postal code. */
  postalCode?: TextField
  /** Town. */
  city?: TextField
  /** Latitude and longitude in degrees with a comma between, for example 57.7072, 11.9668. */
  position?: TextField
  /** Telephone number in international form, for example +46 31 390 06 41. */
  telephone?: TextField
  /** When cars are sold, for example Mo-Fr 09:00-18:00, Sa 10:00-15:00; empty where only a workshop is. */
  openingHours?: TextField
  /** When the workshop is open, in the same form; empty where there is none. */
  workshopHours?: TextField
}

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

/** The fields of each page template, by its name in the content platform. */
export interface PageTemplates {
  DealershipPage: DealershipPage
  StoryPage: StoryPage
}
