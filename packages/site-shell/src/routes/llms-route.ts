import { fetchLlmsText } from "@forecourt/api-clients/content"
import { connection } from "next/server"
import { siteTag } from "../content/cache-tags.ts"
import { contentSource } from "../content/content-source.ts"
import { keepLast } from "../content/keep-last.ts"
import type { Environment } from "../environment.ts"
import { plainText } from "./plain-text.ts"

const KEEP_SECONDS = 300

/** `/llms.txt`: what editors wrote for reading machines; 404 when they wrote nothing. */
export function llmsRoute(site: { readonly name: string }, environment: Environment) {
  return async (): Promise<Response> => {
    await connection()
    const http = contentSource(environment, { tags: [siteTag(site.name)], keepSeconds: KEEP_SECONDS })
    const text = await keepLast(
      `llms ${site.name}`,
      () => fetchLlmsText(http, { site: site.name }),
      () => null,
    )
    return text === null ? new Response(null, { status: 404 }) : plainText(text)
  }
}
