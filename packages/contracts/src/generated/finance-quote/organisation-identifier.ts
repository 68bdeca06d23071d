// Generated from schemas/services/finance-quote/organisation-identifier.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseOrganisationIdentifier } from "./organisation-identifier.parser.js"

/** The seller of the vehicle, as the provider knows it. */
export interface OrganisationIdentifier {
  /** The type of the value. */
  Type: "AssociatedDealerKey"
  /**
   * The legal name of the dealer.
   *
   * @minLength 1
   * @maxLength 200
   */
  Value: string
}
