import { LRUCache } from "lru-cache"
import { type Encoding, encodeCached, SMALLEST_BYTES } from "./encoding.ts"
import { createFormLimit, MAX_FORMS } from "./form-limit.ts"
import type { UpstreamRequest } from "./upstream.ts"

export interface CachedResponse {
  readonly status: number
  /**
   * The headers that are the same for every encoding. When Next.js responds with 304, the headers in that response
   * replace the stored ones.
   */
  headers: Readonly<Record<string, string>>
  readonly body: Buffer
  readonly etag: string
  readonly upstreamEtag: string | undefined
  readonly isPage: boolean
  readonly isTransformable: boolean
  readonly isImmutable: boolean
  /** The request that is sent to Next.js again when the cached response must be revalidated. */
  readonly upstreamRequest: UpstreamRequest
  /** True if the response was rendered as a substitute for a failed page. */
  readonly isSubstitute?: boolean
  /** The timestamp in milliseconds until which the response is fresh. */
  freshUntil: number
}

interface Entry {
  readonly response: CachedResponse
  readonly encoded: Partial<Record<Encoding, Buffer>>
  readonly encoding: Partial<Record<Encoding, Promise<Buffer>>>
}

export interface KeepOptions {
  /** The maximum size of the cache. @default 128 MiB */
  readonly maxBytes?: number
  /**
   * Returns the page of which a cache key is a variant, or `null` for any other key. The number of variants is
   * unlimited, so only some of them are cached for each page.
   * @default no variants
   */
  readonly pageOf?: ((key: string) => string | null) | undefined
}

const MAX_BYTES = 128 * 1024 * 1024
const ENTRY_BYTES = 4096

/** Creates the cache for responses. When the cache is full, the least recently used response is evicted. */
export function createResponseCache({ maxBytes = MAX_BYTES, pageOf = () => null }: KeepOptions = {}) {
  const forms = createFormLimit(MAX_FORMS)
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ response, encoded }) =>
      Object.values(encoded).reduce((bytes, { length }) => bytes + length, ENTRY_BYTES + response.body.length),
    dispose(_, key, reason) {
      const page = reason === "set" ? null : pageOf(key)
      if (page !== null) forms.forget(page, key)
    },
  })

  /**
   * Records the use of a variant. If the page now has too many cached variants, the least recently used one is evicted.
   */
  function use(key: string): void {
    const page = pageOf(key)
    const outdone = page === null ? null : forms.use(page, key)
    if (outdone !== null) entries.delete(outdone)
  }

  return {
    find(key: string): CachedResponse | undefined {
      const entry = entries.get(key)
      if (entry !== undefined) use(key)
      return entry?.response
    },
    set(key: string, response: CachedResponse): void {
      entries.set(key, { response, encoded: {}, encoding: {} })
      if (entries.has(key)) use(key)
    },
    delete: (key: string): void => void entries.delete(key),

    /**
     * Returns the body in the given encoding. Each body is compressed only once for all requests. Short bodies are not
     * compressed.
     */
    async encode(key: string, response: CachedResponse, encoding: Encoding): Promise<Buffer> {
      const isSent = encoding === "identity" || !response.isTransformable || response.body.length < SMALLEST_BYTES
      if (isSent) return response.body
      const entry = entries.peek(key)
      if (entry?.response !== response) return encodeCached(response.body, encoding)
      const done = entry.encoded[encoding]
      if (done !== undefined) return done
      entry.encoding[encoding] ??= Promise.resolve(encodeCached(response.body, encoding)).then((body) => {
        entry.encoded[encoding] = body
        // Measured again, unless another version has replaced it meanwhile.
        if (entries.peek(key)?.response === response) entries.set(key, { ...entry })
        return body
      })
      return entry.encoding[encoding]
    },

    getEncoded: (key: string, encoding: Encoding): Buffer | undefined => entries.peek(key)?.encoded[encoding],

    /**
     * Returns the keys of all responses that may change when content is published, starting with the most recently used
     * response.
     */
    changeable: (): string[] =>
      [...entries.entries()].flatMap(([key, { response }]) => (response.isImmutable ? [] : [key])),

    hasPages: (): boolean => [...entries.values()].some(({ response }) => response.isPage),

    get bytes(): number {
      return entries.calculatedSize
    },
  }
}

export type ResponseCache = ReturnType<typeof createResponseCache>
