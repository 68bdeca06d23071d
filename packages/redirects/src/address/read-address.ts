export interface Address {
  /** The host in lower case, including the port if there is one. It is an empty string if only a path was given. */
  readonly host: string
  /** The protocol including its colon, for example `https:`, or an empty string. */
  readonly protocol: string
  readonly pathname: string
  /** The query string including its question mark, for example `?page=2`, or an empty string. */
  readonly search: string
}

/** Matches paths that must be parsed like a URL: paths with backslashes, blanks or dot segments such as `/../`. */
const UNSETTLED = /[^!-[\]-~\u0080-\uffff]|\/\.|%2e/i

/**
 * Parses a URL or a path. Returns `null` for a string that is neither of them. A string that starts with two slashes is
 * treated as a path.
 */
export function readAddress(url: URL | string): Address | null {
  if (typeof url === "string") return url.startsWith("/") ? readPath(url) : parseAddress(url, false)
  const { host, protocol, pathname, search } = url
  return { host, protocol, pathname: pathname === "" ? "/" : pathname, search }
}

function readPath(text: string): Address | null {
  const hash = text.indexOf("#")
  const whole = hash < 0 ? text : text.slice(0, hash)
  const mark = whole.indexOf("?")
  const pathname = mark < 0 ? whole : whole.slice(0, mark)
  if (UNSETTLED.test(pathname)) return parseAddress(`http://site.invalid${text}`, true)
  return { host: "", protocol: "", pathname, search: mark < 0 ? "" : whole.slice(mark) }
}

function parseAddress(text: string, isPath: boolean): Address | null {
  try {
    const { host, hostname, protocol, pathname, search } = new URL(text)
    if (isPath) return hostname === "site.invalid" ? { host: "", protocol: "", pathname, search } : null
    return { host, protocol, pathname: pathname === "" ? "/" : pathname, search }
  } catch {
    return null
  }
}
