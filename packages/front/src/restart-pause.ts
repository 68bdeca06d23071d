const FIRST_PAUSE_MS = 200
const MAX_PAUSE_MS = 5000
/** Who ran for so long did not fail while starting. */
const HEALTHY_MS = 3000

/** How long to wait before what ended is started again: longer each time that it ended while it was starting. */
export function createRestartPause(): (ranMs: number) => number {
  let pause = FIRST_PAUSE_MS / 2
  return (ranMs) => {
    pause = ranMs > HEALTHY_MS ? FIRST_PAUSE_MS : Math.min(pause * 2, MAX_PAUSE_MS)
    return pause
  }
}
