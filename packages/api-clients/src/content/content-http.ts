import { createHttp, type Http, type HttpOptions } from "../http/http.ts"

/**
 * The kind of connection to a content platform: via its delivery network (`edge`) or directly to its host (`local`).
 */
export type ContentMode = "edge" | "local"

export interface ContentHttpOptions
  extends Pick<HttpOptions, "fetch" | "timeoutMs" | "retries" | "reconnects" | "maxDelayMs" | "queueMs"> {
  /** The URL of the platform, without a path. */
  readonly url: string
  readonly mode: ContentMode
  /** The identifier of the environment to read from. It is used only in the mode `edge`. */
  readonly contextId: string
  /** The API key of the platform's host. It is used only in the mode `local`. */
  readonly apiKey: string
}

const PATHS: Readonly<Record<ContentMode, string>> = {
  edge: "/v1/content/api/graphql/v1",
  local: "/sitecore/api/graph/edge",
}

/**
 * Creates a client for the content platform's GraphQL endpoint. The path of the endpoint and the authentication header
 * depend on `mode`.
 */
export function createContentHttp({ url, mode, contextId, apiKey, ...options }: ContentHttpOptions): Http {
  return createHttp({
    ...options,
    service: "content",
    endpoint: url.replace(/\/$/, "") + PATHS[mode],
    headers: mode === "edge" ? { "x-sitecore-contextid": contextId } : { sc_apikey: apiKey },
  })
}
