/**
 * Creates a function that runs `work`, but never more than once at a time. Calls during a run share the next run, which
 * starts after the current one.
 */
export function createJoined(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null
  let next: Promise<void> | null = null

  function startRun(): Promise<void> {
    const run = work().finally(() => {
      if (running === run) running = null
    })
    running = run
    return run
  }

  return () => {
    if (running === null) return startRun()
    next ??= running
      .catch(() => {})
      .then(() => {
        next = null
        return startRun()
      })
    return next
  }
}
