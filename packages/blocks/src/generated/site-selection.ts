// Generated from schemas/blocks/site-selection/site-selection.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { ImageField, LinkField, TextField, TitleTag } from "@forecourt/renderer"

/** The sites of the group, by country, to choose from. Editors fill it in; no stock is asked. */
export interface SiteSelection {
  /** Heading of the section. */
  title?: TextField
  /**
   * Heading level of the title.
   *
   * @default "h2"
   */
  titleTag: TitleTag
  /** One sentence under the heading. */
  text?: TextField
  /**
   * The sites, in the order they are shown.
   *
   * @maxItems 40
   */
  sites?: ChosenSite[]
  /**
   * Surface behind the section.
   *
   * @default "None"
   */
  backgroundColor: "None" | "BackgroundColor1" | "BackgroundColor2" | "BackgroundColor3"
}

/** A site selection before its defaults are filled in. */
export interface SiteSelectionInput {
  title?: TextField
  titleTag?: TitleTag
  text?: TextField
  sites?: ChosenSite[]
  backgroundColor?: "None" | "BackgroundColor1" | "BackgroundColor2" | "BackgroundColor3"
}

export interface ChosenSite {
  /** Country or region that the site belongs to; sites of one country stand together. */
  country?: TextField
  /** Name of the site or place, as its visitors know it. */
  name: TextField
  /** What the visitor finds there. */
  text?: TextField
  /** Where the site is. */
  link: LinkField
  /** Language of the site, when it is not the page's own: its name is then read out as it should be. */
  language?: "sv" | "nb" | "da" | "en" | "fi" | "sk"
  /** Logo of the site. */
  image?: ImageField
}
