// Generated from schemas/blocks/stage-row/stage-row.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { StageRow } from "./stage-row.js"

export declare function readStageRow(raw: unknown): StageRow | null
