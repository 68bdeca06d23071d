/** Returns `null` if the storage is full or blocked, which only loses typed values. */
export function runWithStorage<Result>(work: (storage: Storage) => Result): Result | null {
  try {
    return work(sessionStorage)
  } catch {
    return null
  }
}
