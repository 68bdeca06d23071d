// Generated from schemas/blocks/spacer/spacer.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Spacer } from "./spacer.ts"

/** What a spacer has where its editor chose nothing. */
export const spacerDefaults = { size: "Medium", hasLine: false } satisfies Partial<Spacer>
