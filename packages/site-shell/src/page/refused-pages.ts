/**
 * The number of milliseconds for which a failed page is not read again. After an error, Next.js reads the page once
 * more for its `<head>`.
 */
const KEEP_MS = 1000
const MAX_PAGES = 1000

export function createRefusals(now: () => number = Date.now) {
  const kept = new Map<string, { readonly error: Error; readonly until: number }>()

  return {
    find(page: string): Error | null {
      const refusal = kept.get(page)
      return refusal !== undefined && refusal.until > now() ? refusal.error : null
    },

    keep(page: string, error: Error): void {
      kept.delete(page)
      kept.set(page, { error, until: now() + KEEP_MS })
      for (const [oldest, { until }] of kept) {
        if (until > now() && kept.size <= MAX_PAGES) break
        kept.delete(oldest)
      }
    },
  }
}
