/**
 * Creates a function that runs `work`, but never twice at the same time. If it is called during a run, one further run
 * starts after the current run. All calls that were made in the meantime share this further run.
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
