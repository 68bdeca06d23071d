"use client"

import { useCallback, useSyncExternalStore } from "react"
import type { Clock } from "../behaviour/behaviour.types.ts"
import { getNextTickMs, getSecondsLeft } from "./countdown-core.ts"

/** A clock that returns the system time, which advances even while the page is suspended. */
const calendarClock: Clock = {
  now: () => Date.now(),
  setTimeout: (run, ms) => window.setTimeout(run, ms),
  clearTimeout: (id) => window.clearTimeout(id),
}

/**
 * Returns the remaining seconds. To avoid a hydration mismatch, the first render uses `nowMs` as the current time.
 * Without `nowMs`, the first render returns `null`.
 */
export function useSecondsLeft(
  untilMs: number,
  nowMs: number | undefined,
  clock: Clock = calendarClock,
): number | null {
  const subscribe = useCallback(
    (notify: () => void) => {
      let id: number | undefined

      function waitForTick() {
        if (getSecondsLeft(untilMs, clock.now()) === 0) return
        id = clock.setTimeout(tick, getNextTickMs(untilMs, clock.now()))
      }
      function tick() {
        notify()
        waitForTick()
      }
      waitForTick()
      return () => {
        if (id !== undefined) clock.clearTimeout(id)
      }
    },
    [untilMs, clock],
  )
  return useSyncExternalStore<number | null>(
    subscribe,
    () => getSecondsLeft(untilMs, clock.now()),
    () => (nowMs === undefined ? null : getSecondsLeft(untilMs, nowMs)),
  )
}
