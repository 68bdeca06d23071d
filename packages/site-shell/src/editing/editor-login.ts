import { escapeXml } from "@forecourt/contracts/escape-xml"
import { getNetwork } from "@forecourt/contracts/get-network"
import { readText } from "@forecourt/contracts/read-body"
import type { Environment } from "../environment.ts"
import { getRequestUrl } from "../proxy/visited-url.ts"
import { createBodyRefusal, MAX_BODY_MS } from "../refuse-body.ts"
import { isOwnRequest, toOwnPath } from "../visitor/is-own-request.ts"
import { getVisitorAddress } from "../visitor/visitor-address.ts"
import { selectLanguage } from "../visitor/wanted-language.ts"
import { createEditorCookie, LEFT_COOKIE } from "./editor-session.ts"
import { getLoginTexts } from "./login-texts.ts"
import { createSecretLimit, type SecretLimit } from "./secret-limit.ts"
import { isSameSecret } from "./secrets.ts"

export const LOGIN_PATH = "/api/edit/session"

const MAX_BYTES = 4096

/**
 * The style sheet of the login form. It is served as a file because the Content Security Policy forbids inline styles.
 */
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
  readonly limit?: SecretLimit
}

/**
 * Creates the login form of the site's editor, which works without JavaScript. The query parameters `?leave` and
 * `?refused` end the session.
 */
export function createEditorLogin({
  languages,
  environment,
  limit = createSecretLimit(),
}: LoginOptions): (request: Request) => Promise<Response> {
  return async (request) => {
    const url = new URL(request.url)
    const language = selectLanguage(request.headers, languages)
    const to = toOwnPath(url.searchParams.get("to") ?? "") ?? "/"
    if (request.method === "GET") {
      if (url.searchParams.has("style")) return new Response(STYLE, { headers: { "content-type": "text/css" } })
      if (url.searchParams.has("leave")) return createRedirect(to, LEFT_COOKIE)
      if (!url.searchParams.has("refused")) return createLoginPage(200, language, { to })
      return createLoginPage(200, language, { to, problem: "refused", cookie: LEFT_COOKIE })
    }
    const { proxies, editing } = environment
    const { host } = getRequestUrl(request, proxies)
    if (!isOwnRequest(request.headers, host))
      return new Response("Only pages of this site may send this.\n", { status: 403 })
    const text = await readText(request, { maxBytes: MAX_BYTES, maxMs: MAX_BODY_MS })
    if (typeof text === "number") return createBodyRefusal(text)

    const fields = new URLSearchParams(text)
    const target = toOwnPath(fields.get("to") ?? "") ?? "/"
    const network = getNetwork(getVisitorAddress(request.headers, environment))
    if (limit.waitMs(network) > 0) return createLoginPage(429, language, { to: target, problem: "tooMany" })
    if (!isSameSecret(fields.get("key"), editing.secret)) {
      limit.countWrong(network)
      return createLoginPage(401, language, { to: target, problem: "wrong" })
    }
    return createRedirect(target, createEditorCookie(editing.secret))
  }
}

export function buildRefusedAddress(path: string): string {
  return `${LOGIN_PATH}?refused&to=${encodeURIComponent(path)}`
}

/**
 * Creates a redirect. The path is checked again after it has been encoded. If it could lead to another site, the
 * redirect leads to the home page instead.
 */
function createRedirect(path: string, cookie: string): Response {
  const { pathname, search } = new URL(path, "http://site.invalid")
  const location = toOwnPath(pathname + search) ?? "/"
  return new Response(null, { status: 303, headers: toPrivateHeaders({ location, "set-cookie": cookie }) })
}

interface LoginPage {
  readonly to: string
  readonly problem?: "wrong" | "tooMany" | "refused"
  readonly cookie?: string
}

function createLoginPage(status: number, language: string, { to, problem, cookie }: LoginPage): Response {
  const text = getLoginTexts(language)
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
  return new Response(html, { status, headers: toPrivateHeaders(headers) })
}

function toPrivateHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  return {
    ...headers,
    "cache-control": "private, no-store",
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex",
  }
}
