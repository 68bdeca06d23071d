import type { UpstreamResponse } from "./upstream.ts"

/**
 * How long a response may be given to others without asking Next again: never longer than this, because Next is near and
 * knows at once what was published.
 */
const MAX_FRESH_MS = 5000

/** Files whose address changes with their content. */
const IMMUTABLE_SECONDS = 24 * 60 * 60

/** What Next's pages vary by that a visitor's request for a document never has. */
const KNOWN_VARY = /^(rsc|next-[\w-]+|accept-encoding)$/

/** Whether a response may be cached for everyone (RFC 9111 §3, as a shared cache reads it). */
export function isStorable({ status, headers }: Pick<UpstreamResponse, "status" | "headers">): boolean {
  if (status !== 200 || headers["set-cookie"] !== undefined) return false
  const vary = toText(headers.vary).toLowerCase().split(/,\s*/).filter(Boolean)
  if (!vary.every((name) => KNOWN_VARY.test(name))) return false
  const directives = readDirectives(headers)
  return !["private", "no-store", "no-cache"].some((name) => directives.has(name)) && getSeconds(directives) > 0
}

/** Milliseconds for which nobody needs to ask Next again. */
export function getFreshMs(headers: UpstreamResponse["headers"]): number {
  const seconds = getSeconds(readDirectives(headers))
  return seconds >= IMMUTABLE_SECONDS ? seconds * 1000 : Math.min(seconds * 1000, MAX_FRESH_MS)
}

/** Whether publishing cannot change what stands at an address. */
export function isImmutable(headers: UpstreamResponse["headers"]): boolean {
  return getSeconds(readDirectives(headers)) >= IMMUTABLE_SECONDS
}

/** Whether a response may be compressed on its way (RFC 9110 §7.7). */
export function isTransformable(headers: UpstreamResponse["headers"]): boolean {
  return !readDirectives(headers).has("no-transform")
}

const DIRECTIVE = /([^\s,="]+)(?:\s*=\s*(?:"([^"]*)"|([^\s,"]*)))?/g

/** Reads `Cache-Control`: names in lower case, values without quotes (RFC 9111 §5.2). */
function readDirectives(headers: UpstreamResponse["headers"]): ReadonlyMap<string, string> {
  const directives = toText(headers["cache-control"]).matchAll(DIRECTIVE)
  return new Map([...directives].map(([, name = "", quoted, plain]) => [name.toLowerCase(), quoted ?? plain ?? ""]))
}

/** Shared caches go by `s-maxage` where it is said (RFC 9111 §5.2.2.10). */
function getSeconds(directives: ReadonlyMap<string, string>): number {
  const seconds = directives.get("s-maxage") ?? directives.get("max-age") ?? ""
  return /^\d+$/.test(seconds) ? Number(seconds) : 0
}

export function toText(header: string | string[] | undefined): string {
  return Array.isArray(header) ? header.join(", ") : (header ?? "")
}

/** Whether a visitor has this very version already (weak comparison, RFC 9110 §8.8.3.2). */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  const removeWeakMark = (tag: string) => tag.trim().replace(/^W\//, "")
  return (
    ifNoneMatch.trim() === "*" || ifNoneMatch.split(",").some((tag) => removeWeakMark(tag) === removeWeakMark(etag))
  )
}

/** Whether a visitor means another version (strong comparison, RFC 9110 §13.1.1): a weak tag names none for certain. */
export function isOther(ifMatch: string | undefined, etag: string): boolean {
  if (ifMatch === undefined || ifMatch.trim() === "*") return false
  return etag.startsWith("W/") || !ifMatch.split(",").some((tag) => tag.trim() === etag)
}
