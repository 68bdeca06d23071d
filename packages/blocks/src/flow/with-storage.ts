/** A storage that is full or forbidden costs the visitor some typing, and nothing else. */
export function withStorage<Result>(work: (storage: Storage) => Result): Result | null {
  try {
    return work(sessionStorage)
  } catch {
    return null
  }
}
