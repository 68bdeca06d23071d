// Generated from schemas/services/content/settings-answer.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseSettingsAnswer } from "./settings-answer.parser.js"

/** What an editor filled in about the site as a whole. */
export interface SettingsAnswer {
  /** The settings item, field by field; null when the site has none. */
  item:
    | Record<string, {
        /** The field as the layout service gives it. */
        jsonValue?: Record<string, unknown> | null
      } | null>
    | null
}
