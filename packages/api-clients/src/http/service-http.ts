import { createHttp, type Http, type HttpOptions } from "./http.ts"

export { sendForwarded } from "./call.ts"
export { RejectedRequestError, type RejectedRequestErrorOptions } from "./rejected-request-error.ts"
export { openForwardedStream } from "./stream.ts"

/**
 * The part of a request in which credentials and other fields that must not be logged are sent. The query string is
 * only for services that do not support a body.
 */
export type CredentialsForm = "body" | "query"

export interface ServiceHttpOptions extends Pick<HttpOptions, "fetch" | "timeoutMs" | "retries" | "reconnects"> {
  /**
   * The URL of the service without a path. In a browser it is the URL of the site, which forwards calls to the service.
   */
  readonly url: string
  /**
   * The part of a request in which credentials and other fields that must not be logged are sent. Access logs contain
   * query strings, so `query` is only for services that do not support a body. @default "body"
   */
  readonly credentials?: CredentialsForm
  /** The API key that the service requires from a site. It is a secret and must remain on the server. */
  readonly apiKey?: string
  /** The IP address of the visitor for whom the site sends the call. */
  readonly forwardedFor?: string
  /** The host name of the calling site. The service uses it in its messages to visitors. */
  readonly forwardedHost?: string
  /**
   * The approximate pause before an interrupted stream is reopened, in milliseconds, which grows with each failure.
   * @default 500
   */
  readonly streamDelayMs?: number
  readonly language?: string
}

/**
 * A client for a service whose API is described by a contract. `credentials` determines whether credentials are sent in
 * the body or in the query string.
 */
export interface ServiceHttp extends Http {
  readonly credentials: CredentialsForm
  readonly streamDelayMs: number
}

const STREAM_DELAY_MS = 500

/**
 * The timeout for calls from a browser to its site. It is longer than the site's own timeout, so that the browser
 * receives the site's error response.
 */
const TIMEOUT_MS = 15_000

/**
 * Creates a client for a service. Browsers use it to call their site, and sites use it to call the service. Since the
 * data is personal, redirects are not followed, and only responses that the contract marks as cacheable are cached.
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
