// Generated from schemas/blocks/stage-row/stage-row.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { DescribeOptions, Issue } from "./messages.js"
import type { StageRow, StageRowStage } from "./stage-row.js"
import type { Schema } from "./zod.js"

export declare const stageRowSchema: Schema<StageRow>
export declare const stageRowStageSchema: Schema<StageRowStage>

export declare function explainStageRow(value: unknown, options?: DescribeOptions): Issue[]
