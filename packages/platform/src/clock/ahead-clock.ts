/** A clock that may be set ahead: what becomes of a code or a session in an hour is seen at once. */
export interface AheadClock {
  readonly now: () => number
  readonly aheadMinutes: () => number
  readonly setAhead: (minutes: number) => void
}

const MINUTE_MS = 60_000

export function aheadClock(): AheadClock {
  let ahead = 0
  return {
    now: () => Date.now() + ahead * MINUTE_MS,
    aheadMinutes: () => ahead,
    setAhead: (minutes) => {
      ahead = minutes
    },
  }
}
