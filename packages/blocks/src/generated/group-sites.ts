// Generated from schemas/blocks/group-sites/group-sites.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { ImageField, LinkField, TextField, TitleTag } from "@forecourt/renderer"

/**
 * A list of the group's sites by country, from which visitors choose. Editors enter the sites; no stock data is
 * used.
 */
export interface GroupSites {
  /** The heading of the section. */
  title?: TextField
  /**
   * The heading level of the title.
   *
   * @default "h2"
   */
  titleTag: TitleTag
  /** One sentence under the heading. */
  text?: TextField
  /**
   * The sites, in the order in which they are shown.
   *
   * @maxItems 40
   */
  sites?: ChosenSite[]
  /**
   * The surface behind the section.
   *
   * @default "None"
   */
  backgroundColor: "None" | "BackgroundColor1" | "BackgroundColor2" | "BackgroundColor3"
}

/** The group sites before their defaults are filled in. */
export interface GroupSitesInput {
  title?: TextField
  titleTag?: TitleTag
  text?: TextField
  sites?: ChosenSite[]
  backgroundColor?: "None" | "BackgroundColor1" | "BackgroundColor2" | "BackgroundColor3"
}

export interface ChosenSite {
  /** The country or region of the site; sites of the same country are grouped. */
  country?: TextField
  /** The name of the site or place, as its visitors know it. */
  name: TextField
  /** A text about the content of the site. */
  text?: TextField
  /** The link to the site. */
  link: LinkField
  /** The language of the site, if it differs from that of the page. Screen readers use it to pronounce the name. */
  language?: "sv" | "nb" | "da" | "en" | "fi" | "sk"
  /** The logo of the site. */
  image?: ImageField
}
