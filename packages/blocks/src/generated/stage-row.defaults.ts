// Generated from schemas/blocks/stage-row/stage-row.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { StageRow } from "./stage-row.ts"

/** What a stage row has where its editor chose nothing. */
export const stageRowDefaults = { titleTag: "h2", columns: "3", backgroundColor: "None" } satisfies Partial<StageRow>
