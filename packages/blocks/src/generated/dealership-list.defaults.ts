// Generated from schemas/blocks/dealership-list/dealership-list.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { DealershipList } from "./dealership-list.ts"

/** The default values of a dealership list. */
export const dealershipListDefaults = { titleTag: "h1" } satisfies Partial<DealershipList>
