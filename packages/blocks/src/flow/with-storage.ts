/** Runs a function on the storage and ignores errors: a full or forbidden storage loses only typed values. */
export function runWithStorage<Result>(work: (storage: Storage) => Result): Result | null {
  try {
    return work(sessionStorage)
  } catch {
    return null
  }
}
