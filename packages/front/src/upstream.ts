import type { Readable } from "node:stream"
import { setTimeout as wait } from "node:timers/promises"
import { Pool } from "undici"

/** What Next answered. */
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
  /** Whether the response goes on for as long as somebody reads it. */
  readonly isStream?: boolean
}

/** The Next behind the front. */
export interface Upstream {
  readonly send: (upstreamRequest: UpstreamRequest) => Promise<UpstreamResponse>
  readonly close: () => Promise<void>
}

export interface UpstreamOptions {
  /** How long somebody waits for a Next that is starting, in milliseconds. */
  readonly patienceMs?: number
  /** How many requests wait for Next's response at a time; what is on its way to a visitor is none of them. */
  readonly connections?: number
}

/** One that starts again takes a second or two; nobody is told to come back later than after three. */
const PATIENCE_MS = 2500
const AGAIN_MS = 100
/** Longer than any page or picture takes. */
const SILENCE_MS = 60_000
const CONNECTIONS = 64

/** The connection was refused or closed before anything was asked, so asking again does no harm. */
const NOT_THERE = new Set(["ECONNREFUSED", "ECONNRESET", "UND_ERR_SOCKET", "EPIPE"])

/** Keeps connections to Next open, and waits for a while for one that is just starting. */
export function createUpstream(
  origin: string,
  { patienceMs = PATIENCE_MS, connections = CONNECTIONS }: UpstreamOptions = {},
): Upstream {
  const patience = { headersTimeout: SILENCE_MS, bodyTimeout: SILENCE_MS }
  const pool = new Pool(origin, { connections: null, ...patience })
  const turns = createQueue(connections)
  // Streams have connections of their own, which nobody uses after them.
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
        await wait(AGAIN_MS)
      }
    }
  }
  return { send: sendRequest, close: async () => void (await Promise.all([pool.destroy(), streams.destroy()])) }
}

/** Lets so many wait for something at a time, the others in the order in which they came. */
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
