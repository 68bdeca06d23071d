import { createContentHttp } from "@forecourt/api-clients/content"
import type { Http } from "@forecourt/api-clients/http"
import type { Environment } from "../environment.ts"
import { reportResponse, reportTrouble, type TroubleKind } from "./content-health.ts"

export interface Freshness {
  readonly tags?: readonly string[]
  /**
   * The number of seconds for which the response is cached. If omitted, the response is cached only as part of the
   * page.
   */
  readonly keepSeconds?: number
}

/**
 * The number of milliseconds by which a request may take longer than the page that sends it. The page therefore times
 * out first and can report the missing part.
 */
const AFTER_PAGE_MS = 1000
const RETRIES = 2
const MAX_DELAY_MS = 2000

/** Creates the HTTP client for the platform with the `fetch` of Next.js, so that responses get cache tags. */
export function createContentSource({ content }: Environment, { tags = [], keepSeconds }: Freshness = {}): Http {
  const next = { tags: [...tags], ...(keepSeconds !== undefined && { revalidate: keepSeconds }) }
  // In development, changed content is shown immediately.
  const freshness = process.env.NODE_ENV === "development" ? { cache: "no-store" } : { next }
  return createContentHttp({
    ...content,
    timeoutMs: content.patienceMs + AFTER_PAGE_MS,
    retries: RETRIES,
    maxDelayMs: MAX_DELAY_MS,
    queueMs: content.patienceMs,
    fetch: createWatchedFetch(
      (input, init) => fetch(input, { ...init, ...freshness } as RequestInit),
      keepSeconds === undefined,
    ),
  })
}

/**
 * The response time in milliseconds above which the platform counts as slow. A page needs several responses in
 * sequence.
 */
const SLOW_MS = 2000

/**
 * Creates a `fetch` function that records problems of the platform. A cached response does not prove that the platform
 * works.
 */
function createWatchedFetch(send: typeof fetch, isDirect: boolean): typeof fetch {
  return async (input, init) => {
    const began = performance.now()
    try {
      const response = await send(input, init)
      const trouble = getTrouble(response.status)
      if (trouble === null) watchBody(response, { began, isDirect })
      else reportTrouble(trouble)
      return response
    } catch (error) {
      reportFailure(error, began)
      throw error
    }
  }
}

/**
 * Returns the problem that an HTTP status indicates, or `null` if there is none. All requests use the same URL and API
 * key, so a problem with one request is a problem with the platform.
 */
function getTrouble(status: number): TroubleKind | null {
  switch (status) {
    case 401:
    case 403:
      return "refusing the key"
    case 404:
      return "not found"
    case 429:
      return "unreachable"
    default:
      return status >= 500 ? "unreachable" : null
  }
}

interface SentRequest {
  readonly began: number
  readonly isDirect: boolean
}

function watchBody(response: Response, { began, isDirect }: SentRequest): void {
  const read = response.json.bind(response)
  response.json = async () => {
    try {
      const json = await read()
      if (isSlow(began)) reportTrouble("slow")
      else if (isDirect && !hasErrors(json)) reportResponse()
      return json
    } catch (error) {
      reportFailure(error, began)
      throw error
    }
  }
}

function hasErrors(json: unknown): boolean {
  return typeof json === "object" && json !== null && "errors" in json
}

/**
 * Records a failed request. If the caller aborted the request, it is recorded only if the wait was so long that the
 * platform counts as slow.
 */
function reportFailure(error: unknown, began: number): void {
  const isGivenUp = error instanceof Error && /^(Timeout|Abort)Error$/.test(error.name)
  if (!isGivenUp) reportTrouble("unreachable")
  else if (isSlow(began)) reportTrouble("slow")
}

function isSlow(began: number): boolean {
  return performance.now() - began > SLOW_MS
}
