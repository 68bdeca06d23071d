// Generated from schemas/blocks/countdown-timer/countdown-timer.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { CountdownTimer } from "./countdown-timer.js"
import type { DescribeOptions, Issue } from "./messages.js"
import type { Schema } from "./zod.js"

export declare const countdownTimerSchema: Schema<CountdownTimer>

export declare function explainCountdownTimer(value: unknown, options?: DescribeOptions): Issue[]
