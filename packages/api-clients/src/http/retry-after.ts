/**
 * Converts the value of a `Retry-After` header, which is a number of seconds or an HTTP date, to milliseconds. Returns
 * `null` if the header is missing or has an unknown format.
 */
export function parseRetryAfter(header: string | null, now: number = Date.now()): number | null {
  if (header === null) return null
  const text = header.trim()
  if (/^\d+$/.test(text)) return Number(text) * 1000

  const date = /\d{4}/.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(date) ? null : Math.max(0, date - now)
}
