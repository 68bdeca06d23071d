// Generated from schemas/blocks/compare-page/compare-page.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { ComparePage } from "./compare-page.ts"

/** What a compare page has where its editor chose nothing. */
export const comparePageDefaults = {} satisfies Partial<ComparePage>
