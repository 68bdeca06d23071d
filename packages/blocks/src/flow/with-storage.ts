/**
 * Runs a function on the session storage. Returns `null` on an error: if the storage is full or blocked, only the
 * values that the visitor has typed are lost.
 */
export function runWithStorage<Result>(work: (storage: Storage) => Result): Result | null {
  try {
    return work(sessionStorage)
  } catch {
    return null
  }
}
