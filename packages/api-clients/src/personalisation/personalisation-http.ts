import { createHttp, type Http, type HttpOptions } from "../http/http.ts"

export interface PersonalisationHttpOptions extends Pick<HttpOptions, "fetch" | "timeoutMs"> {
  /** Address of the service, without a path. */
  readonly url: string
  /** Names the environment that events are counted in. A secret: it stays on the server. */
  readonly contextId: string
}

/** The personalisation service, with the context it asks for. */
export function createPersonalisationHttp({ url, contextId, ...options }: PersonalisationHttpOptions): Http {
  return createHttp({
    ...options,
    service: "personalisation",
    endpoint: url.replace(/\/$/, ""),
    headers: { "x-sitecore-contextid": contextId },
  })
}
