/**
 * Runs a task repeatedly, with a pause before each run. Returns a function that stops the repetition and waits for the
 * current run to finish.
 */
export function repeat(
  everyMs: number,
  work: () => Promise<void>,
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  let isEnded = false
  let running: Promise<void> = Promise.resolve()
  let timer = setTimeout(turn, everyMs)
  timer.unref()

  function turn(): void {
    running = work()
      .catch(onFailure)
      .then(() => {
        if (isEnded) return
        timer = setTimeout(turn, everyMs)
        timer.unref()
      })
  }

  return () => {
    isEnded = true
    clearTimeout(timer)
    return running
  }
}
