import { ApiError } from "@forecourt/api-clients/http"
import type { Environment } from "../environment.ts"
import type { SiteConfig } from "../generated/site-config.ts"
import { getRequestUrl } from "../proxy/visited-url.ts"
import { formatError, reportLine } from "../report/report-line.ts"
import type { ServiceMethods } from "../routes/services-route.ts"
import { isOwnRequest } from "../visitor/is-own-request.ts"
import { createEditorLogin, LOGIN_PATH } from "./editor-login.ts"
import { createEditorCookie, EDITOR_COOKIE, isEditorCookie } from "./editor-session.ts"
import type { SecretLimit } from "./secret-limit.ts"

export interface EditorRoutesOptions {
  readonly config: Pick<SiteConfig, "languages">
  readonly environment: Environment
  readonly limit?: SecretLimit
  readonly api: (request: Request) => Promise<Response>
}

export function createEditorRoutes({ config, environment, limit, api }: EditorRoutesOptions): ServiceMethods {
  const { secret, authoringToken } = environment.editing
  const login = createEditorLogin({ languages: config.languages, environment, ...(limit && { limit }) })

  async function handle(request: Request): Promise<Response> {
    const url = new URL(request.url)
    const isWayOut = url.pathname === LOGIN_PATH && request.method === "GET" && url.searchParams.has("leave")
    if (authoringToken === "" && !isWayOut) return createErrorResponse(404, "NoEditor", "This site has no editor.")
    if (url.pathname === LOGIN_PATH) return login(request)
    if (!isEditorCookie(getCookie(request, EDITOR_COOKIE), secret))
      return createErrorResponse(401, "Expired", "The session is over. Log in again.")
    const { proxies } = environment
    const { host } = getRequestUrl(request, proxies)
    if (!isOwnRequest(request.headers, host))
      return createErrorResponse(403, "Foreign", "Only pages of this site may ask this.")
    return renewSession(await api(request).catch(createOutageResponse))
  }

  function renewSession(response: Response): Response {
    const headers = new Headers(response.headers)
    headers.append("set-cookie", createEditorCookie(secret))
    return new Response(response.body, { status: response.status, headers })
  }

  return { GET: handle, POST: handle, PUT: handle, PATCH: handle, DELETE: handle }
}

const AWAY = "The content service is away. What was written is kept here. Try again in a moment."

/**
 * Creates the response for a temporary outage of the content service. No changes are lost during such an outage. Any
 * other error is rethrown.
 */
function createOutageResponse(error: unknown): Response {
  if (!(error instanceof ApiError && error.isOutage)) throw error
  reportLine({ event: "edit-call-failed", message: formatError(error) })
  const response = createErrorResponse(503, "Away", AWAY)
  response.headers.set("retry-after", "5")
  return response
}

function createErrorResponse(status: number, code: string, message: string): Response {
  return Response.json({ code, message }, { status, headers: { "cache-control": "private, no-store" } })
}

function getCookie({ headers }: Request, name: string): string | undefined {
  const pairs = (headers.get("cookie") ?? "").split(/;\s*/)
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
}
