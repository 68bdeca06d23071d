// Generated from schemas/blocks/dealership-list/dealership-list.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { DealershipList } from "./dealership-list.ts"

/** What a dealership list has where its editor chose nothing. */
export const dealershipListDefaults = { titleTag: "h1" } satisfies Partial<DealershipList>
