import { createContentHttp, fetchRedirects } from "@forecourt/api-clients/content"
import { getDayInZone } from "@forecourt/calendar"
import { analyse, type CompiledTable, combine, compile, fromJSON, fromSitecore } from "@forecourt/redirects"
import { createStaleValue } from "../content/stale-value.ts"
import type { Environment } from "../environment.ts"
import type { SiteConfig } from "../generated/site-config.ts"
import { formatError, reportLine } from "../report/report-line.ts"

export interface CachedRedirectsOptions {
  readonly config: SiteConfig
  readonly artefact: unknown
  readonly environment: Environment
}

/**
 * Creates the function that returns the redirects of the site, combined with those of editors. If the platform does not
 * respond, the current redirects remain in use.
 */
export function createCachedRedirects({
  config,
  artefact,
  environment,
}: CachedRedirectsOptions): () => Promise<CompiledTable> {
  // A rule ends with its last day in the site's time zone.
  const hooks = { today: () => getDayInZone(config.timeZone, Date.now()) }
  const ownTable = fromJSON(artefact, hooks)
  const { editors, settings } = ownTable.toJSON()
  const { locales, host, tidy, allowedHosts } = settings
  const options = { locales, host, tidy }

  function merge(redirects: Parameters<typeof fromSitecore>[0]) {
    const { rules, problems } = fromSitecore(redirects)
    const table = { site: config.name, hosts: [], rules, ...(allowedHosts !== null && { allowedHosts }) }
    const theirs = compile(table, options)
    const merged = editors === "before" ? combine(theirs, ownTable, hooks) : combine(ownTable, theirs, hooks)
    const errors = analyse(table, options).filter(({ severity }) => severity === "error")
    // The table is checked when it is built; loops are possible only in combination with the editors' redirects.
    const circles = rules.filter(({ source }) => merged.trace(source).length > 1 && merged.match(source) === null)
    return {
      compiled: merged,
      problems: [
        ...problems.map(({ rule, message }) => `${rule} ${message}`),
        ...errors.map(({ rule, message }) => `${rule}: ${message}.`),
        ...circles.map(({ id, source }) => `${id}: ${source} goes in a circle with the site's own table.`),
      ],
    }
  }

  let known = "[]"
  return createStaleValue(ownTable, async (current) => {
    const http = createContentHttp({ ...environment.content, timeoutMs: 5000, retries: 0, reconnects: true })
    try {
      const redirects = await fetchRedirects(http, { site: config.name })
      if (JSON.stringify(redirects) === known) return current
      const { compiled, problems } = merge(redirects)
      known = JSON.stringify(redirects)
      if (problems.length > 0) reportLine({ event: "redirects-left-out", message: problems.join(" ") })
      return compiled
    } catch (error) {
      reportLine({ event: "redirects-not-read", message: formatError(error) })
      return current
    }
  })
}
