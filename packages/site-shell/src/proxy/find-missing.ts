import { createContentHttp, fetchErrorPages, fetchLanguages, fetchLayout } from "@forecourt/api-clients/content"
import { LRUCache } from "lru-cache"
import type { Environment } from "../environment.ts"
import { decodePath } from "../page/decode-path.ts"
import { formatError, reportLine } from "../report/report-line.ts"
import type { PageAddress } from "./decide.ts"

const KEEP_MS = 60_000
const MAX_ADDRESSES = 10_000
const TIMEOUT_MS = 2000

const USUAL_PATH = "/404"

/**
 * Creates the function that finds the error page for a missing page before the page is rendered. Without it, Next.js
 * would send an empty document that is filled only by a script.
 */
export function findMissing(
  site: { readonly name: string },
  { content }: Pick<Environment, "content">,
): (page: PageAddress) => Promise<string | null> {
  const http = createContentHttp({ ...content, timeoutMs: TIMEOUT_MS, retries: 0, reconnects: true })
  const known = new LRUCache<string, { readonly instead: string | null }>({ max: MAX_ADDRESSES, ttl: KEEP_MS })

  return async ({ language, path }) => {
    const key = `${language} ${path}`
    const cached = known.get(key)
    if (cached !== undefined) return cached.instead
    try {
      const instead = (await isExisting(language, path)) ? null : await findErrorPage(language)
      if (process.env.NODE_ENV !== "development") known.set(key, { instead })
      return instead
    } catch (error) {
      reportLine({ event: "page-not-looked-up", message: formatError(error) })
      return null
    }
  }

  async function isExisting(language: string, path: string): Promise<boolean> {
    const readable = decodePath(path)
    if (readable === null) return false
    const page = { site: site.name, path: readable, language }
    // The shorter query is sent first: the whole page is requested only when it seems to have no language.
    return (await fetchLanguages(http, page)).length > 0 || (await fetchLayout(http, page)) !== null
  }

  async function findErrorPage(language: string): Promise<string> {
    const pages = await fetchErrorPages(http, { site: site.name, language })
    return `/${language}${pages?.notFound.path ?? USUAL_PATH}`
  }
}
