import { type NextRequest, NextResponse } from "next/server"
import { frameAncestors } from "../editing/editing-origins.ts"
import { EDITING_COOKIE, type EditingSession, openSession } from "../editing/editing-session.ts"
import { readPostedUpdate } from "../editing/posted-update.ts"
import { type Environment, readEnvironment } from "../environment.ts"
import { readConfig, type SiteConfigInput } from "../read-config.ts"
import { visitorDesk } from "../visitor/visitor-desk.ts"
import { askPlatform } from "./ask-platform.ts"
import { decide } from "./decide.ts"
import { keepRedirects } from "./kept-redirects.ts"
import { SAFE_HEADER, UPDATE_HEADER } from "./proxy-headers.ts"
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
    const session = openSession(cookie, environment.editing.secret)
    const decision = decide(
      {
        url,
        session,
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
        return decision.view === "edit" && session !== null
          ? edit(request, decision.path, { session, host: url.host, environment })
          : NextResponse.rewrite(new URL(decision.path, request.url))
      case "file":
        return NextResponse.rewrite(new URL(decision.path, request.url))
      case "pass":
        return NextResponse.next()
    }
  }
}

function answeredBy(answer: Response): NextResponse {
  return new NextResponse(answer.body, answer)
}

interface EditOptions {
  readonly session: EditingSession
  readonly host: string
  readonly environment: Environment
}

/** Leads an editor to the editor's route, privately, with what was sent of a block. */
async function edit(request: NextRequest, path: string, { session, host, environment }: EditOptions) {
  const update = await readPostedUpdate(request, { session, host })
  if (update instanceof Response) return answeredBy(update)
  const headers = new Headers(request.headers)
  headers.delete(UPDATE_HEADER)
  if (update !== null) headers.set(UPDATE_HEADER, update)
  return NextResponse.rewrite(new URL(path, request.url), {
    request: { headers },
    headers: {
      "content-security-policy": frameAncestors(environment.editing.origins),
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex",
    },
  })
}
