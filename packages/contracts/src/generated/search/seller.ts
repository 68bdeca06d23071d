// Generated from schemas/services/search/seller.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseSeller } from "./seller.parser.js"

/** A seller of a car. Visitors see only sellers who have an e-mail address or a phone number. Spec 2 §5. */
export interface Seller {
  /** The name. */
  name?: string
  /** The e-mail address. */
  email?: string
  /** The phone number. */
  phone?: string
}
