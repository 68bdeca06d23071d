import { fetchRobots } from "@forecourt/api-clients/content"
import { connection } from "next/server"
import { siteTag } from "../content/cache-tags.ts"
import { contentSource } from "../content/content-source.ts"
import { keepLast } from "../content/keep-last.ts"
import type { Environment } from "../environment.ts"
import { plainText } from "./plain-text.ts"
import { robotsText } from "./robots-text.ts"

const KEEP_SECONDS = 300

/** `/robots.txt`: what editors wrote, or a file that lets everyone in; either way with the address of the sitemap. */
export function robotsRoute(site: { readonly name: string; readonly host: string }, environment: Environment) {
  return async (): Promise<Response> => {
    await connection()
    const http = contentSource(environment, { tags: [siteTag(site.name)], keepSeconds: KEEP_SECONDS })
    const robots = await keepLast(
      `robots ${site.name}`,
      () => fetchRobots(http, { site: site.name }),
      () => null,
    )
    return plainText(robotsText(robots, site.host))
  }
}
