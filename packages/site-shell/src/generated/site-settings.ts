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
}
