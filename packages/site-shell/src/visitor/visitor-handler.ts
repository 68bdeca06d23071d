import { createHash } from "node:crypto"
import { createPersonalisationHttp } from "@forecourt/api-clients/personalisation"
import { CONSENT_PATH, CONSENT_STYLE_PATH } from "../consent/consent-paths.ts"
import { LIBRARY_SCRIPT_PATH, startLibrary } from "../editing/library-script.ts"
import type { Environment } from "../environment.ts"
import { handleConsent, handleConsentStyle } from "./handle-consent.ts"
import { createPageViewHandler } from "./handle-page-view.ts"
import { isOwnRequest } from "./is-own-request.ts"
import { openConsent } from "./open-consent-script.ts"
import { startTags } from "./tags-script.ts"
import { toScript } from "./to-script.ts"
import { OPEN_CONSENT_SCRIPT_PATH, startVisitor, TAGS_SCRIPT_PATH, VISITOR_SCRIPT_PATH } from "./visitor-script.ts"

const PAGE_VIEW_PATH = "/visitor/page-view"

/** The timeout in milliseconds. It also limits the number of pending calls. */
const TIMEOUT_MS = 5000

const SCRIPTS: ReadonlyMap<string, Script> = new Map([
  [VISITOR_SCRIPT_PATH, createScriptFile(startVisitor)],
  [OPEN_CONSENT_SCRIPT_PATH, createScriptFile(openConsent)],
  [TAGS_SCRIPT_PATH, createScriptFile(startTags)],
  [LIBRARY_SCRIPT_PATH, createScriptFile(startLibrary)],
])

const PATHS: ReadonlySet<string> = new Set([...SCRIPTS.keys(), CONSENT_STYLE_PATH, CONSENT_PATH, PAGE_VIEW_PATH])

export function isVisitorPath(path: string): boolean {
  return PATHS.has(path.replace(/[?#].*$/, ""))
}

export type VisitorHandler = (request: Request, url: URL) => Promise<Response | null>

/**
 * Creates the handler for visitor requests such as page views. It works without Next.js. Half of all requests are page
 * views, and handling them would double the load of Next.js.
 */
export function createVisitorHandler(
  site: { readonly name: string; readonly timeZone: string },
  { personalisation }: Pick<Environment, "personalisation">,
): VisitorHandler {
  const { url: service, contextId: apiKey } = personalisation
  const handlePageView = createPageViewHandler(
    site,
    createPersonalisationHttp({ url: service, apiKey, retries: 0, reconnects: true, timeoutMs: TIMEOUT_MS }),
  )

  return async (request, url) => {
    const script = SCRIPTS.get(url.pathname)
    if (script !== undefined) return handleScript(request, script)
    switch (url.pathname) {
      case CONSENT_STYLE_PATH:
        return handleConsentStyle(request, url)
      case CONSENT_PATH:
        return findRefusal(request, url) ?? handleConsent(request, url, site.timeZone)
      case PAGE_VIEW_PATH:
        return findRefusal(request, url) ?? handlePageView(request)
      default:
        return null
    }
  }
}

function findRefusal(request: Request, url: URL): Response | null {
  if (request.method !== "POST" || isOwnRequest(request.headers, url.host)) return null
  return new Response("Only pages of this site may send this.\n", { status: 403 })
}

interface Script {
  readonly text: string
  readonly version: string
}

function createScriptFile(start: () => void): Script {
  const text = toScript(start)
  return { text, version: `"${createHash("sha256").update(text).digest("base64url")}"` }
}

function handleScript(request: Request, { text, version }: Script): Response {
  const headers = {
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "public, max-age=3600, stale-while-revalidate=86400",
    etag: version,
  }
  const isKnown = (request.headers.get("if-none-match") ?? "").includes(version)
  return new Response(isKnown ? null : text, { status: isKnown ? 304 : 200, headers })
}
