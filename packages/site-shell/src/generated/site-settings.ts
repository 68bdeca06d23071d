// Generated from schemas/site/settings.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { FileField, ImageField, LinkField, TextField } from "@forecourt/renderer"

export { parseSiteSettings } from "./site-settings.parser.js"

/** The general settings of a web site that an editor can change. */
export interface SiteSettings {
  /** The name of the web site. */
  name?: TextField
  /** The address of the web site, with its protocol. */
  url?: LinkField
  /** The template of the page title, in which {title} represents the title of the page. */
  titleTemplate?: TextField
  /** The Tag Manager container of the web site. */
  gtmId?: TextField
  /** The site icon as a picture. */
  favicon?: ImageField
  /** The site icon as a file. */
  faviconFile?: FileField
  /** The page that lists the cars. */
  pathToCarList?: LinkField
  /**
   * The version of the consent that visitors give. Raise it when a purpose or a recipient changes: all visitors are
   * then asked again.
   *
   * @default 1
   * @minimum 1
   */
  consentVersion: number
  /** The page that explains the cookies. The consent banner links to it. */
  cookiePage?: LinkField
  /** The page that explains how personal data is processed. The notice below each form links to it. */
  privacyPage?: LinkField
  /**
   * The type of organisation, as provided to search engines.
   *
   * @default "AutoDealer"
   */
  organisationType: "AutoDealer" | "AutoRepair" | "Organization"
  /** The registered name of the company. */
  legalName?: TextField
  /** The logo for search results, at least 112 pixels wide and high. */
  logo?: ImageField
  /** The phone number with its country code, for example +46 31 123 45 67. */
  telephone?: TextField
  /** The e-mail address of customer service. */
  email?: TextField
  /** The street and house number of the head office. */
  streetAddress?: TextField
  /** The postal code of the head office. */
  postalCode?: TextField
  /** The town of the head office. */
  city?: TextField
  /**
   * The opening hours of the head office in the format that search engines read: days in two English letters and
   * times, for example "Mo-Fr 08:00-18:00, Sa 10:00-15:00".
   */
  openingHours?: TextField
  /** The addresses of other web pages of the company, such as its social media profiles, separated by spaces. */
  sameAs?: TextField
}

/** The site settings before their defaults are filled in. */
export interface SiteSettingsInput {
  name?: TextField
  url?: LinkField
  titleTemplate?: TextField
  gtmId?: TextField
  favicon?: ImageField
  faviconFile?: FileField
  pathToCarList?: LinkField
  consentVersion?: number
  cookiePage?: LinkField
  privacyPage?: LinkField
  organisationType?: "AutoDealer" | "AutoRepair" | "Organization"
  legalName?: TextField
  logo?: ImageField
  telephone?: TextField
  email?: TextField
  streetAddress?: TextField
  postalCode?: TextField
  city?: TextField
  openingHours?: TextField
  sameAs?: TextField
}
