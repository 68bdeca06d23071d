import { ISLANDS_HEADER } from "./front-headers.ts"
import type { Publisher } from "./publisher.ts"
import { createSharedRequest, type RequestOptions } from "./question.ts"
import type { CachedResponse } from "./response-cache.ts"
import { readStream } from "./send.ts"
import type { Upstream, UpstreamRequest } from "./upstream.ts"

export interface SubstituteOptions {
  readonly upstream: Upstream
  readonly publisher: Publisher
  readonly retryPath: ((path: string) => string) | undefined
  readonly requesting: RequestOptions
}

/** The time in milliseconds for which a substitute is cached. After this time, the failed page is rendered again. */
const RETRIED_MS = 10_000

/**
 * Creates a function that renders a substitute for a failed page under another path. The substitute is cached for a
 * short time.
 */
export function createSubstituteRenderer({ upstream, publisher, retryPath, requesting }: SubstituteOptions) {
  return async (upstreamRequest: UpstreamRequest, path: string): Promise<CachedResponse | null> => {
    if (retryPath === undefined) return null
    const { path: visited, headers } = upstreamRequest
    const again = createSharedRequest({ path: visited, headers }, retryPath(path), requesting)
    // Scripts put isolated islands into the page, so they are used only when the whole page cannot be rendered.
    const alone = { ...again, headers: { ...again.headers, [ISLANDS_HEADER]: "alone" } }
    let reply = await upstream.send(again).catch(() => null)
    if (reply !== null && reply.status >= 500) {
      await reply.body.dump()
      reply = await upstream.send(alone).catch(() => null)
    }
    if (reply === null || reply.status !== 200) {
      await reply?.body.dump()
      return null
    }
    const rendered = publisher.keep(reply, await readStream(reply.body), upstreamRequest)
    return {
      ...rendered,
      headers: { ...rendered.headers, "cache-control": "no-store" },
      isSubstitute: true,
      freshUntil: Date.now() + RETRIED_MS,
    }
  }
}
