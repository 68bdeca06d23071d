import { setTimeout as wait } from "node:timers/promises"
import { isStorable } from "./cache-rules.ts"
import type { FrontReport } from "./front.ts"
import type { Publisher } from "./publisher.ts"
import type { CachedResponse, ResponseCache } from "./response-cache.ts"
import { readStream } from "./send.ts"
import type { Upstream, UpstreamRequest } from "./upstream.ts"

export interface RefresherOptions {
  readonly cache: ResponseCache
  readonly upstream: Upstream
  readonly publisher: Publisher
  readonly report: (report: FrontReport) => void
  readonly retry: (upstreamRequest: UpstreamRequest, path: string) => Promise<CachedResponse | null>
}

/**
 * The header with the state of the ISR cache of Next.js. The value `STALE` means that a newer version is being
 * rendered.
 */
const STALE_HEADER = "x-nextjs-cache"
const ROUNDS = 20
const PAUSE_MS = 100
const FAILED_MS = 5000

/**
 * Creates functions that update cached pages in the background. A page that Next.js cannot render stays in the cache.
 */
export function createRefresher({ cache, upstream, publisher, report, retry }: RefresherOptions) {
  const running = new Map<string, Promise<void>>()

  function refresh(key: string): Promise<void> {
    const known = running.get(key)
    if (known !== undefined) return known
    const refreshing = runRefresh(key)
      .catch((error: unknown) => {
        reportFailure(key, error instanceof Error ? error.message : String(error))
      })
      .finally(() => running.delete(key))
    running.set(key, refreshing)
    return refreshing
  }

  async function runRefresh(key: string): Promise<void> {
    for (let round = 0; round < ROUNDS; round += 1) {
      const response = cache.find(key)
      if (response === undefined || !(await fetchAgain(key, response))) return
      await wait(PAUSE_MS)
    }
  }

  /** Requests a page again. Returns true if Next.js is rendering a newer version of the page. */
  async function fetchAgain(key: string, known: CachedResponse): Promise<boolean> {
    const { upstreamRequest, upstreamEtag, isSubstitute } = known
    const validator = upstreamEtag !== undefined && !isSubstitute && { "if-none-match": upstreamEtag }
    const response = await upstream.send({ ...upstreamRequest, headers: { ...upstreamRequest.headers, ...validator } })
    const { status, headers, body } = response
    if (status === 304) publisher.update(known, response)
    else if (isStorable(response)) cache.set(key, publisher.keep(response, await readStream(body), upstreamRequest))
    else if (status >= 500) await replaceSubstitute(key, known, status)
    else cache.delete(key)
    await body.dump()
    return headers[STALE_HEADER] === "STALE"
  }

  async function replaceSubstitute(key: string, known: CachedResponse, status: number): Promise<void> {
    const again = known.isSubstitute ? await retry(known.upstreamRequest, key) : null
    if (again === null) reportFailure(key, `Next answered ${status}. The cached page stays.`)
    else cache.set(key, again)
  }

  function reportFailure(key: string, message: string): void {
    const response = cache.find(key)
    if (response !== undefined) response.freshUntil = Date.now() + FAILED_MS
    report({ event: "page-not-refreshed", message, path: response?.upstreamRequest.path ?? key })
  }

  return {
    refresh,

    /**
     * Requests all pages again that may have changed because content was published. The pages are requested one after
     * the other, starting with the most recently used page.
     */
    async refreshAll(): Promise<void> {
      const keys = cache.changeable()
      for (const key of keys) {
        const response = cache.find(key)
        if (response !== undefined) response.freshUntil = 0
      }
      for (const key of keys) await refresh(key)
    },
  }
}
