// Generated from schemas/services/content/settings-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseSettingsResponse } from "./settings-response.parser.js"

/** The settings that an editor enters for the whole site. */
export interface SettingsResponse {
  /** The settings item; null if the site has no settings. */
  item?: {
    /** The name of the site. */
    name?: {
      /** The field in the format of the layout service. */
      jsonValue?: Record<string, unknown> | null
    } | null
    /** The address of the site. */
    url?: {
      /** The field in the format of the layout service. */
      jsonValue?: Record<string, unknown> | null
    } | null
    /** The template of the page title, with {title} for the page's own title. */
    titleTemplate?: {
      /** The field in the format of the layout service. */
      jsonValue?: Record<string, unknown> | null
    } | null
    /** The Tag Manager container. */
    gtmID?: {
      /** The field in the format of the layout service. */
      jsonValue?: Record<string, unknown> | null
    } | null
    /** The icon as a picture. */
    favicon?: {
      /** The field in the format of the layout service. */
      jsonValue?: Record<string, unknown> | null
    } | null
    /** The icon as a file. */
    faviconFile?: {
      /** The field in the format of the layout service. */
      jsonValue?: Record<string, unknown> | null
    } | null
    /** The page that lists the cars. */
    pathToCarList?: {
      /** The field in the format of the layout service. */
      jsonValue?: Record<string, unknown> | null
    } | null
  } | null
}
