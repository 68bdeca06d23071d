import { isCalendarDay } from "../../packages/calendar/src/calendar-day.ts"
import { toInstant } from "../../packages/calendar/src/wall-time.ts"

const ZONE = "Europe/Stockholm"
/**
 * The default date of the tests. It is a Monday, and no holiday, end of a month or daylight saving change follows in
 * the next three weeks.
 */
const PRESET = "2027-03-01"
const MORNING = "09:00"

const FORM = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2})(:\d{2})?(Z|[+-]\d{2}:\d{2})?)?$/

/**
 * Parses a day, a Stockholm time or a time with an offset, and returns the Unix time in milliseconds. A day without a
 * time means nine o'clock. Throws if the text has none of these forms.
 */
export function readTestMoment(text: string): number {
  const [, day = "", time = MORNING, seconds = ":00", zone] = FORM.exec(text) ?? []
  const wallTime = `${day}T${time}${seconds}`
  const isMoment = isCalendarDay(day) && !Number.isNaN(Date.parse(wallTime))
  const moment = isMoment ? (zone ? Date.parse(wallTime + zone) : toInstant(wallTime, ZONE)) : null
  if (moment !== null && !Number.isNaN(moment)) return moment
  throw new Error(
    `FORECOURT_TEST_NOW: "${text}" is no moment. Write 2026-11-27, 2026-12-30T23:50 (in Stockholm) or 2026-12-30T23:50Z, or leave it out.`,
  )
}

/**
 * The time at which every test starts. The variable `FORECOURT_TEST_NOW` overrides it, because the tests must pass on
 * any date.
 */
export const TEST_MOMENT_MS = readTestMoment(process.env.FORECOURT_TEST_NOW || PRESET)

export interface ClockStart {
  readonly startMs: number
  /** The machine time in milliseconds at which the replaced clock shows `startMs`. @default the current time */
  readonly sinceMs?: number
}

/**
 * Replaces `Date` with a clock that runs from the given time. Returns a function that restores the real clock. The
 * source of `setClock` is sent to pages, so it must not use anything outside itself.
 */
export function setClock({ startMs, sinceMs = Date.now() }: ClockStart): () => void {
  const Real = Date
  const aheadMs = startMs - sinceMs
  globalThis.Date = class extends Real {
    constructor(...parts: [] | ConstructorParameters<DateConstructor>) {
      super(...((parts.length === 0 ? [Real.now() + aheadMs] : parts) as [number]))
    }
    static override now() {
      return Real.now() + aheadMs
    }
  } as DateConstructor
  return () => {
    globalThis.Date = Real
  }
}
