import { fetchLlmsText } from "@forecourt/api-clients/content"
import { connection } from "next/server"
import { formatSiteTag } from "../content/cache-tags.ts"
import { createContentSource } from "../content/content-source.ts"
import { readOrKeepLast } from "../content/keep-last.ts"
import type { Environment } from "../environment.ts"
import { createTextResponse } from "./plain-text.ts"

const KEEP_SECONDS = 300

export function createLlmsRoute(site: { readonly name: string }, environment: Environment) {
  return async (): Promise<Response> => {
    await connection()
    const http = createContentSource(environment, { tags: [formatSiteTag(site.name)], keepSeconds: KEEP_SECONDS })
    const text = await readOrKeepLast(
      `llms ${site.name}`,
      () => fetchLlmsText(http, { site: site.name }),
      () => null,
    )
    return text === null ? new Response(null, { status: 404 }) : createTextResponse(text)
  }
}
