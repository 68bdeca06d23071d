import { createHttp, type Http, type HttpOptions } from "../http/http.ts"

export interface AuthoringHttpOptions
  extends Pick<HttpOptions, "fetch" | "timeoutMs" | "retries" | "reconnects" | "maxDelayMs"> {
  /** Address of the platform, without a path. */
  readonly url: string
  /** Lets its bearer write; a secret of servers. */
  readonly token: string
}

/** The content platform's authoring API, with the token of those who may write. */
export function createAuthoringHttp({ url, token, ...options }: AuthoringHttpOptions): Http {
  return createHttp({
    ...options,
    service: "authoring",
    endpoint: `${url.replace(/\/$/, "")}/authoring`,
    headers: { authorization: `Bearer ${token}` },
  })
}
