import { randomBytes } from "node:crypto"
import { FRONT_HEADER, isFromFront, ROUTE_HEADER } from "@forecourt/front/front-headers"
import type { CompiledTable } from "@forecourt/redirects"
import type { ChoiceForms } from "@forecourt/renderer"
import { type NextRequest, NextResponse } from "next/server"
import { formatFrameAncestors } from "../editing/editing-origins.ts"
import { EDITING_COOKIE, type EditingSession, isSessionFor, openSession } from "../editing/editing-session.ts"
import { EDITOR_COOKIE, isEditor } from "../editing/editor-session.ts"
import { readPostedUpdate } from "../editing/posted-update.ts"
import { type Environment, isLocal, readEnvironment } from "../environment.ts"
import { createItemRouter } from "../items/item-router.ts"
import { readConfig, type SiteConfigInput } from "../read-config.ts"
import { createSecurityPolicy } from "../server/security-policy.ts"
import { hasDraft } from "../visitor/draft-cookie.ts"
import { createVisitorHandler } from "../visitor/visitor-handler.ts"
import { createCachedRedirects } from "./cached-redirects.ts"
import { type PageAddress, resolveVisit } from "./decide.ts"
import { resolveItem } from "./decide-item.ts"
import { findMissing } from "./find-missing.ts"
import { UPDATE_HEADER } from "./proxy-headers.ts"
import { fetchFromPlatform } from "./request-platform.ts"
import { getRequestUrl } from "./visited-url.ts"

const NONCE_BYTES = 24

/**
 * Creates the function that a site exports from its `proxy.ts`. It handles compiled redirects (`redirects/generated`),
 * languages, editor routes and the paths of the content platform. It also handles the query parameters that blocks
 * read, such as filters (`@forecourt/blocks/choices`). Behind the front proxy, it relies on the decisions of the front
 * proxy. Without a front proxy, it routes visitors to pages that are rendered for each request with a new nonce.
 */
export function createProxy(
  switches: SiteConfigInput,
  artefact: unknown,
  choices: ChoiceForms,
  environment: Environment = readEnvironment(process.env),
): (request: NextRequest) => Promise<NextResponse> {
  const config = readConfig(switches)
  const { proxies, frontSecret } = environment
  const kept = createCachedRedirects({ config, artefact, environment })
  const visitors = createVisitorHandler(config, environment)
  const missing = findMissing(config, environment)
  const items = createItemRouter(config, environment)

  async function getRedirects(): Promise<CompiledTable> {
    if (process.env.NODE_ENV !== "development" || environment.devRedirects === null) return kept()
    const { readDevRedirects } = await import("../dev/dev-redirects.ts")
    return readDevRedirects(environment.devRedirects, { config, environment })
  }

  return async (request) => {
    const isFronted = isFromFront(request.headers.get(FRONT_HEADER), frontSecret)
    const route = isFronted ? request.headers.get(ROUTE_HEADER) : null
    if (route !== null) return NextResponse.rewrite(new URL(route, request.url))

    // Next's development tools use eval and inline styles, which the policy would block.
    const isPlain = !isFronted && process.env.NODE_ENV !== "development"
    const cookie = request.cookies.get(EDITING_COOKIE)?.value
    const url = getRequestUrl(request, proxies)
    const response = await visitors(request, url)
    if (response !== null) return toNextResponse(response)
    const session = openSession(cookie, environment.editing.secret)
    const isOwn = isEditor(request.cookies.get(EDITOR_COOKIE)?.value, environment.editing)
    const getEditor = (page: PageAddress) =>
      session !== null && isSessionFor(session, page) ? "vendor" : isOwn ? "own" : null
    const isFresh = isPlain || hasDraft(url, request.headers.get("cookie"))
    const decision = await resolveItem(
      resolveVisit(
        { url, findEditor: getEditor, isFresh, headers: request.headers },
        { site: config, redirects: await getRedirects(), choices },
      ),
      { url, site: config, choices, items },
    )

    switch (decision.kind) {
      case "redirect":
        return new NextResponse(null, {
          status: decision.status,
          headers: { location: new URL(decision.location, url).href },
        })
      case "gone":
        return new NextResponse(null, { status: 410 })
      case "platform":
        return toNextResponse(await fetchFromPlatform(request, decision.path, environment.content.url))
      case "page": {
        const nonce = !isPlain ? null : randomBytes(NONCE_BYTES).toString("base64url")
        if (decision.view === "edit")
          return createEditRewrite(request, decision.path, {
            session: decision.editor === "vendor" ? session : null,
            host: url.host,
            environment,
            nonce,
          })
        if (isFronted) return createRewrite(request, decision.path, { environment, nonce })
        const instead = await missing(decision.page)
        if (instead === null)
          return createRewrite(request, decision.path, { environment, nonce, ...toStatusOptions(decision.status) })
        const path = `${isPlain ? "/fresh" : ""}${instead}`
        return createRewrite(request, path, {
          environment,
          nonce,
          status: 404,
          responseHeaders: { "x-robots-tag": "noindex" },
        })
      }
      case "file":
        return NextResponse.rewrite(new URL(decision.path, request.url))
      case "pass":
        return NextResponse.next()
    }
  }
}

function toStatusOptions(status: number | undefined): Pick<LeadOptions, "status" | "responseHeaders"> {
  return status === undefined ? {} : { status, responseHeaders: { "x-robots-tag": "noindex" } }
}

function toNextResponse(response: Response): NextResponse {
  return new NextResponse(response.body, response)
}

interface LeadOptions {
  readonly environment: Environment
  /** The nonce for the scripts of this response. `null` if the front proxy provides the nonce. */
  readonly nonce: string | null
  readonly status?: number
  readonly requested?: string
  /** The request headers to use instead of those that the visitor sent. */
  readonly requestHeaders?: Headers
  readonly responseHeaders?: Readonly<Record<string, string>>
}

/**
 * Creates the response that rewrites a request to its page. Next.js reads the nonce from `Content-Security-Policy` and
 * adds it to every script.
 */
function createRewrite(
  request: NextRequest,
  path: string,
  { environment, nonce, status = 200, requested, requestHeaders, responseHeaders = {} }: LeadOptions,
): NextResponse {
  const headers = new Headers(requestHeaders ?? request.headers)
  const policy = nonce === null ? getFrontPolicy(headers, requested) : createPolicy(nonce, environment, requested)
  if (policy !== undefined) headers.set("content-security-policy", policy)
  return NextResponse.rewrite(new URL(path, request.url), {
    status,
    request: { headers },
    headers: { ...responseHeaders, ...(policy !== undefined && { "content-security-policy": policy }) },
  })
}

/**
 * Returns the `Content-Security-Policy` header for a page that may be framed. It consists of the policy that the front
 * proxy has set and of `requested`, which lists the origins that may frame the page. Returns `undefined` if `requested`
 * is missing. Next.js reads the nonce from this header.
 */
function getFrontPolicy(headers: Headers, requested: string | undefined): string | undefined {
  const policy = headers.get("content-security-policy")
  return requested === undefined ? undefined : [policy, requested].filter(Boolean).join("; ")
}

function createPolicy(nonce: string, { content }: Environment, requested: string | undefined): string {
  const source = `'nonce-${nonce}'`
  const mediaOrigins = isLocal(content.url) ? [new URL(content.url).origin] : []
  return createSecurityPolicy({ html: null, scripts: [source], style: source, requested }, { mediaOrigins })
}

interface EditOptions extends Pick<LeadOptions, "environment" | "nonce"> {
  /** The session of the platform's editor. `null` if the page is opened in the site's own editor. */
  readonly session: EditingSession | null
  readonly host: string
}

async function createEditRewrite(
  request: NextRequest,
  path: string,
  { session, host, environment, nonce }: EditOptions,
) {
  const update = session === null ? null : await readPostedUpdate(request, { session, host })
  if (update instanceof Response) return toNextResponse(update)
  const headers = new Headers(request.headers)
  headers.delete(UPDATE_HEADER)
  if (update !== null) headers.set(UPDATE_HEADER, update)
  return createRewrite(request, path, {
    environment,
    nonce,
    ...(session !== null && { requested: formatFrameAncestors(environment.editing.origins) }),
    requestHeaders: headers,
    responseHeaders: { "cache-control": "private, no-store", "x-robots-tag": "noindex" },
  })
}
