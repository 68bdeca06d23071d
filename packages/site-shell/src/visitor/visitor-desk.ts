import { createHash } from "node:crypto"
import { createPersonalisationHttp } from "@forecourt/api-clients/personalisation"
import { CONSENT_PATH, CONSENT_STYLE_PATH } from "../consent/consent-paths.ts"
import type { Environment } from "../environment.ts"
import { answerConsent, answerConsentStyle } from "./answer-consent.ts"
import { pageViewDesk } from "./answer-page-view.ts"
import { isOwnRequest } from "./is-own-request.ts"
import { VISITOR_SCRIPT_PATH, visitorScript } from "./visitor-script.ts"

const PAGE_VIEW_PATH = "/visitor/page-view"

/** The service is told behind the visitor's back; it need not be fast, but it must not pile up. */
const TIMEOUT_MS = 5000

const PATHS: ReadonlySet<string> = new Set([VISITOR_SCRIPT_PATH, CONSENT_STYLE_PATH, CONSENT_PATH, PAGE_VIEW_PATH])

/** Whether the desk answers an address, with or without its query string. */
export function isVisitorPath(path: string): boolean {
  return PATHS.has(path.replace(/[?#].*$/, ""))
}

/** Answers what is between one visitor and the site; `null` for everything else. */
export type VisitorDesk = (request: Request, url: URL) => Promise<Response | null>

/**
 * Consent and what depends on it. Answered before the framework: one page view in two would otherwise be drawn twice as
 * dear.
 */
export function visitorDesk(
  site: { readonly name: string },
  { personalisation }: Pick<Environment, "personalisation">,
): VisitorDesk {
  const script = visitorScript()
  const version = `"${createHash("sha256").update(script).digest("base64url")}"`
  const answerPageView = pageViewDesk(site, createPersonalisationHttp({ ...personalisation, timeoutMs: TIMEOUT_MS }))

  return async (request, url) => {
    switch (url.pathname) {
      case VISITOR_SCRIPT_PATH:
        return answerScript(request, script, version)
      case CONSENT_STYLE_PATH:
        return answerConsentStyle(request, url)
      case CONSENT_PATH:
        return refused(request, url) ?? answerConsent(request, url)
      case PAGE_VIEW_PATH:
        return refused(request, url) ?? answerPageView(request)
      default:
        return null
    }
  }
}

function refused(request: Request, url: URL): Response | null {
  if (request.method !== "POST" || isOwnRequest(request.headers, url.host)) return null
  return new Response("Only pages of this site may send this.\n", { status: 403 })
}

/** The same for everyone, and new at once when it changes. */
function answerScript(request: Request, script: string, version: string): Response {
  const headers = {
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "public, max-age=3600, stale-while-revalidate=86400",
    etag: version,
  }
  const isKnown = (request.headers.get("if-none-match") ?? "").includes(version)
  return new Response(isKnown ? null : script, { status: isKnown ? 304 : 200, headers })
}
