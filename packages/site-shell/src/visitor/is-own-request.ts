/**
 * Returns whether a request was sent by a page of this site, as stated by the browser in the `Sec-Fetch-Site`, `Origin`
 * or `Referer` header. A request without these headers does not count, so that other clients cannot change a visitor's
 * choice.
 */
export function isOwnRequest(headers: Headers, host: string): boolean {
  const fetchSite = headers.get("sec-fetch-site")
  if (fetchSite !== null) return fetchSite === "same-origin"
  return getHost(headers.get("origin") ?? headers.get("referer")) === host
}

export function getOwnReferrer(headers: Headers, host: string): string | null {
  const referrer = headers.get("referer")
  if (referrer === null || getHost(referrer) !== host) return null
  const { pathname, search } = new URL(referrer)
  return toOwnPath(pathname + search)
}

/**
 * Returns a path if it cannot lead to another host, neither as it is nor after it has been resolved as a URL. Returns
 * `null` for any other path.
 */
export function toOwnPath(path: string): string | null {
  if (!/^\/(?!\/)[^\s\\]*$/.test(path)) return null
  return new URL(path, "http://own.invalid").pathname.startsWith("//") ? null : path
}

function getHost(address: string | null): string | null {
  return address !== null && URL.canParse(address) ? new URL(address).host : null
}
