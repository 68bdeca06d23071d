/** It ticks every second. Spec 1 §9. */
export const TICK_MS = 1000

/** What is left, as it is shown. */
export interface TimeLeft {
  readonly days: number
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
}

/** Whole seconds until then, a begun one counted; 0 when it is over, and for a date that is none. */
export function getSecondsLeft(untilMs: number, nowMs: number): number {
  return Math.max(0, Math.ceil((untilMs - nowMs) / TICK_MS)) || 0
}

/** How long until one second less is shown. */
export function getNextTickMs(untilMs: number, nowMs: number): number {
  return untilMs - nowMs - (getSecondsLeft(untilMs, nowMs) - 1) * TICK_MS
}

/** Seconds as days, hours, minutes and seconds. */
export function getTimeLeft(seconds: number): TimeLeft {
  const minutes = Math.floor(seconds / 60)
  const hours = Math.floor(minutes / 60)
  return { days: Math.floor(hours / 24), hours: hours % 24, minutes: minutes % 60, seconds: seconds % 60 }
}

/** Two digits each, more for a hundred days. Spec 1 §9. */
export function formatTwoDigits(value: number): string {
  return String(value).padStart(2, "0")
}
