/**
 * Returns true if a request was sent by a page of this site. Returns false if the headers that browsers send are
 * missing, so that no other client can change a visitor's choice.
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

/** Returns the path, or `null` if the path could lead to another host when it is resolved as a URL. */
export function toOwnPath(path: string): string | null {
  if (!/^\/(?!\/)[^\s\\]*$/.test(path)) return null
  return new URL(path, "http://own.invalid").pathname.startsWith("//") ? null : path
}

function getHost(address: string | null): string | null {
  return address !== null && URL.canParse(address) ? new URL(address).host : null
}
