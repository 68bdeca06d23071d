const FIRST_PAUSE_MS = 200
const MAX_PAUSE_MS = 5000
/** The run time after which a start counts as successful. */
const HEALTHY_MS = 3000

/** Returns a pause that grows with each failed start. */
export function createRestartPause(): (ranMs: number) => number {
  let pause = FIRST_PAUSE_MS / 2
  return (ranMs) => {
    pause = ranMs > HEALTHY_MS ? FIRST_PAUSE_MS : Math.min(pause * 2, MAX_PAUSE_MS)
    return pause
  }
}
