// Generated from schemas/blocks/countdown-timer/countdown-timer.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { CountdownTimer } from "./countdown-timer.ts"

/** What a countdown timer has where its editor chose nothing. */
export const countdownTimerDefaults = {
  titleTag: "h2",
  backgroundColor: "BackgroundColor3",
} satisfies Partial<CountdownTimer>
