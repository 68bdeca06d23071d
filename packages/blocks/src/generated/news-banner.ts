// Generated from schemas/blocks/news-banner/news-banner.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { DateField, LinkField, TextField } from "@forecourt/renderer"

/**
 * One line of news with its date and a link to the full text. It shows news between two campaigns, with less
 * emphasis than the alert bar.
 */
export interface NewsBanner {
  /** The label before the news, for example "Nytt". */
  label?: TextField
  /** The date of the news. */
  date?: DateField
  /** The news, in one sentence. */
  text: TextField
  /** The link to the full text. */
  link?: LinkField
  /**
   * The surface behind the line.
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
