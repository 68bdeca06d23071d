/**
 * Calls a function with the session storage and returns the result. Returns `null` on an error. If the storage is full
 * or blocked, only typed values are lost.
 */
export function runWithStorage<Result>(work: (storage: Storage) => Result): Result | null {
  try {
    return work(sessionStorage)
  } catch {
    return null
  }
}
