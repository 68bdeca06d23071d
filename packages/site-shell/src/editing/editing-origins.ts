/** Whether a request may come from where it comes from: from no page at all, or from an editor we know. */
export function isAllowedOrigin(origin: string | null, origins: readonly string[]): boolean {
  return origin === null || origins.includes(origin)
}

/** Lets a known editor read the response from its own pages. */
export function createCorsHeaders(origin: string | null, origins: readonly string[]): Record<string, string> {
  if (origin === null || !origins.includes(origin)) return { vary: "Origin" }
  return {
    vary: "Origin",
    "access-control-allow-origin": origin,
    "access-control-allow-methods": "GET, OPTIONS",
    "access-control-allow-headers": "authorization, content-type",
  }
}

/** Who may show an edited page in a frame. */
export function formatFrameAncestors(origins: readonly string[]): string {
  return `frame-ancestors ${["'self'", ...origins].join(" ")}`
}
