// Generated from schemas/services/content/component-update.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseComponentUpdate } from "./component-update.parser.js"

/**
 * What the platform's design library sends of a block that is changed there, to be rendered and not to be kept.
 */
export interface ComponentUpdate {
  /**
   * Identifier of the block in its layout.
   *
   * @minLength 1
   * @maxLength 100
   */
  uid: string
  /** Fields that changed, in the form of layouts; the others stay. */
  fields?: Record<string, unknown>
  /** Parameters that changed; the others stay. */
  params?: Record<string, string>
}
