import type { Readable } from "node:stream"
import { setTimeout as wait } from "node:timers/promises"
import { Pool } from "undici"

/** A response from the Next.js server. */
export interface UpstreamResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Readable & {
    readonly dump: () => Promise<void>
    readonly text: () => Promise<string>
    readonly json: () => Promise<unknown>
  }
}

export interface UpstreamRequest {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body?: Readable
  readonly signal?: AbortSignal
  /** True if the response is a stream. The connection then remains open as long as the stream is read. */
  readonly isStream?: boolean
}

/** The connection from the front proxy to the Next.js server behind it. */
export interface Upstream {
  readonly send: (upstreamRequest: UpstreamRequest) => Promise<UpstreamResponse>
  readonly close: () => Promise<void>
}

export interface UpstreamOptions {
  /** The maximum time in milliseconds to wait for the Next.js server while it is starting. */
  readonly patienceMs?: number
  /**
   * The maximum number of requests that may wait for Next.js at the same time. A request is counted until its response
   * starts to arrive.
   */
  readonly connections?: number
}

/**
 * The default for `patienceMs`. Next.js restarts within one or two seconds, and a visitor waits at most three seconds
 * for a 503 response.
 */
const PATIENCE_MS = 2500
const RETRY_DELAY_MS = 100
/** The maximum time in milliseconds without any data. It is longer than any page or image needs. */
const SILENCE_MS = 60_000
const CONNECTIONS = 64

/** The error codes of requests that were not sent and can therefore be retried safely. */
const NOT_THERE = new Set(["ECONNREFUSED", "ECONNRESET", "UND_ERR_SOCKET", "EPIPE"])

/**
 * Creates a client for the Next.js server that reuses its connections. While the server is starting, `GET` and `HEAD`
 * requests are retried.
 */
export function createUpstream(
  origin: string,
  { patienceMs = PATIENCE_MS, connections = CONNECTIONS }: UpstreamOptions = {},
): Upstream {
  const patience = { headersTimeout: SILENCE_MS, bodyTimeout: SILENCE_MS }
  const pool = new Pool(origin, { connections: null, ...patience })
  const turns = createQueue(connections)
  // Each stream has a separate connection, which is not reused.
  const streams = new Pool(origin, { connections: null, pipelining: 0, ...patience })

  async function sendRequest({
    method,
    path,
    headers,
    body,
    signal,
    isStream = false,
  }: UpstreamRequest): Promise<UpstreamResponse> {
    const until = Date.now() + patienceMs
    const isRepeatable = method === "GET" || method === "HEAD"
    for (;;) {
      try {
        const question = {
          method,
          path,
          headers: { ...headers },
          ...(body !== undefined && { body }),
          ...(signal !== undefined && { signal }),
        }
        const {
          statusCode,
          headers: said,
          body: text,
        } = await (isStream ? streams.request(question) : turns(() => pool.request(question)))
        return { status: statusCode, headers: said, body: text }
      } catch (error) {
        if (!isRepeatable || !isNotThere(error) || Date.now() > until || signal?.aborted) throw error
        await wait(RETRY_DELAY_MS)
      }
    }
  }
  return { send: sendRequest, close: async () => void (await Promise.all([pool.destroy(), streams.destroy()])) }
}

function createQueue(most: number) {
  const waiting: (() => void)[] = []
  let busy = 0
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (busy < most) busy += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next === undefined) busy -= 1
      else next()
    }
  }
}

function isNotThere(error: unknown): boolean {
  return error instanceof Error && "code" in error && NOT_THERE.has(String(error.code))
}
