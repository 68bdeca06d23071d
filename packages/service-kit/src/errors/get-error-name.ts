import { isStorageUnavailable } from "../storage/is-storage-unavailable.ts"

/**
 * Returns a description of an error that contains no personal data, unlike its message: its code or name, or what
 * SQLite says in general about a file that it cannot write.
 */
export function getErrorName(error: unknown): string {
  if (!(error instanceof Error)) return "unknown"
  const { errstr, code, name } = error as Error & { errstr?: string; code?: string }
  return isStorageUnavailable(error) && errstr !== undefined ? errstr : (code ?? name)
}
