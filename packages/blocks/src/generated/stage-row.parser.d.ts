// Generated from schemas/blocks/stage-row/stage-row.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { StageRow, StageRowStage } from "./stage-row.js"

export declare function parseStageRow(value: unknown): StageRow | null
export declare function parseStageRowStage(value: unknown): StageRowStage | null
