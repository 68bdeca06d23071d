// Generated from schemas/blocks/compare-page/compare-page.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { ComparePage } from "./compare-page.ts"

/** The default values of a compare page. */
export const comparePageDefaults = {} satisfies Partial<ComparePage>
