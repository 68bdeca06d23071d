// Generated from schemas/blocks/stage-row/stage-row.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Guide } from "./messages.js"

export declare const stageRowGuide: Guide
export declare const stageRowStageGuide: Guide
