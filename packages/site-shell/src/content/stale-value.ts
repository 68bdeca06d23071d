const KEEP_MS = 60_000
/**
 * The number of milliseconds for which visitors wait until a value has been read for the first time. After this time,
 * they get the value of `initial`.
 */
const FIRST_WAIT_MS = 800

/** Creates a function that returns a cached value and refreshes it in the background (stale-while-revalidate). */
export function createStaleValue<Value>(
  initial: Value,
  read: (current: Value) => Promise<Value>,
): () => Promise<Value> {
  let value = initial
  let readAt = Number.NEGATIVE_INFINITY
  let first: Promise<void> | null = null
  let isRead = false

  async function refresh(): Promise<void> {
    value = await read(value)
    isRead = true
  }

  return async () => {
    if (Date.now() - readAt > KEEP_MS) {
      readAt = Date.now()
      const reading = refresh()
      first ??= reading
    }
    if (!isRead) await Promise.race([first, pause(FIRST_WAIT_MS)])
    return value
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref()
  })
}
