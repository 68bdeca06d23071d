// Generated from schemas/services/content/settings-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseSettingsResponse } from "./settings-response.parser.js"

/** What an editor filled in about the site as a whole. */
export interface SettingsResponse {
  /** The settings item; null when the site has none. */
  item?: {
    /** Name of the site. */
    name?: {
      /** The field as the layout service gives it. */
      jsonValue?: Record<string, unknown> | null
    } | null
    /** Address of the site. */
    url?: {
      /** The field as the layout service gives it. */
      jsonValue?: Record<string, unknown> | null
    } | null
    /** Page title with the page's own title at {title}. */
    titleTemplate?: {
      /** The field as the layout service gives it. */
      jsonValue?: Record<string, unknown> | null
    } | null
    /** Tag Manager container. */
    gtmID?: {
      /** The field as the layout service gives it. */
      jsonValue?: Record<string, unknown> | null
    } | null
    /** Icon as a picture. */
    favicon?: {
      /** The field as the layout service gives it. */
      jsonValue?: Record<string, unknown> | null
    } | null
    /** Icon as a file. */
    faviconFile?: {
      /** The field as the layout service gives it. */
      jsonValue?: Record<string, unknown> | null
    } | null
    /** Page that lists the cars. */
    pathToCarList?: {
      /** The field as the layout service gives it. */
      jsonValue?: Record<string, unknown> | null
    } | null
  } | null
}
