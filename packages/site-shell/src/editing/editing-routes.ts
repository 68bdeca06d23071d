import { getNetwork } from "@forecourt/contracts/get-network"
import type { Environment } from "../environment.ts"
import { toVisitorPath } from "../page/site-paths.ts"
import { getVisitorAddress } from "../visitor/visitor-address.ts"
import { createCorsHeaders, formatFrameAncestors, isAllowedOrigin } from "./editing-origins.ts"
import { readEditingRequest } from "./editing-request.ts"
import { createSessionCookie, createSessionValue } from "./editing-session.ts"
import { createSecretLimit, type SecretLimit } from "./secret-limit.ts"
import { isSameSecret } from "./secrets.ts"

export interface EditedSite {
  readonly name: string
  readonly languages: readonly string[]
}

export interface EditingRoutesOptions {
  readonly site: EditedSite
  readonly environment: Environment
  readonly blocks: Readonly<Record<string, { readonly render: "server" | "hybrid" | "client" }>>
  readonly limit?: SecretLimit
}

export interface RouteHandlers {
  readonly GET: (request: Request) => Response
  readonly OPTIONS: (request: Request) => Response
}

export function createEditingRoutes({ limit = createSecretLimit(), ...options }: EditingRoutesOptions): {
  readonly config: RouteHandlers
  readonly render: RouteHandlers
} {
  const checkAccess = (request: Request) => refuseStrangers(request, options.environment, limit)
  const OPTIONS = (request: Request) => createPreflight(request, options)
  return {
    config: { GET: (request) => checkAccess(request) ?? createSiteDescription(request, options), OPTIONS },
    render: { GET: (request) => checkAccess(request) ?? startEditing(request, options), OPTIONS },
  }
}

function createPreflight(request: Request, { environment }: EditingRoutesOptions): Response {
  const origin = request.headers.get("origin")
  const status = isAllowedOrigin(origin, environment.editing.origins) ? 204 : 403
  return new Response(null, {
    status,
    headers: toPrivateHeaders(createCorsHeaders(origin, environment.editing.origins)),
  })
}

/**
 * Rejects requests with an unknown origin or a wrong secret, and all requests from a network that has sent too many
 * wrong secrets. The response contains no further details. Returns `null` if the request is accepted.
 */
function refuseStrangers(request: Request, environment: Environment, limit: SecretLimit): Response | null {
  const { secret, origins } = environment.editing
  const origin = request.headers.get("origin")
  const headers = toPrivateHeaders(createCorsHeaders(origin, origins))
  if (!isAllowedOrigin(origin, origins)) return Response.json({ message: "Invalid origin" }, { status: 403, headers })
  const network = getNetwork(getVisitorAddress(request.headers, environment))
  const waitMs = limit.waitMs(network)
  if (waitMs > 0) {
    const retryAfter = String(Math.ceil(waitMs / 1000))
    return Response.json(
      { message: "Too many attempts" },
      { status: 429, headers: { ...headers, "retry-after": retryAfter } },
    )
  }
  if (!isSameSecret(new URL(request.url).searchParams.get("secret"), secret)) {
    limit.countWrong(network)
    return Response.json({ message: "Missing or invalid editing secret" }, { status: 401, headers })
  }
  return null
}

function createSiteDescription(request: Request, { environment, blocks }: EditingRoutesOptions): Response {
  const response = {
    framework: "nextjs-approuter",
    components: Object.keys(blocks),
    clientComponents: Object.keys(blocks).filter((name) => blocks[name]?.render === "client"),
    packages: {},
    editMode: "metadata",
  }
  return Response.json(response, {
    headers: toPrivateHeaders(createCorsHeaders(request.headers.get("origin"), environment.editing.origins)),
  })
}

function startEditing(request: Request, { site, environment }: EditingRoutesOptions): Response {
  const { secret, origins } = environment.editing
  const headers = toPrivateHeaders(createCorsHeaders(request.headers.get("origin"), origins))
  const reading = readEditingRequest(new URL(request.url).searchParams, site)
  if (reading.problem !== null)
    return Response.json({ html: `<html><body>${reading.problem}</body></html>` }, { status: 400, headers })

  const { session } = reading
  const isFramed =
    request.headers.get("sec-fetch-dest") === "iframe" && request.headers.get("sec-fetch-site") === "cross-site"
  return new Response(null, {
    status: 307,
    headers: {
      ...headers,
      location: encodeURI(toVisitorPath(session.path, session.language, site)).replace(/[?#]/g, encodeURIComponent),
      "set-cookie": createSessionCookie(createSessionValue(session, secret), { isFramed }),
      "content-security-policy": formatFrameAncestors(origins),
    },
  })
}

/** Adds headers that prevent caching. They also ensure that the URL with the secret is not sent as a referrer. */
function toPrivateHeaders(headers: Record<string, string>): Record<string, string> {
  return {
    ...headers,
    "cache-control": "private, no-store",
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex",
  }
}
