import { getForwardedValue } from "@forecourt/front/forwarded"

export interface VisitedUrlOptions {
  /** How many servers of ours stand before the site: only what they said of host and protocol is believed. */
  readonly proxies: number
  /** For a request that names none that could be one. */
  readonly usualHost?: string
}

/** The address as the visitor wrote it: with the host and protocol they asked for, also behind servers of ours. */
export function getVisitedUrl(
  path: string,
  header: (name: string) => string | null | undefined,
  { proxies, usualHost = "localhost" }: VisitedUrlOptions,
): URL {
  const host = getForwardedValue(header("x-forwarded-host"), proxies) ?? header("host") ?? ""
  const protocol = getForwardedValue(header("x-forwarded-proto"), proxies) === "https" ? "https" : "http"
  const origin = `${protocol}://${/^[a-z0-9.-]+(:\d+)?$/i.test(host) ? host : usualHost}`
  // A path that begins with two slashes must not become a host.
  return new URL(origin + path)
}
