// Generated from schemas/blocks/countdown-timer/countdown-timer.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { CountdownTimer } from "./countdown-timer.ts"

/** The default values of a countdown timer. */
export const countdownTimerDefaults = {
  titleTag: "h2",
  backgroundColor: "BackgroundColor3",
} satisfies Partial<CountdownTimer>
