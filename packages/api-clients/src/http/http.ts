import { ApiError } from "./api-error.ts"
import { parseRetryAfter } from "./retry-after.ts"
import { waitFor } from "./wait.ts"

export { ApiError, type ApiErrorOptions } from "./api-error.ts"

export interface HttpOptions {
  /** The service's folder name, for example `content`. Error messages start with this name. */
  readonly service: string
  readonly endpoint: string
  /**
   * The headers that are sent with every request to the origin of the endpoint. They are never sent to another origin.
   */
  readonly headers?: Readonly<Record<string, string>>
  readonly fetch?: typeof fetch
  /** The timeout of one attempt in milliseconds. @default 10000 */
  readonly timeoutMs?: number
  /** The maximum number of retries of an idempotent request. @default 3 */
  readonly retries?: number
  /**
   * True to retry an idempotent request once, and immediately, when its connection is lost before a response, for
   * example because the service restarts. For servers only, since browsers do not report the cause. @default false
   */
  readonly reconnects?: boolean
  /**
   * The maximum pause before a retry, in milliseconds. If the service requires a longer pause, the request is not
   * retried. @default 8000
   */
  readonly maxDelayMs?: number
  /**
   * The total time to wait for a service that responds 429 with `Retry-After`, in milliseconds. During this time, 429
   * responses do not count as attempts. The caller's signal can end the wait earlier. @default 0
   */
  readonly queueMs?: number
}

export interface HttpRequest {
  /** The name of the calling function, for error messages. @default the method */
  readonly operation?: string
  /** The HTTP method. @default "GET", or "POST" with a body */
  readonly method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE"
  /** The query parameters. If a value is a list, the parameter is repeated for each item. */
  readonly query?: Readonly<Record<string, QueryValue | readonly QueryValue[] | undefined>>
  readonly headers?: Readonly<Record<string, string>>
  /** The body, which is sent as JSON. Binary data is sent unchanged, with the `content-type` from `headers`. */
  readonly body?: unknown
  readonly signal?: AbortSignal
  /**
   * True when the response is a stream that may stay open for hours. The timeout then applies only to the response
   * headers.
   */
  readonly isStream?: boolean
  readonly cache?: RequestCache
  /** True when the request can be retried safely. @default true for GET, false for the others */
  readonly idempotent?: boolean
}

type QueryValue = string | number | boolean

/** An HTTP client for one service. Its settings, such as the headers and the timeout, apply to every request. */
export interface Http {
  readonly service: string
  /**
   * Sends a request, and retries an idempotent request when the service is busy. Returns the response for every HTTP
   * status, including errors. A missing or late response throws an {@link ApiError}. An abort by the caller's signal
   * throws that signal's reason.
   */
  request(path: string, request?: HttpRequest): Promise<Response>
}

const TIMEOUT_MS = 10_000
const RETRIES = 3
const MAX_DELAY_MS = 8000
const FIRST_DELAY_MS = 250

/**
 * The minimum pause in milliseconds before a request is repeated after a 429 response. It prevents requests in quick
 * succession if the service sends `Retry-After: 0`.
 */
const LEAST_TURN_MS = 100

const TOO_MANY = 429

/** The statuses of temporary failures, including those of a CDN that cannot reach its origin. */
const BUSY = new Set([TOO_MANY, 502, 503, 504, 520, 521, 522, 523, 524])

/** Matches a connection that was refused or was closed before a response. Browsers do not report these codes. */
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

/** Sends a request. If the connection is lost, sends the request once more within the same timeout. */
async function sendTwice(options: HttpOptions, path: string, request: HttpRequest): Promise<Response | Error> {
  const { timeoutMs = TIMEOUT_MS } = options
  const startedAt = performance.now()
  const outcome = await sendOnce(options, path, request)
  const leftMs = Math.floor(timeoutMs - (performance.now() - startedAt))
  const { code } = (outcome as { readonly cause?: { readonly code?: string } }).cause ?? {}
  return leftMs > 0 && LOST.test(code ?? "") ? sendOnce({ ...options, timeoutMs: leftMs }, path, request) : outcome
}

async function sendOnce(options: HttpOptions, path: string, request: HttpRequest): Promise<Response | Error> {
  const { fetch: fetchNow = fetch, timeoutMs = TIMEOUT_MS } = options
  const { method = "GET", body, signal, cache, isStream = false } = request
  signal?.throwIfAborted()

  const url = buildUrl(options.endpoint, path, request.query)
  const endpointHeaders = url.origin === new URL(options.endpoint).origin ? options.headers : undefined
  const deadline = isStream ? createDeadline(timeoutMs) : { signal: AbortSignal.timeout(timeoutMs), end: () => {} }
  try {
    return await fetchNow(url, {
      method,
      headers: {
        accept: "application/json",
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...endpointHeaders,
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

function createDeadline(ms: number): { readonly signal: AbortSignal; readonly end: () => void } {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(new DOMException("No response in time.", "TimeoutError")), ms)
  return { signal: controller.signal, end: () => clearTimeout(timer) }
}

function buildUrl(endpoint: string, path: string, query: HttpRequest["query"] = {}): URL {
  const url = new URL(/^https?:\/\//i.test(path) ? path : endpoint.replace(/\/$/, "") + path)
  for (const [name, value] of Object.entries(query)) {
    for (const item of value === undefined ? [] : [value].flat()) url.searchParams.append(name, String(item))
  }
  return url
}

/**
 * Returns the pause before the next attempt, or `null` if the request must not be retried, for example after a timeout
 * or a 404.
 */
function getPause(outcome: Response | Error, attempt: number): number | null {
  const usual = FIRST_DELAY_MS * 2 ** (attempt - 1)
  if (outcome instanceof Error) return outcome.name === "TimeoutError" ? null : usual
  return BUSY.has(outcome.status) ? (parseRetryAfter(outcome.headers.get("retry-after")) ?? usual) : null
}

function getRetryAfter(outcome: Response | Error): number | null {
  if (outcome instanceof Error || outcome.status !== TOO_MANY) return null
  return parseRetryAfter(outcome.headers.get("retry-after"))
}

function toProblem(error: Error): { problem?: string } {
  return error.name === "TimeoutError" ? { problem: "got no response in time" } : {}
}
