import { getDayInZone } from "@forecourt/calendar"
import { readText } from "@forecourt/contracts/read-body"
import {
  CONSENT_COOKIE,
  formatConsent,
  PURPOSES,
  type Purpose,
  readConsent,
  selectPurposes,
} from "../consent/consent-cookie.ts"
import { createBodyRefusal, MAX_BODY_MS } from "../refuse-body.ts"
import { getOwnReferrer, toOwnPath } from "./is-own-request.ts"
import { MAX_BYTES } from "./visitor-limits.ts"

/** The number of seconds after which the consent banner is shown again. */
export const CONSENT_SECONDS = 180 * 24 * 60 * 60

/** Matches the cookies of third-party tags, which are removed when consent is withdrawn. */
const TAG_COOKIES = /^(_ga|_gid|_gat|_gcl|_fbp|_fbc|_uet)/

const NO_STORE = { "cache-control": "no-store" }

export async function handleConsent(request: Request, url: URL, timeZone: string): Promise<Response> {
  if (request.method !== "POST") return new Response(null, { status: 303, headers: { location: "/" } })
  const text = await readText(request, { maxBytes: MAX_BYTES, maxMs: MAX_BODY_MS })
  if (typeof text === "number") return createBodyRefusal(text)
  const form = new URLSearchParams(text)
  const version = Number(form.get("version"))
  const purposes = parsePurposes(form)
  if (!Number.isInteger(version) || version < 1 || purposes === null)
    return new Response("This is no answer.\n", { status: 400, headers: NO_STORE })

  const headers = new Headers(NO_STORE)
  const value = formatConsent({ version, day: getDayInZone(timeZone, Date.now()).replaceAll("-", ""), purposes })
  const secure = url.protocol === "https:" ? "; Secure" : ""
  headers.append("set-cookie", `${CONSENT_COOKIE}=${value}; Path=/; Max-Age=${CONSENT_SECONDS}; SameSite=Lax${secure}`)
  if (!purposes.includes("statistics") || !purposes.includes("marketing")) removeTagCookies(request, url, headers)

  headers.set("location", getOwnReferrer(request.headers, url.host) ?? toOwnPath(form.get("path") ?? "") ?? "/")
  return new Response(null, { status: 303, headers })
}

export function handleConsentStyle(request: Request, url: URL): Response {
  const consent = readConsent(request.headers.get("cookie"))
  const isCurrent = consent !== null && String(consent.version) === url.searchParams.get("version")
  const css = isCurrent
    ? "#consent:not(:target){display:none}:root body{padding-block-end:0}"
    : "/* There is no answer yet. */"
  return new Response(css, {
    headers: { "content-type": "text/css; charset=utf-8", "cache-control": "private, no-store", vary: "cookie" },
  })
}

function parsePurposes(form: URLSearchParams): readonly Purpose[] | null {
  switch (form.get("choice")) {
    case "all":
      return PURPOSES
    case "none":
      return []
    case "some":
      return selectPurposes(form.getAll("purpose"))
    default:
      return null
  }
}

/**
 * Removes the cookies of third-party tags. They are removed for each parent domain of the host, since they may have
 * been set for any of these domains.
 */
function removeTagCookies(request: Request, { hostname }: URL, headers: Headers): void {
  const names = (request.headers.get("cookie") ?? "").split(";").map((cookie) => cookie.split("=")[0]?.trim() ?? "")
  const levels = hostname.split(".")
  const domains = levels.slice(0, -1).map((_, index) => `; Domain=${levels.slice(index).join(".")}`)
  for (const name of names.filter((name) => TAG_COOKIES.test(name)))
    for (const domain of ["", ...domains]) headers.append("set-cookie", `${name}=; Path=/; Max-Age=0${domain}`)
}
