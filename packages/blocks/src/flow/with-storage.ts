/**
 * Runs a function on the session storage and returns `null` on an error: full or blocked storage loses only typed
 * values.
 */
export function runWithStorage<Result>(work: (storage: Storage) => Result): Result | null {
  try {
    return work(sessionStorage)
  } catch {
    return null
  }
}
