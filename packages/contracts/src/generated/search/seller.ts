// Generated from schemas/services/search/seller.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseSeller } from "./seller.parser.js"

/** Who sells a car. Visitors see a seller who has an e-mail address or a phone. Spec 2 §5. */
export interface Seller {
  /** Name. */
  name?: string
  /** E-mail address. */
  email?: string
  /** Phone number. */
  phone?: string
}
