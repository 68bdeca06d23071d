// Generated from schemas/blocks/statistic/statistic.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Statistic } from "./statistic.ts"

/** What a statistic has where its editor chose nothing. */
export const statisticDefaults = {} satisfies Partial<Statistic>
