import { parseRobotsAnswer } from "../generated/content/robots-answer.parser.js"
import type { Http } from "../http/http.ts"
import { ask, type CallOptions } from "./ask.ts"

const DOCUMENT = `
  query Robots($site: String!) {
    site { siteInfo(site: $site) { robots } }
  }`

/** The site's robots.txt, or `null` when editors wrote none. */
export async function fetchRobots(
  http: Http,
  { site }: { readonly site: string },
  { signal }: CallOptions = {},
): Promise<string | null> {
  const answer = await ask(http, {
    operation: "fetchRobots",
    document: DOCUMENT,
    variables: { site },
    parse: parseRobotsAnswer,
    ...(signal && { signal }),
  })
  return answer.site.siteInfo?.robots || null
}
