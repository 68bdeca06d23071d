// Generated from schemas/blocks/dealership-teasers/dealership-teasers.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { DealershipTeasers } from "./dealership-teasers.ts"

/** The default values of the dealership teasers. */
export const dealershipTeasersDefaults = {
  titleTag: "h2",
  selection: "Workshops",
} satisfies Partial<DealershipTeasers>
