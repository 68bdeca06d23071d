/** A clock for tests that can run ahead of the real time, for example to test a session one hour later. */
export interface AheadClock {
  readonly now: () => number
  readonly aheadMinutes: () => number
  readonly setAhead: (minutes: number) => void
  readonly startAgain: () => void
}

const MINUTE_MS = 60_000

export function createAheadClock(startMs: number | null = null, machineTime: () => number = Date.now): AheadClock {
  let ahead = 0
  let initial = machineTime()
  return {
    now: () => (startMs === null ? machineTime() : startMs + machineTime() - initial) + ahead * MINUTE_MS,
    aheadMinutes: () => ahead,
    setAhead: (minutes) => {
      ahead = minutes
    },
    startAgain: () => {
      ahead = 0
      initial = machineTime()
    },
  }
}
