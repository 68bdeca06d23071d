// Generated from schemas/blocks/dealership-page/dealership-page.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { DealershipPage } from "./dealership-page.ts"

/** The default values of a dealership page. */
export const dealershipPageDefaults = {} satisfies Partial<DealershipPage>
