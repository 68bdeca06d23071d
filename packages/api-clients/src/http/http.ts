import { ApiError } from "./api-error.ts"
import { parseRetryAfter } from "./retry-after.ts"
import { waitFor } from "./wait.ts"

export { ApiError, type ApiErrorOptions } from "./api-error.ts"

export interface HttpOptions {
  /** Folder name of the service, for example `content`: the first word of its errors. */
  readonly service: string
  /** Address that the paths of requests are added to. */
  readonly endpoint: string
  /** Sent with every request to the endpoint's own origin, and to no other. */
  readonly headers?: Readonly<Record<string, string>>
  readonly fetch?: typeof fetch
  /** How long one attempt may take. @default 10000 */
  readonly timeoutMs?: number
  /** How often a request is repeated that may be. @default 3 */
  readonly retries?: number
  /**
   * Whether a request that may be repeated is sent once more at once when its connection is lost before a response, as
   * by a service that is restarted. For servers: a browser does not say what happened. @default false
   */
  readonly reconnects?: boolean
  /** The longest pause we are ready to make; a service that asks for more is not asked again. @default 8000 */
  readonly maxDelayMs?: number
  /**
   * How long we stand in line, in all, at a service that says when our turn is (429 with `Retry-After`): until then its
   * refusals are no attempts. The caller's signal may end it before. @default 0
   */
  readonly queueMs?: number
}

export interface HttpRequest {
  /** Function that asks, for error messages. @default the method */
  readonly operation?: string
  /** @default "GET", or "POST" with a body */
  readonly method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE"
  /** A list stands there once for each of its entries. */
  readonly query?: Readonly<Record<string, QueryValue | readonly QueryValue[] | undefined>>
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as JSON; bytes as they are, with the `content-type` of `headers`. */
  readonly body?: unknown
  readonly signal?: AbortSignal
  /** Whether the time for an attempt is for its headers alone: what follows may go on for hours. */
  readonly isStream?: boolean
  /** What `fetch` may take from a cache, and keep there. */
  readonly cache?: RequestCache
  /** Whether asking twice does no harm. @default true for GET, false for the others */
  readonly idempotent?: boolean
}

type QueryValue = string | number | boolean

/** A service's address with everything it takes to talk to it. */
export interface Http {
  readonly service: string
  /**
   * Sends a request; repeats it when the service is busy and asking twice does no harm.
   *
   * Every HTTP status is a response. No response, or none in time, throws an {@link ApiError};
   * an abort by the caller's signal throws that signal's reason.
   */
  request(path: string, request?: HttpRequest): Promise<Response>
}

const TIMEOUT_MS = 10_000
const RETRIES = 3
const MAX_DELAY_MS = 8000
const FIRST_DELAY_MS = 250

/** A service that says "now" again and again is left in the end, too. */
const LEAST_TURN_MS = 100

const TOO_MANY = 429

/** Statuses that pass: rate limits, gateways, and a content network that cannot reach its origin. */
const BUSY = new Set([TOO_MANY, 502, 503, 504, 520, 521, 522, 523, 524])

/** Codes of a connection that was refused, or closed before a response. A browser gives none. */
const LOST = /^(ECONN(REFUSED|RESET)|EPIPE|UND_ERR_SOCKET)$/

export function createHttp(options: HttpOptions): Http {
  const { service, retries = RETRIES, reconnects = false, maxDelayMs = MAX_DELAY_MS, queueMs = 0 } = options

  async function request(path: string, request: HttpRequest = {}): Promise<Response> {
    const { method = request.body === undefined ? "GET" : "POST", signal } = request
    const { operation = method, idempotent = method === "GET" } = request
    const attempts = idempotent ? retries + 1 : 1
    let attempt = 1
    let queuedMs = 0

    for (;;) {
      const sendNow = reconnects && idempotent && attempt === 1 ? sendTwice : sendOnce
      const outcome = await sendNow(options, path, { ...request, method })
      const turn = idempotent ? getRetryAfter(outcome) : null
      const isInLine = turn !== null && queuedMs + turn <= queueMs
      const pause = isInLine ? turn : attempt < attempts ? getPause(outcome, attempt) : null
      if (pause === null || pause > maxDelayMs) {
        if (outcome instanceof Response) return outcome
        throw new ApiError({ service, operation, status: null, ...toProblem(outcome), cause: outcome })
      }
      if (isInLine) queuedMs += Math.max(LEAST_TURN_MS, turn)
      else attempt += 1
      if (outcome instanceof Response) await outcome.body?.cancel()
      await waitFor(pause, signal)
    }
  }

  return { service, request }
}

/** One attempt, which is made again in the rest of its time when the connection is lost. */
async function sendTwice(options: HttpOptions, path: string, request: HttpRequest): Promise<Response | Error> {
  const { timeoutMs = TIMEOUT_MS } = options
  const startedAt = performance.now()
  const outcome = await sendOnce(options, path, request)
  const leftMs = Math.floor(timeoutMs - (performance.now() - startedAt))
  const { code } = (outcome as { readonly cause?: { readonly code?: string } }).cause ?? {}
  return leftMs > 0 && LOST.test(code ?? "") ? sendOnce({ ...options, timeoutMs: leftMs }, path, request) : outcome
}

/** One attempt: the response, or the error that stood in its way. */
async function sendOnce(options: HttpOptions, path: string, request: HttpRequest): Promise<Response | Error> {
  const { fetch: fetchNow = fetch, timeoutMs = TIMEOUT_MS } = options
  const { method = "GET", body, signal, cache, isStream = false } = request
  signal?.throwIfAborted()

  const url = buildUrl(options.endpoint, path, request.query)
  const own = url.origin === new URL(options.endpoint).origin ? options.headers : undefined
  const deadline = isStream ? createDeadline(timeoutMs) : { signal: AbortSignal.timeout(timeoutMs), end: () => {} }
  try {
    return await fetchNow(url, {
      method,
      headers: {
        accept: "application/json",
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...own,
        ...request.headers,
      },
      body: body instanceof Uint8Array ? (body as Uint8Array<ArrayBuffer>) : JSON.stringify(body),
      ...(cache !== undefined && { cache }),
      signal: signal ? AbortSignal.any([signal, deadline.signal]) : deadline.signal,
    })
  } catch (error) {
    signal?.throwIfAborted()
    return error instanceof Error ? error : new Error(String(error))
  } finally {
    deadline.end()
  }
}

/** A deadline that is kept until it is ended. */
function createDeadline(ms: number): { readonly signal: AbortSignal; readonly end: () => void } {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(new DOMException("No response in time.", "TimeoutError")), ms)
  return { signal: controller.signal, end: () => clearTimeout(timer) }
}

function buildUrl(endpoint: string, path: string, query: HttpRequest["query"] = {}): URL {
  const url = new URL(/^https?:\/\//i.test(path) ? path : endpoint.replace(/\/$/, "") + path)
  for (const [name, value] of Object.entries(query)) {
    for (const one of value === undefined ? [] : [value].flat()) url.searchParams.append(name, String(one))
  }
  return url
}

/** The pause before the next attempt, or `null` when another one is of no use. */
function getPause(outcome: Response | Error, attempt: number): number | null {
  const usual = FIRST_DELAY_MS * 2 ** (attempt - 1)
  if (outcome instanceof Error) return outcome.name === "TimeoutError" ? null : usual
  return BUSY.has(outcome.status) ? (parseRetryAfter(outcome.headers.get("retry-after")) ?? usual) : null
}

/** When a service that has too many callers lets us ask again, or `null` when it does not say so. */
function getRetryAfter(outcome: Response | Error): number | null {
  if (outcome instanceof Error || outcome.status !== TOO_MANY) return null
  return parseRetryAfter(outcome.headers.get("retry-after"))
}

function toProblem(error: Error): { problem?: string } {
  return error.name === "TimeoutError" ? { problem: "got no response in time" } : {}
}
