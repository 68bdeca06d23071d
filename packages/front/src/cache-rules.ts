import type { UpstreamResponse } from "./upstream.ts"

/**
 * The maximum time in milliseconds for which a cached response is used without a request to Next.js. It is short, since
 * such a request is fast and Next.js knows immediately if something has been published.
 */
const MAX_FRESH_MS = 5000

/** The minimum lifetime in seconds of an immutable file, which gets a new URL whenever its content changes. */
const IMMUTABLE_SECONDS = 24 * 60 * 60

/** Matches the names in the `Vary` header of Next.js that can be ignored, since they do not affect documents. */
const KNOWN_VARY = /^(rsc|next-[\w-]+|accept-encoding)$/

/** Returns true if a response may be stored in a shared cache (RFC 9111 §3). */
export function isStorable({ status, headers }: Pick<UpstreamResponse, "status" | "headers">): boolean {
  if (status !== 200 || headers["set-cookie"] !== undefined) return false
  const vary = toText(headers.vary).toLowerCase().split(/,\s*/).filter(Boolean)
  if (!vary.every((name) => KNOWN_VARY.test(name))) return false
  const directives = readDirectives(headers)
  return !["private", "no-store", "no-cache"].some((name) => directives.has(name)) && getSeconds(directives) > 0
}

export function getFreshMs(headers: UpstreamResponse["headers"]): number {
  const seconds = getSeconds(readDirectives(headers))
  return seconds >= IMMUTABLE_SECONDS ? seconds * 1000 : Math.min(seconds * 1000, MAX_FRESH_MS)
}

export function isImmutable(headers: UpstreamResponse["headers"]): boolean {
  return getSeconds(readDirectives(headers)) >= IMMUTABLE_SECONDS
}

/** Returns true if a response may be compressed (RFC 9110 §7.7). */
export function isTransformable(headers: UpstreamResponse["headers"]): boolean {
  return !readDirectives(headers).has("no-transform")
}

const DIRECTIVE = /([^\s,="]+)(?:\s*=\s*(?:"([^"]*)"|([^\s,"]*)))?/g

/** Returns the directives of `Cache-Control` (RFC 9111 §5.2) in lower case and without quotes. */
function readDirectives(headers: UpstreamResponse["headers"]): ReadonlyMap<string, string> {
  const directives = toText(headers["cache-control"]).matchAll(DIRECTIVE)
  return new Map([...directives].map(([, name = "", quoted, plain]) => [name.toLowerCase(), quoted ?? plain ?? ""]))
}

/**
 * Returns the lifetime of a response in seconds, or 0 if the response states none. `s-maxage` takes precedence over
 * `max-age`, as a shared cache requires (RFC 9111 §5.2.2.10).
 */
function getSeconds(directives: ReadonlyMap<string, string>): number {
  const seconds = directives.get("s-maxage") ?? directives.get("max-age") ?? ""
  return /^\d+$/.test(seconds) ? Number(seconds) : 0
}

export function toText(header: string | string[] | undefined): string {
  return Array.isArray(header) ? header.join(", ") : (header ?? "")
}

/** True if `If-None-Match` contains the ETag (weak comparison, RFC 9110 §8.8.3.2). */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  const removeWeakMark = (tag: string) => tag.trim().replace(/^W\//, "")
  return (
    ifNoneMatch.trim() === "*" || ifNoneMatch.split(",").some((tag) => removeWeakMark(tag) === removeWeakMark(etag))
  )
}

/**
 * True if the request has an `If-Match` header that does not match the ETag. The comparison is strong (RFC 9110
 * §13.1.1), so a weak ETag never matches.
 */
export function isOther(ifMatch: string | undefined, etag: string): boolean {
  if (ifMatch === undefined || ifMatch.trim() === "*") return false
  return etag.startsWith("W/") || !ifMatch.split(",").some((tag) => tag.trim() === etag)
}
