// Generated from schemas/services/finance-quote/organisation-identifier.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { OrganisationIdentifier } from "./organisation-identifier.js"

export declare function parseOrganisationIdentifier(value: unknown): OrganisationIdentifier | null
