// Generated from schemas/services/finance-quote/organisation-identifier.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseOrganisationIdentifier } from "./organisation-identifier.parser.js"

/** Who sells the vehicle, as the provider knows it. */
export interface OrganisationIdentifier {
  /** What the value is. */
  Type: "AssociatedDealerKey"
  /**
   * Legal name of the dealer.
   *
   * @minLength 1
   * @maxLength 200
   */
  Value: string
}
