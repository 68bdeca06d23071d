import { type Answer, type Ask, header } from "./exchange.ts"

/** What a script on another origin may send; anything else stays with callers that are no browsers. */
const TAKEN_HEADERS = [
  "content-type",
  "sc_apikey",
  "x-sitecore-contextid",
  "sc_editmode",
  "sc_previewmode",
  "sc_layoutkind",
  "sc_site",
  "sc_variant",
]
const SHOWN_HEADERS = ["retry-after", "x-rate-limit-limit", "x-rate-limit-remaining", "x-rate-limit-reset"]
const REMEMBERED_SECONDS = 600

/** Any origin; still without credentials, which nothing here knows: a key is all that counts. */
export const ANY_ORIGIN = "*"

/** Lets scripts on pages of the configured origins read an answer. To all others browsers show nothing. */
export function shared(ask: Ask, answer: Answer, origins: readonly string[]): Answer {
  return { ...answer, headers: { ...answer.headers, ...sharing(ask, origins) } }
}

/** Answers a browser that asks on behalf of a script whether it may ask. */
export function preflight(ask: Ask, origins: readonly string[]): Answer {
  const allowed = sharing(ask, origins)
  if (allowed["access-control-allow-origin"] === undefined) return { status: 204, headers: allowed }
  return {
    status: 204,
    headers: {
      ...allowed,
      "access-control-allow-methods": "GET, POST",
      "access-control-allow-headers": TAKEN_HEADERS.join(", "),
      "access-control-max-age": String(REMEMBERED_SECONDS),
    },
  }
}

function sharing(ask: Ask, origins: readonly string[]): Readonly<Record<string, string>> {
  const exposed = { "access-control-expose-headers": SHOWN_HEADERS.join(", ") }
  if (origins.includes(ANY_ORIGIN)) return { "access-control-allow-origin": ANY_ORIGIN, ...exposed }
  const origin = header(ask, "origin")
  if (!origins.includes(origin)) return { vary: "Origin" }
  return { "access-control-allow-origin": origin, ...exposed, vary: "Origin" }
}
