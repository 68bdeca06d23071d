import { createHttp, type Http, type HttpOptions } from "./http.ts"

export { sendForwarded } from "./call.ts"
export { ServiceRefusal, type ServiceRefusalOptions } from "./service-refusal.ts"
export { openForwardedStream } from "./stream.ts"

/**
 * The place of the fields that logs must not contain: in the body, or, where a service knows no other form, in the
 * query.
 */
export type CredentialsForm = "body" | "query"

export interface ServiceHttpOptions extends Pick<HttpOptions, "fetch" | "timeoutMs" | "retries" | "reconnects"> {
  /** Address of the service, without a path; in a browser the site's own. */
  readonly url: string
  /**
   * The place of the fields that a contract allows in the query string. Logs of others contain query strings, so
   * that form is only for services that know no other. @default "body"
   */
  readonly credentials?: CredentialsForm
  /** The API key that the service requires from a site. A secret: it stays on the server. */
  readonly apiKey?: string
  /** Address of the visitor for whom a site calls. */
  readonly forwardedFor?: string
  /** Host name of the site that calls: a service names it in what it sends to visitors. */
  readonly forwardedHost?: string
  /** About how long a stream that broke off waits before it is opened again; longer each time. @default 500 */
  readonly streamDelayMs?: number
  /** Language of the service's words for the visitor. */
  readonly language?: string
}

/** A service of a contract, and the form it wants credentials in. */
export interface ServiceHttp extends Http {
  readonly credentials: CredentialsForm
  readonly streamDelayMs: number
}

const STREAM_DELAY_MS = 500

/** A site waits for its service a little less: its words for the visitor then come before this is over. */
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
