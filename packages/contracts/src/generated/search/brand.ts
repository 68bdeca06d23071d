// Generated from schemas/services/search/brand.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseBrand } from "./brand.parser.js"

/** A car brand, as maintained by editors. Spec 2 §3. */
export interface Brand {
  /**
   * The code of the brand.
   *
   * @minLength 1
   */
  brandCode: string
  /** The address of the logo. */
  logo?: string
  /** The address of the logo in black and white. */
  logoBlackAndWhite?: string
}
