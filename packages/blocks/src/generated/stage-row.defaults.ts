// Generated from schemas/blocks/stage-row/stage-row.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { StageRow } from "./stage-row.ts"

/** The default values of a stage row. */
export const stageRowDefaults = { titleTag: "h2", columns: "3", backgroundColor: "None" } satisfies Partial<StageRow>
