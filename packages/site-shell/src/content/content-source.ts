import { createContentHttp } from "@forecourt/api-clients/content"
import type { Http } from "@forecourt/api-clients/http"
import type { Environment } from "../environment.ts"
import { reportResponse, reportTrouble, type TroubleKind } from "./content-health.ts"

export interface Freshness {
  readonly tags?: readonly string[]
  /** The number of seconds for which the response itself is cached. If omitted, only the page is cached. */
  readonly keepSeconds?: number
}

/**
 * The time in milliseconds by which the timeout of a request exceeds the timeout of the page. The page times out first,
 * so that it can report the missing part.
 */
const AFTER_PAGE_MS = 1000
const RETRIES = 2
const MAX_DELAY_MS = 2000

/**
 * Creates the client with which pages send requests to the content platform. The client uses the framework's `fetch`,
 * which associates pages with cache tags.
 */
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

/** The time in milliseconds above which a response counts as slow. A page needs several responses in sequence. */
const SLOW_MS = 2000

/**
 * Creates a `fetch` that records whether the platform responds, and how fast. A cached response says nothing about the
 * platform, but a missing response does. A 429 or an incomplete body counts as no response.
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
 * Returns the problem with the whole platform that a status indicates, or `null`. All requests use one URL and one key,
 * so a problem with either affects all of them.
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

/**
 * Returns whether a response contains errors. The errors may affect only this query or all queries, so the response
 * does not count as a success.
 */
function hasErrors(json: unknown): boolean {
  return typeof json === "object" && json !== null && "errors" in json
}

/** Reports a failure. An early abort by the caller says nothing about the platform. */
function reportFailure(error: unknown, began: number): void {
  const isGivenUp = error instanceof Error && /^(Timeout|Abort)Error$/.test(error.name)
  if (!isGivenUp) reportTrouble("unreachable")
  else if (isSlow(began)) reportTrouble("slow")
}

function isSlow(began: number): boolean {
  return performance.now() - began > SLOW_MS
}
