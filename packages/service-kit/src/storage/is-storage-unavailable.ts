/** The result codes of SQLite for a file that is read-only, fails, is full, or cannot be opened. */
const SQLITE_CODES: readonly number[] = [8, 10, 13, 14]

/** The Postgres codes for lost connections, full disks and shutdowns: https://www.postgresql.org/docs/current/errcodes-appendix.html. */
const POSTGRES_CODES = /^(?:08|53|57P)|^(?:25006|58030)$/

const NETWORK_CODES: readonly string[] = ["ECONNREFUSED", "ECONNRESET", "ENOSPC", "ETIMEDOUT"]

/**
 * Returns whether an error means that the storage cannot be written now, for example because its disk is full or its
 * database is down, so that the same request may succeed later.
 */
export function isStorageUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code = "", errcode = 0 } = error as { code?: string; errcode?: number }
  // The upper bytes of an extended result code contain details.
  if (code === "ERR_SQLITE_ERROR") return SQLITE_CODES.includes(errcode & 0xff)
  return POSTGRES_CODES.test(code) || NETWORK_CODES.includes(code)
}
