// Generated from schemas/blocks/dealership-page/dealership-page.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { DealershipPage } from "./dealership-page.ts"

/** What a dealership page has where its editor chose nothing. */
export const dealershipPageDefaults = {} satisfies Partial<DealershipPage>
