/** The milliseconds between updates. Spec 1 §9. */
export const TICK_MS = 1000

export interface TimeLeft {
  readonly days: number
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
}

export function getSecondsLeft(untilMs: number, nowMs: number): number {
  return Math.max(0, Math.ceil((untilMs - nowMs) / TICK_MS)) || 0
}

export function getNextTickMs(untilMs: number, nowMs: number): number {
  return untilMs - nowMs - (getSecondsLeft(untilMs, nowMs) - 1) * TICK_MS
}

export function getTimeLeft(seconds: number): TimeLeft {
  const minutes = Math.floor(seconds / 60)
  const hours = Math.floor(minutes / 60)
  return { days: Math.floor(hours / 24), hours: hours % 24, minutes: minutes % 60, seconds: seconds % 60 }
}

/** Formats a number with at least two digits, for example `07`. Spec 1 §9. */
export function formatTwoDigits(value: number): string {
  return String(value).padStart(2, "0")
}
