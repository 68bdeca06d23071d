import { createContentHttp } from "@forecourt/api-clients/content"
import type { Http } from "@forecourt/api-clients/http"
import type { Environment } from "../environment.ts"
import { noteAnswer, noteSilence } from "./content-health.ts"

export interface Freshness {
  /** What makes the page stale that asks this way. */
  readonly tags?: readonly string[]
  /** Seconds for which an answer itself is kept; without it only the page is. */
  readonly keepSeconds?: number
}

/** A page must not wait long for its content: behind it stands the last good one. */
const TIMEOUT_MS = 6000
const RETRIES = 2
const MAX_DELAY_MS = 2000

/** The content platform as pages ask it: through the framework's `fetch`, which ties pages to tags. */
export function contentSource({ content }: Environment, { tags = [], keepSeconds }: Freshness = {}): Http {
  const next = { tags: [...tags], ...(keepSeconds !== undefined && { revalidate: keepSeconds }) }
  return createContentHttp({
    ...content,
    timeoutMs: TIMEOUT_MS,
    retries: RETRIES,
    maxDelayMs: MAX_DELAY_MS,
    fetch: watched((input, init) => fetch(input, { ...init, next } as RequestInit), keepSeconds === undefined),
  })
}

/**
 * Notes whether the platform answers. A kept answer says nothing about the platform, its absence does. Too busy, or
 * stopping in the middle of a sentence, is no answer.
 */
function watched(send: typeof fetch, isDirect: boolean): typeof fetch {
  return async (input, init) => {
    try {
      const response = await send(input, init)
      if (response.status >= 500 || response.status === TOO_MANY) noteSilence()
      else watchBody(response, isDirect)
      return response
    } catch (error) {
      noteSilence()
      throw error
    }
  }
}

const TOO_MANY = 429

/** Only what could be read to its end counts as an answer. */
function watchBody(response: Response, isDirect: boolean): void {
  const read = response.json.bind(response)
  response.json = async () => {
    try {
      const json = await read()
      if (isDirect) noteAnswer()
      return json
    } catch (error) {
      noteSilence()
      throw error
    }
  }
}
