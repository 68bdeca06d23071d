// Generated from schemas/site/settings.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { FileField, ImageField, LinkField, TextField } from "@forecourt/renderer"

export { parseSiteSettings } from "./site-settings.parser.js"

/** What an editor fills in about a site as a whole. */
export interface SiteSettings {
  /** Name of the site. */
  name?: TextField
  /** Address of the site, with its protocol. */
  url?: LinkField
  /** Page title with the page's own title at {title}. */
  titleTemplate?: TextField
  /** Tag Manager container of the site. */
  gtmId?: TextField
  /** Icon as a picture. */
  favicon?: ImageField
  /** Icon as a file. */
  faviconFile?: FileField
  /** Page that lists the cars. */
  pathToCarList?: LinkField
  /**
   * Version of what visitors are asked to agree to. Raise it when a purpose or a recipient changes: everyone is then
   * asked again.
   *
   * @default 1
   * @minimum 1
   */
  consentVersion: number
  /** Page that explains the cookies; the consent banner links to it. */
  cookiePage?: LinkField
  /**
   * What search engines are told the company is.
   *
   * @default "AutoDealer"
   */
  organisationType: "AutoDealer" | "AutoRepair" | "Organization"
  /** Registered name of the company. */
  legalName?: TextField
  /** Logo for search results, at least 112 pixels on each side. */
  logo?: ImageField
  /** Phone number with its country code, for example +46 31 123 45 67. */
  telephone?: TextField
  /** Address for letters to customer service. */
  email?: TextField
  /** Street and number of the head office. */
  streetAddress?: TextField
  /** Postal code of the head office. */
  postalCode?: TextField
  /** Town of the head office. */
  city?: TextField
  /**
   * When the head office is open, as search engines read it: days in two English letters and times, for example
   * "Mo-Fr 08:00-18:00, Sa 10:00-15:00".
   */
  openingHours?: TextField
  /** Addresses of the company elsewhere, such as its pages on social media, with spaces between. */
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
