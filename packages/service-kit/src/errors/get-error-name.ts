/**
 * Returns a description of an error that contains no personal data, unlike its message. The `errstr` of an error of
 * SQLite is the general description of its code.
 */
export function getErrorName(error: unknown): string {
  if (!(error instanceof Error)) return "unknown"
  const { errstr, code, name } = error as Error & { errstr?: string; code?: string }
  return errstr ?? code ?? name
}
