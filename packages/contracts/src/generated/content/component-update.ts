// Generated from schemas/services/content/component-update.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseComponentUpdate } from "./component-update.parser.js"

/** A changed block from the platform's design library, sent for rendering only and never stored. */
export interface ComponentUpdate {
  /**
   * The identifier of the block in its layout.
   *
   * @minLength 1
   * @maxLength 100
   */
  uid: string
  /** The changed fields, in layout format; the other fields are unchanged. */
  fields?: Record<string, unknown>
  /** The changed parameters; the other parameters are unchanged. */
  params?: Record<string, string>
}
