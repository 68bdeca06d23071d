import { fetchRobots } from "@forecourt/api-clients/content"
import { connection } from "next/server"
import { formatSiteTag } from "../content/cache-tags.ts"
import { createContentSource } from "../content/content-source.ts"
import { readOrKeepLast } from "../content/keep-last.ts"
import type { Environment } from "../environment.ts"
import { createTextResponse } from "./plain-text.ts"
import { formatRobots } from "./robots-text.ts"

const KEEP_SECONDS = 300

export function robotsRoute(site: { readonly name: string; readonly host: string }, environment: Environment) {
  return async (): Promise<Response> => {
    await connection()
    const http = createContentSource(environment, { tags: [formatSiteTag(site.name)], keepSeconds: KEEP_SECONDS })
    const robots = await readOrKeepLast(
      `robots ${site.name}`,
      () => fetchRobots(http, { site: site.name }),
      () => null,
    )
    return createTextResponse(formatRobots(robots, site.host))
  }
}
