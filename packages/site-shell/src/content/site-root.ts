import { type CallOptions, fetchSiteInfo } from "@forecourt/api-clients/content"
import { getFault } from "@forecourt/renderer"
import type { Environment } from "../environment.ts"
import { formatSiteTag } from "./cache-tags.ts"
import { reportSite, reportTrouble } from "./content-health.ts"
import { createContentSource } from "./content-source.ts"

export interface SiteRootOptions extends CallOptions {
  /** The number of seconds for which the response is cached. If omitted, the response is not cached. */
  readonly keepSeconds?: number
}

/**
 * Reads the path of the site's root. Throws if the platform does not know the site, since that is an outage rather than
 * a missing page.
 */
export async function readSiteRoot(
  environment: Environment,
  site: string,
  { keepSeconds, signal }: SiteRootOptions = {},
): Promise<string> {
  const fetchInfo = (kept: { readonly keepSeconds?: number }) => {
    const http = createContentSource(environment, { tags: [formatSiteTag(site)], ...kept })
    return fetchSiteInfo(http, { site }, signal ? { signal } : {}).catch((cause: unknown) => {
      if (getFault(cause) === "service") throw cause
      reportTrouble("failing")
      throw new SiteFailedError(site, cause)
    })
  }
  const kept = keepSeconds === undefined ? null : await fetchInfo({ keepSeconds })
  if (kept !== null) return kept.rootPath
  // A cached response without the site may be outdated, and only a new response shows the current state.
  const info = await fetchInfo({})
  reportSite(info !== null)
  if (info === null) throw new UnknownSiteError(site)
  return info.rootPath
}

/** The error for a failure of the simplest query. Such a failure indicates an outage. */
class SiteFailedError extends Error {
  override readonly name = "SiteFailedError"
  readonly isOutage = true

  constructor(site: string, cause: unknown) {
    super(`content: the platform did not say where the site "${site}" stands.`, { cause })
  }
}

class UnknownSiteError extends Error {
  override readonly name = "UnknownSiteError"
  readonly isOutage = true

  constructor(site: string) {
    super(`content: the platform knows no site "${site}". Publish it there, or check FORECOURT_CONTENT_URL.`)
  }
}
