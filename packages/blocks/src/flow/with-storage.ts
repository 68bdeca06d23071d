/**
 * Runs a function with the session storage. Returns `null` if the storage is full or blocked. Only the values that the
 * visitor has typed are then lost.
 */
export function runWithStorage<Result>(work: (storage: Storage) => Result): Result | null {
  try {
    return work(sessionStorage)
  } catch {
    return null
  }
}
