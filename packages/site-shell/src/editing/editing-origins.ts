/** Returns true if a request has no `Origin` header, or if the header contains the origin of an allowed editor. */
export function isAllowedOrigin(origin: string | null, origins: readonly string[]): boolean {
  return origin === null || origins.includes(origin)
}

export function createCorsHeaders(origin: string | null, origins: readonly string[]): Record<string, string> {
  if (origin === null || !origins.includes(origin)) return { vary: "Origin" }
  return {
    vary: "Origin",
    "access-control-allow-origin": origin,
    "access-control-allow-methods": "GET, OPTIONS",
    "access-control-allow-headers": "authorization, content-type",
  }
}

export function formatFrameAncestors(origins: readonly string[]): string {
  return `frame-ancestors ${["'self'", ...origins].join(" ")}`
}
