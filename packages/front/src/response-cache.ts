import { LRUCache } from "lru-cache"
import { type Encoding, encodeCached, SMALLEST_BYTES } from "./encoding.ts"
import { createFormLimit, MAX_FORMS } from "./form-limit.ts"
import type { UpstreamRequest } from "./upstream.ts"

/** A response that is the same for everyone, with what was worked out about it. */
export interface CachedResponse {
  readonly status: number
  /** What is said whatever the encoding. A 304 from Next replaces what it names. */
  headers: Readonly<Record<string, string>>
  readonly body: Buffer
  readonly etag: string
  /** The validator under which Next knows it. */
  readonly upstreamEtag: string | undefined
  readonly isPage: boolean
  /** Whether it may be compressed. */
  readonly isTransformable: boolean
  /** Whether publishing cannot change it. */
  readonly isImmutable: boolean
  /** How Next is asked for it again. */
  readonly upstreamRequest: UpstreamRequest
  /** Whether it stands in for a page that failed, and a better one is wanted. */
  readonly isSubstitute?: boolean
  /** Until when nobody asks Next again, in milliseconds since 1970. */
  freshUntil: number
}

interface Entry {
  readonly response: CachedResponse
  readonly encoded: Partial<Record<Encoding, Buffer>>
  readonly encoding: Partial<Record<Encoding, Promise<Buffer>>>
}

export interface KeepOptions {
  /** @default 128 MiB */
  readonly maxBytes?: number
  /** Of which page a key is one of endlessly many forms; `null` for what is one of its own. @default none is */
  readonly pageOf?: ((key: string) => string | null) | undefined
}

const MAX_BYTES = 128 * 1024 * 1024
/** What an entry weighs beside its bodies. */
const ENTRY_BYTES = 4096

/** Answers in memory, with their compressed forms; the ones not asked for longest go when it grows too big. */
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

  /** Makes room for a form of a page that has too many. */
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

    /** The body in an encoding: compressed once, however many ask. Short ones stay as they are. */
    async encode(key: string, response: CachedResponse, encoding: Encoding): Promise<Buffer> {
      const isSent = encoding === "identity" || !response.isTransformable || response.body.length < SMALLEST_BYTES
      if (isSent) return response.body
      const entry = entries.peek(key)
      if (entry?.response !== response) return encodeCached(response.body, encoding)
      const done = entry.encoded[encoding]
      if (done !== undefined) return done
      entry.encoding[encoding] ??= Promise.resolve(encodeCached(response.body, encoding)).then((body) => {
        entry.encoded[encoding] = body
        // Weighed again, unless another version has taken its place meanwhile.
        if (entries.peek(key)?.response === response) entries.set(key, { ...entry })
        return body
      })
      return entry.encoding[encoding]
    },

    /** The compressed body if it is there already. */
    encoded: (key: string, encoding: Encoding): Buffer | undefined => entries.peek(key)?.encoded[encoding],

    /** Keys of what publishing may change, the most recently used first. */
    changeable: (): string[] =>
      [...entries.entries()].flatMap(([key, { response }]) => (response.isImmutable ? [] : [key])),

    hasPages: (): boolean => [...entries.values()].some(({ response }) => response.isPage),

    get bytes(): number {
      return entries.calculatedSize
    },
  }
}

export type ResponseCache = ReturnType<typeof createResponseCache>
