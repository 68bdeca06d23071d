import { createContentHttp, fetchRedirects } from "@forecourt/api-clients/content"
import { type CompiledTable, compileTable, type RedirectTable, readCmsRules } from "@forecourt/redirects"
import type { Environment } from "../environment.ts"
import type { SiteConfig } from "../generated/site-config.ts"
import { messageOf, reportLine } from "../report/report-line.ts"

/** How old the platform's redirects may grow before they are asked for again, behind the visitor's back. */
const KEEP_MS = 60_000
/** The first visitors wait this long for them at most; the table of the site works without. */
const FIRST_WAIT_MS = 800

export interface KeptRedirectsOptions {
  readonly config: SiteConfig
  readonly table: RedirectTable
  readonly environment: Environment
}

/** The site's redirects with the platform's merged in; the last good ones when the platform is silent. */
export function keepRedirects({ config, table, environment }: KeptRedirectsOptions): () => Promise<CompiledTable> {
  const languages = config.languages as [string, ...string[]]
  const hosts = config.redirectsFromWww
    ? [...table.hosts, { from: `www.${config.host}`, to: config.host }]
    : table.hosts
  const compile = (redirects: Parameters<typeof readCmsRules>[0]) => {
    const { rules, problems } = readCmsRules(redirects)
    const compiled = compileTable({ ...table, hosts }, { languages, host: config.host, more: rules })
    return { compiled, problems: [...problems, ...compiled.problems] }
  }

  let { compiled } = compile([])
  let readAt = Number.NEGATIVE_INFINITY
  let reported = ""
  let reading: Promise<void> | null = null

  async function read(): Promise<void> {
    const http = createContentHttp({ ...environment.content, timeoutMs: 5000, retries: 0 })
    try {
      const fresh = compile(await fetchRedirects(http, { site: config.name }))
      compiled = fresh.compiled
      const problems = fresh.problems.map(({ rule, message }) => `${rule} ${message}`).join(" ")
      if (problems !== reported && problems !== "") reportLine({ event: "redirects-left-out", message: problems })
      reported = problems
    } catch (error) {
      reportLine({ event: "redirects-not-read", message: messageOf(error) })
    } finally {
      reading = null
    }
  }

  return async () => {
    const isFirst = readAt === Number.NEGATIVE_INFINITY
    if (Date.now() - readAt > KEEP_MS) {
      readAt = Date.now()
      reading = read()
      if (isFirst) await Promise.race([reading, pause(FIRST_WAIT_MS)])
    }
    return compiled
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref()
  })
}
