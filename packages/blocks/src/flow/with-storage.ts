/**
 * Calls a function with the session storage and returns its result, or `null` on an error. An error is acceptable: if
 * the storage is full or blocked, only typed values are lost.
 */
export function runWithStorage<Result>(work: (storage: Storage) => Result): Result | null {
  try {
    return work(sessionStorage)
  } catch {
    return null
  }
}
