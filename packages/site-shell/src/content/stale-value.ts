/** The age at which a value is read again. */
const KEEP_MS = 60_000
/** The longest time that visitors wait for the first reading; the initial value is used until then. */
const FIRST_WAIT_MS = 800

/**
 * Keeps a value that is read again once it is old, without a visitor waiting (stale-while-revalidate). `read` gets the
 * current value and returns it again where it could not be read.
 */
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
