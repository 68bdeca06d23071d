/**
 * How long a service asks us to wait, from its `Retry-After` header: seconds or an HTTP date.
 * Returns `null` when it does not say, or says it in no form we know.
 */
export function parseRetryAfter(header: string | null, now: number = Date.now()): number | null {
  if (header === null) return null
  const text = header.trim()
  if (/^\d+$/.test(text)) return Number(text) * 1000

  const date = /\d{4}/.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(date) ? null : Math.max(0, date - now)
}
