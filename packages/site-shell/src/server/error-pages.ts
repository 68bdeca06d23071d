import { setTimeout as wait } from "node:timers/promises"
import { createContentHttp, type ErrorPages, fetchErrorPages } from "@forecourt/api-clients/content"
import type { WholePage } from "@forecourt/front"
import type { Environment } from "../environment.ts"
import { toVisitorPath } from "../page/site-paths.ts"

const KINDS = ["notFound", "serverError"] as const

export type ErrorKind = (typeof KINDS)[number]

export interface ErrorPagesOptions {
  readonly site: { readonly name: string; readonly languages: readonly string[] }
  readonly environment: Environment
  readonly fetchPage: (path: string) => Promise<WholePage | null>
}

const KEEP_MS = 60_000
const TIMEOUT_MS = 3000
/**
 * The maximum number of milliseconds for finding an error page. It is small because the request has already waited for
 * its page.
 */
const FIND_MS = 2000

const USUAL_PATHS: Readonly<Record<ErrorKind, string>> = { notFound: "/404", serverError: "/500" }

/**
 * Creates the store of error pages. The pages are always kept in memory, so that they can be shown when no other page
 * is available.
 */
export function createErrorPages({ site, environment, fetchPage }: ErrorPagesOptions) {
  const pages = new Map<string, { readonly page: WholePage; readonly readAt: number }>()
  const paths = new Map<string, ErrorPages>()
  const reading = new Map<string, Promise<void>>()
  const http = createContentHttp({ ...environment.content, timeoutMs: TIMEOUT_MS, retries: 0, reconnects: true })

  async function resolvePath(kind: ErrorKind, language: string): Promise<string> {
    const errorPages = await fetchErrorPages(http, { site: site.name, language }).catch(() => null)
    if (errorPages !== null) paths.set(language, errorPages)
    return toVisitorPath(paths.get(language)?.[kind].path ?? USUAL_PATHS[kind], language, site)
  }

  async function readPage(kind: ErrorKind, language: string): Promise<void> {
    const page = await fetchPage(await resolvePath(kind, language)).catch(() => null)
    if (page !== null) pages.set(`${kind} ${language}`, { page, readAt: Date.now() })
  }

  /** Reads an error page again. Concurrent calls for the same page share one request. */
  function refresh(kind: ErrorKind, language: string): Promise<void> {
    const key = `${kind} ${language}`
    const running = reading.get(key) ?? readPage(kind, language).finally(() => reading.delete(key))
    reading.set(key, running)
    return running
  }

  function getKept(kind: ErrorKind, language: string): WholePage | null {
    const kept = pages.get(`${kind} ${language}`) ?? pages.get(`${kind} ${site.languages[0]}`)
    return kept?.page ?? null
  }

  return {
    kept: getKept,

    async find(kind: ErrorKind, language: string): Promise<WholePage | null> {
      const known = pages.get(`${kind} ${language}`)
      if (known === undefined) await Promise.race([refresh(kind, language), wait(FIND_MS, undefined, { ref: false })])
      else if (Date.now() - known.readAt > KEEP_MS) void refresh(kind, language)
      return getKept(kind, language)
    },

    async readAll(): Promise<boolean> {
      const wanted = site.languages.flatMap((language) => KINDS.map((kind) => [kind, language] as const))
      const isKept = ([kind, language]: (typeof wanted)[number]) => pages.has(`${kind} ${language}`)
      for (const item of wanted) if (!isKept(item)) await refresh(...item)
      return wanted.every(isKept)
    },
  }
}

export type CachedErrorPages = ReturnType<typeof createErrorPages>
