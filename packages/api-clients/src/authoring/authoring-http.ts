import { createHttp, type Http, type HttpOptions } from "../http/http.ts"

export interface AuthoringHttpOptions
  extends Pick<HttpOptions, "fetch" | "timeoutMs" | "retries" | "reconnects" | "maxDelayMs"> {
  /** The URL of the platform, without a path. */
  readonly url: string
  /** The bearer token with write access. It is a secret and must remain on the server. */
  readonly token: string
}

/** Creates a client for the content platform's authoring API. */
export function createAuthoringHttp({ url, token, ...options }: AuthoringHttpOptions): Http {
  return createHttp({
    ...options,
    service: "authoring",
    endpoint: `${url.replace(/\/$/, "")}/authoring`,
    headers: { authorization: `Bearer ${token}` },
  })
}
