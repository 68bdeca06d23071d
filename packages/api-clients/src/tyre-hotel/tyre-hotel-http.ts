import { createHttp, type Http, type HttpOptions, type HttpRequest } from "../http/http.ts"

/** How plates, credentials and codes travel. Spec 3 §7.3. */
export type CredentialsForm = "body" | "query"

export interface TyreHotelHttpOptions extends Pick<HttpOptions, "fetch" | "timeoutMs" | "retries"> {
  /** Address of the service, without a path; in a browser the site's own. */
  readonly url: string
  /**
   * How plates, credentials and codes travel. Logs of others keep query strings, so the specification's form is only
   * for services that know no other. @default "body"
   */
  readonly credentials?: CredentialsForm
  /** What the service asks of a site. A secret: it stays on the server. */
  readonly apiKey?: string
  /** Address of the visitor for whom a site asks. */
  readonly forwardedFor?: string
  /** Host name of the site for which it asks: a code that is sent names it, and browsers offer the code there alone. */
  readonly forwardedHost?: string
  /** Language of the service's words for the visitor. */
  readonly language?: string
}

/** The tyre hotel's service, and the form it wants credentials in. */
export interface TyreHotelHttp extends Http {
  readonly credentials: CredentialsForm
}

/** A site waits for its service a little less: its words for the visitor then come before this is over. */
const TIMEOUT_MS = 15_000

/**
 * The tyre hotel's service, as a browser asks its site and as the site asks the service.
 *
 * Nothing is cached, and no answer leads elsewhere: what is asked is personal.
 */
export function createTyreHotelHttp(options: TyreHotelHttpOptions): TyreHotelHttp {
  const {
    url,
    credentials = "body",
    apiKey,
    forwardedFor,
    forwardedHost,
    language,
    fetch: ownFetch,
    ...others
  } = options
  const http = createHttp({
    timeoutMs: TIMEOUT_MS,
    ...others,
    service: "tyre-hotel",
    endpoint: url.replace(/\/$/, ""),
    headers: {
      ...(apiKey !== undefined && { "x-api-key": apiKey }),
      ...(forwardedFor !== undefined && { "x-forwarded-for": forwardedFor }),
      ...(forwardedHost !== undefined && { "x-forwarded-host": forwardedHost }),
      ...(language !== undefined && { "accept-language": language }),
    },
    fetch: (input, init) => (ownFetch ?? fetch)(input, { ...init, cache: "no-store", redirect: "manual" }),
  })
  return { ...http, credentials }
}

/** Puts what must not be read along the way where the service wants it. */
export function carry(
  { credentials }: TyreHotelHttp,
  fields: Readonly<Record<string, string>>,
  queryMethod: "GET" | "POST",
): Pick<HttpRequest, "method" | "query" | "body"> {
  return credentials === "query" ? { method: queryMethod, query: fields } : { method: "POST", body: fields }
}
