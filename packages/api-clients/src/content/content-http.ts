import { createHttp, type Http, type HttpOptions } from "../http/http.ts"

/** The kind of connection to a content platform: over the delivery network (`edge`), or to its own host (`local`). */
export type ContentMode = "edge" | "local"

export interface ContentHttpOptions
  extends Pick<HttpOptions, "fetch" | "timeoutMs" | "retries" | "reconnects" | "maxDelayMs" | "queueMs"> {
  /** The address of the platform, without a path. */
  readonly url: string
  readonly mode: ContentMode
  /** The identifier of the environment to read from; used over the delivery network. */
  readonly contextId: string
  /** The API key of the platform's own host. */
  readonly apiKey: string
}

const PATHS: Readonly<Record<ContentMode, string>> = {
  edge: "/v1/content/api/graphql/v1",
  local: "/sitecore/api/graph/edge",
}

/** Creates a client of the content platform's GraphQL endpoint, with the key that the mode requires. */
export function createContentHttp({ url, mode, contextId, apiKey, ...options }: ContentHttpOptions): Http {
  return createHttp({
    ...options,
    service: "content",
    endpoint: url.replace(/\/$/, "") + PATHS[mode],
    headers: mode === "edge" ? { "x-sitecore-contextid": contextId } : { sc_apikey: apiKey },
  })
}
