/**
 * Calls a function with the session storage and returns its result. Returns `null` on an error. If the storage is full
 * or blocked, only the values that the visitor has typed are lost.
 */
export function runWithStorage<Result>(work: (storage: Storage) => Result): Result | null {
  try {
    return work(sessionStorage)
  } catch {
    return null
  }
}
