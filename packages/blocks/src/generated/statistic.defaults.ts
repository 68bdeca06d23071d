// Generated from schemas/blocks/statistic/statistic.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Statistic } from "./statistic.ts"

/** The default values of a statistic. */
export const statisticDefaults = {} satisfies Partial<Statistic>
