// Generated from schemas/blocks/news-banner/news-banner.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { DateField, LinkField, TextField } from "@forecourt/renderer"

/**
 * One line of news with its date, leading to the whole of it. It exists because a page between two campaigns
 * should still tell what is new, without the weight of the alert bar.
 */
export interface NewsBanner {
  /** A word before the news, for example "Nytt". */
  label?: TextField
  /** Day of the news. */
  date?: DateField
  /** The news in one sentence. */
  text: TextField
  /** Where to read all of it. */
  link?: LinkField
  /**
   * Surface behind the line.
   *
   * @default "Quiet"
   */
  look: "Quiet" | "Accent" | "Dark"
}

/** A news banner before its defaults are filled in. */
export interface NewsBannerInput {
  label?: TextField
  date?: DateField
  text: TextField
  link?: LinkField
  look?: "Quiet" | "Accent" | "Dark"
}
