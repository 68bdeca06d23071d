// Generated from schemas/blocks/countdown-timer/countdown-timer.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { CountdownTimer } from "./countdown-timer.js"

export declare function readCountdownTimer(raw: unknown): CountdownTimer | null
