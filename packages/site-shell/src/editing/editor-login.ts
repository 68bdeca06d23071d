import { escapeXml } from "@forecourt/contracts/escape-xml"
import { networkOf } from "@forecourt/contracts/network-of"
import { readText } from "@forecourt/contracts/read-body"
import type { Environment } from "../environment.ts"
import { visitedUrl } from "../proxy/visited-url.ts"
import { MAX_BODY_MS, refuseBody } from "../refuse-body.ts"
import { isOwnRequest, ownPath } from "../visitor/is-own-request.ts"
import { visitorAddress } from "../visitor/visitor-address.ts"
import { wantedLanguage } from "../visitor/wanted-language.ts"
import { editorCookie, LEFT_COOKIE } from "./editor-session.ts"
import { loginTexts } from "./login-texts.ts"
import { type SecretLimit, secretLimit } from "./secret-limit.ts"
import { isSameSecret } from "./secrets.ts"

/** Where an editor comes in, and goes out again. */
export const LOGIN_PATH = "/api/edit/session"

const MAX_BYTES = 4096

/** The form's sheet, for the policy of sites takes no style but from files. */
const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
main { max-width: 22rem; margin: 15vh auto 0; padding: 0 1rem }
h1 { font-size: 1.5rem; line-height: 1.2 }
input, button { box-sizing: border-box; width: 100%; min-height: 2.75rem; padding: 0 .75rem; font: inherit }
[role=alert] { padding: .5rem .75rem; border-inline-start: .25rem solid #c62828 }
`

export interface LoginOptions {
  readonly languages: readonly string[]
  readonly environment: Environment
  /** The limit of wrong keys, shared with the other routes that check the same secret. */
  readonly limit?: SecretLimit
}

/**
 * The login of the editor: a form that asks for the key, and a session of half an hour for whoever has it. `?leave`
 * ends the session; so does `?refused`, for whoever the content platform let down. Works without scripts.
 */
export function editorLogin({
  languages,
  environment,
  limit = secretLimit(),
}: LoginOptions): (request: Request) => Promise<Response> {
  return async (request) => {
    const url = new URL(request.url)
    const language = wantedLanguage(request.headers, languages)
    const to = ownPath(url.searchParams.get("to") ?? "") ?? "/"
    if (request.method === "GET") {
      if (url.searchParams.has("style")) return new Response(STYLE, { headers: { "content-type": "text/css" } })
      if (url.searchParams.has("leave")) return leadTo(to, LEFT_COOKIE)
      if (!url.searchParams.has("refused")) return loginPage(200, language, { to })
      return loginPage(200, language, { to, problem: "refused", cookie: LEFT_COOKIE })
    }
    const { proxies, editing } = environment
    const { host } = visitedUrl(url.pathname, (name) => request.headers.get(name), { proxies, usualHost: url.host })
    if (!isOwnRequest(request.headers, host))
      return new Response("Only pages of this site may send this.\n", { status: 403 })
    const text = await readText(request, { maxBytes: MAX_BYTES, maxMs: MAX_BODY_MS })
    if (typeof text === "number") return refuseBody(text)

    const fields = new URLSearchParams(text)
    const target = ownPath(fields.get("to") ?? "") ?? "/"
    const network = networkOf(visitorAddress(request.headers, environment))
    if (limit.waitMs(network) > 0) return loginPage(429, language, { to: target, problem: "tooMany" })
    if (!isSameSecret(fields.get("key"), editing.secret)) {
      limit.countWrong(network)
      return loginPage(401, language, { to: target, problem: "wrong" })
    }
    return leadTo(target, editorCookie(editing.secret))
  }
}

/** Where the login sends whoever the content platform refuses a page, and which one. */
export function refusedAt(path: string): string {
  return `${LOGIN_PATH}?refused&to=${encodeURIComponent(path)}`
}

/** Leads to a page of the site, in the letters of addresses. What that makes of a path must stay one, too. */
function leadTo(path: string, cookie: string): Response {
  const { pathname, search } = new URL(path, "http://site.invalid")
  const location = ownPath(pathname + search) ?? "/"
  return new Response(null, { status: 303, headers: privately({ location, "set-cookie": cookie }) })
}

interface LoginPage {
  readonly to: string
  readonly problem?: "wrong" | "tooMany" | "refused"
  readonly cookie?: string
}

function loginPage(status: number, language: string, { to, problem, cookie }: LoginPage): Response {
  const text = loginTexts(language)
  const message = problem === undefined ? "" : `<p role="alert">${escapeXml(text[problem])}</p>`
  const html = `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeXml(text.title)}</title>
<link rel="stylesheet" href="${LOGIN_PATH}?style">
<main>
<h1>${escapeXml(text.title)}</h1>
${message}
<form method="post" action="${LOGIN_PATH}">
<input type="hidden" name="to" value="${escapeXml(to)}">
<p><label for="key">${escapeXml(text.key)}</label><input id="key" name="key" type="password" autocomplete="current-password" required></p>
<p><button>${escapeXml(text.enter)}</button></p>
</form>
</main>
</html>
`
  const headers = { "content-type": "text/html; charset=utf-8", ...(cookie !== undefined && { "set-cookie": cookie }) }
  return new Response(html, { status, headers: privately(headers) })
}

function privately(headers: Readonly<Record<string, string>>): Record<string, string> {
  return {
    ...headers,
    "cache-control": "private, no-store",
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex",
  }
}
