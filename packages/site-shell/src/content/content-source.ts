import { createContentHttp } from "@forecourt/api-clients/content"
import type { Http } from "@forecourt/api-clients/http"
import type { Environment } from "../environment.ts"
import { reportResponse, reportTrouble, type TroubleKind } from "./content-health.ts"

export interface Freshness {
  /** The cache tags of the page that sends the request. */
  readonly tags?: readonly string[]
  /** Seconds for which a response itself is kept; without it only the page is. */
  readonly keepSeconds?: number
}

/** The page gives up first, and says what it waited for. */
const AFTER_PAGE_MS = 1000
const RETRIES = 2
const MAX_DELAY_MS = 2000

/** The content platform as pages ask it: through the framework's `fetch`, which ties pages to tags. */
export function createContentSource({ content }: Environment, { tags = [], keepSeconds }: Freshness = {}): Http {
  const next = { tags: [...tags], ...(keepSeconds !== undefined && { revalidate: keepSeconds }) }
  // What is being written is seen at once.
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

/** A response that takes longer is worth no more than none: a page needs several, one after the other. */
const SLOW_MS = 2000

/**
 * Notes whether the platform answers, and in time. A cached response says nothing about the platform, its absence does.
 * Too busy, or stopping in the middle of a sentence, is no response.
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
 * Returns the problem of the whole platform that a status shows; `null` for none. All requests use one URL and one key:
 * a problem with either affects all of them.
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

/** Only what could be read to its end counts as a response. */
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

/** Errors in an answer may be about the one question, or about all: they say nothing good. */
function hasErrors(json: unknown): boolean {
  return typeof json === "object" && json !== null && "errors" in json
}

/** Reports a failure. A caller that stopped waiting early has learnt nothing about the platform. */
function reportFailure(error: unknown, began: number): void {
  const isGivenUp = error instanceof Error && /^(Timeout|Abort)Error$/.test(error.name)
  if (!isGivenUp) reportTrouble("unreachable")
  else if (isSlow(began)) reportTrouble("slow")
}

function isSlow(began: number): boolean {
  return performance.now() - began > SLOW_MS
}
