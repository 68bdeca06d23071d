import { getForwardedValue } from "@forecourt/front/forwarded"

export interface VisitedUrlOptions {
  /**
   * The number of trusted proxies before the site. Only the headers that they set can determine the host and the
   * protocol.
   */
  readonly proxies: number
  /** The host when the request names no valid one. @default "localhost" */
  readonly usualHost?: string
}

export function getVisitedUrl(
  path: string,
  header: (name: string) => string | null | undefined,
  { proxies, usualHost = "localhost" }: VisitedUrlOptions,
): URL {
  const host = getForwardedValue(header("x-forwarded-host"), proxies) ?? header("host") ?? ""
  const protocol = getForwardedValue(header("x-forwarded-proto"), proxies) === "https" ? "https" : "http"
  const origin = `${protocol}://${/^[a-z0-9.-]+(:\d+)?$/i.test(host) ? host : usualHost}`
  // A path that begins with two slashes must not be parsed as a host.
  return new URL(origin + path)
}

/** Returns the URL that the visitor requested, given a request that Next.js or the front proxy received. */
export function getRequestUrl({ url, headers }: Pick<Request, "url" | "headers">, proxies: number): URL {
  const { pathname, search, host } = new URL(url)
  return getVisitedUrl(pathname + search, (name) => headers.get(name), { proxies, usualHost: host })
}
