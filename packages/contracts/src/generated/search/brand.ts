// Generated from schemas/services/search/brand.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseBrand } from "./brand.parser.js"

/** A car brand, as editors keep it. Spec 2 §3. */
export interface Brand {
  /**
   * Code.
   *
   * @minLength 1
   */
  brandCode: string
  /** Address of its logo. */
  logo?: string
  /** Address of its logo in black and white. */
  logoBlackAndWhite?: string
}
