import { createHttp, type Http, type HttpOptions } from "./http.ts"

export { sendForwarded } from "./call.ts"
export { RejectedRequestError, type RejectedRequestErrorOptions } from "./rejected-request-error.ts"
export { openForwardedStream } from "./stream.ts"

/**
 * The place of credentials and other fields that logs must not contain: in the body, or, for services that support no
 * other form, in the query.
 */
export type CredentialsForm = "body" | "query"

export interface ServiceHttpOptions extends Pick<HttpOptions, "fetch" | "timeoutMs" | "retries" | "reconnects"> {
  /** The address of the service without a path; in a browser the site's own address. */
  readonly url: string
  /**
   * The place of the fields that a contract allows in the query string. Access logs contain query strings, so `query`
   * is only for services that support no other form. @default "body"
   */
  readonly credentials?: CredentialsForm
  /** The API key that the service requires from a site. A secret: it stays on the server. */
  readonly apiKey?: string
  /** The IP address of the visitor for whom a site calls. */
  readonly forwardedFor?: string
  /** The host name of the calling site, which a service uses in messages to visitors. */
  readonly forwardedHost?: string
  /** The approximate pause before an interrupted stream is opened again; it grows with each failure. @default 500 */
  readonly streamDelayMs?: number
  /** The language of the service's messages for the visitor. */
  readonly language?: string
}

/** A client of a contract's service, with the place of credentials. */
export interface ServiceHttp extends Http {
  readonly credentials: CredentialsForm
  readonly streamDelayMs: number
}

const STREAM_DELAY_MS = 500

/**
 * The timeout in a browser. A site's timeout for its service is shorter, so that the site's error response arrives
 * first.
 */
const TIMEOUT_MS = 15_000

/**
 * Creates the client of a service, for a browser that calls its site and for a site that calls the service. Only
 * responses that the contract allows are cached, and no redirect is followed: the data is personal.
 */
export function createServiceHttp(
  service: string,
  options: ServiceHttpOptions,
  { apiKeyHeader = "x-api-key" }: { readonly apiKeyHeader?: string } = {},
): ServiceHttp {
  const {
    url,
    credentials = "body",
    apiKey,
    forwardedFor,
    forwardedHost,
    language,
    streamDelayMs = STREAM_DELAY_MS,
    fetch: ownFetch,
    ...others
  } = options
  const http = createHttp({
    timeoutMs: TIMEOUT_MS,
    ...others,
    service,
    endpoint: url.replace(/\/$/, ""),
    headers: {
      ...(apiKey !== undefined && { [apiKeyHeader]: apiKey }),
      ...(forwardedFor !== undefined && { "x-forwarded-for": forwardedFor }),
      ...(forwardedHost !== undefined && { "x-forwarded-host": forwardedHost }),
      ...(language !== undefined && { "accept-language": language }),
    },
    fetch: (input, init) => (ownFetch ?? fetch)(input, { cache: "no-store", ...init, redirect: "manual" }),
  })
  return { ...http, credentials, streamDelayMs }
}
