// Generated from schemas/blocks/spacer/spacer.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Spacer } from "./spacer.ts"

/** The default values of a spacer. */
export const spacerDefaults = { size: "Medium", hasLine: false } satisfies Partial<Spacer>
