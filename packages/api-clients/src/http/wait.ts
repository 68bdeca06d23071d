/** The maximum delay of a timer. With a longer delay, `setTimeout` would fire immediately. */
const MAX_TIMER_MS = 2 ** 31 - 1

/** Waits for the given time. Throws the signal's reason if the signal aborts first. */
export function waitFor(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const abort = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(
      () => {
        signal?.removeEventListener("abort", abort)
        resolve()
      },
      Math.min(ms, MAX_TIMER_MS),
    )
    signal?.addEventListener("abort", abort)
  })
}
