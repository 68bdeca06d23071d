/**
 * Runs a function with the session storage. Returns `null` if the storage is full or blocked, in which case only typed
 * values are lost.
 */
export function runWithStorage<Result>(work: (storage: Storage) => Result): Result | null {
  try {
    return work(sessionStorage)
  } catch {
    return null
  }
}
