const FIRST_PAUSE_MS = 200
const MAX_PAUSE_MS = 5000
/** The minimum run time in milliseconds after which a start counts as successful. */
const HEALTHY_MS = 3000

/**
 * Creates a function that returns the pause before the next restart. The pause doubles after each failed start, up to a
 * maximum.
 */
export function createRestartPause(): (ranMs: number) => number {
  let pause = FIRST_PAUSE_MS / 2
  return (ranMs) => {
    pause = ranMs > HEALTHY_MS ? FIRST_PAUSE_MS : Math.min(pause * 2, MAX_PAUSE_MS)
    return pause
  }
}
