import { type NextRequest, NextResponse } from "next/server"
import { frameAncestors } from "../editing/editing-origins.ts"
import { EDITING_COOKIE, openSession } from "../editing/editing-session.ts"
import { type Environment, readEnvironment } from "../environment.ts"
import { readConfig, type SiteConfigInput } from "../read-config.ts"
import { visitorDesk } from "../visitor/visitor-desk.ts"
import { askPlatform } from "./ask-platform.ts"
import { decide } from "./decide.ts"
import { keepRedirects } from "./kept-redirects.ts"
import { SAFE_HEADER } from "./proxy-headers.ts"
import { visitedUrl } from "./visited-url.ts"

/** The site's `proxy.ts`: redirects as compiled (`redirects/generated`), languages, the editor's route, and what the content platform answers. */
export function createProxy(
  switches: SiteConfigInput,
  artefact: unknown,
  environment: Environment = readEnvironment(process.env),
): (request: NextRequest) => Promise<NextResponse> {
  const config = readConfig(switches)
  const { proxies } = environment
  const redirects = keepRedirects({ config, artefact, environment })
  const visitors = visitorDesk(config, environment)

  return async (request) => {
    const cookie = request.cookies.get(EDITING_COOKIE)?.value
    const { pathname, search, host } = new URL(request.url)
    const url = visitedUrl(pathname + search, (name) => request.headers.get(name), { proxies, usualHost: host })
    const answer = await visitors(request, url)
    if (answer !== null) return answeredBy(answer)
    const decision = decide(
      {
        url,
        session: openSession(cookie, environment.editing.secret),
        isSafe: request.headers.has(SAFE_HEADER),
        headers: request.headers,
      },
      { site: config, redirects: await redirects() },
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
        return answeredBy(await askPlatform(request, decision.path, environment.content.url))
      case "page":
        return rewrite(request, decision.path, decision.view === "edit" ? environment : null)
      case "file":
        return rewrite(request, decision.path, null)
      case "pass":
        return NextResponse.next()
    }
  }
}

function answeredBy(answer: Response): NextResponse {
  return new NextResponse(answer.body, answer)
}

function rewrite(request: NextRequest, path: string, editing: Environment | null): NextResponse {
  const response = NextResponse.rewrite(new URL(path, request.url))
  if (editing !== null) {
    response.headers.set("content-security-policy", frameAncestors(editing.editing.origins))
    response.headers.set("cache-control", "private, no-store")
    response.headers.set("x-robots-tag", "noindex")
  }
  return response
}
