import { createContentHttp, fetchRedirects } from "@forecourt/api-clients/content"
import { analyse, type CompiledTable, compile, fromSitecore, type RedirectTable } from "@forecourt/redirects"
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

/**
 * The site's redirects with the platform's merged in where the table says; the last good ones when the platform is
 * silent. Both are compiled together, so that a chain through both is one hop, and only when something changed.
 */
export function keepRedirects({ config, table, environment }: KeptRedirectsOptions): () => Promise<CompiledTable> {
  const hosts = config.redirectsFromWww
    ? [...table.hosts, { from: `www.${config.host}`, to: config.host }]
    : table.hosts
  const options = { locales: config.languages, host: config.host, tidy: true }

  function merge(redirects: Parameters<typeof fromSitecore>[0]) {
    const { rules: editors, problems } = fromSitecore(redirects)
    const rules = table.editors === "before" ? [...editors, ...table.rules] : [...table.rules, ...editors]
    const merged = { ...table, hosts, rules }
    const compiled = compile(merged, { ...options, today: new Date().toISOString().slice(0, 10) })
    const own = new Set(editors.map(({ id }) => id))
    const faults = editors.length === 0 ? [] : analyse(merged, options).filter(({ rule }) => own.has(rule))
    const errors = faults.filter(({ severity }) => severity === "error")
    return {
      compiled,
      problems: [
        ...problems.map(({ rule, message }) => `${rule} ${message}`),
        ...errors.map(({ rule, message }) => `${rule}: ${message}.`),
      ],
    }
  }

  let { compiled } = merge([])
  if (compiled.problems.length > 0)
    reportLine({
      event: "redirects-left-out",
      message: compiled.problems.map(({ rule, message }) => `${rule} ${message}`).join(" "),
    })
  let known = "[]"
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | null = null

  async function read(): Promise<void> {
    const http = createContentHttp({ ...environment.content, timeoutMs: 5000, retries: 0 })
    try {
      const redirects = await fetchRedirects(http, { site: config.name })
      if (JSON.stringify(redirects) === known) return
      const fresh = merge(redirects)
      known = JSON.stringify(redirects)
      compiled = fresh.compiled
      if (fresh.problems.length > 0) reportLine({ event: "redirects-left-out", message: fresh.problems.join(" ") })
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
