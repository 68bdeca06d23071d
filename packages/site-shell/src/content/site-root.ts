import { type CallOptions, fetchSiteInfo } from "@forecourt/api-clients/content"
import { getFault } from "@forecourt/renderer"
import type { Environment } from "../environment.ts"
import { formatSiteTag } from "./cache-tags.ts"
import { reportSite, reportTrouble } from "./content-health.ts"
import { createContentSource } from "./content-source.ts"

export interface SiteRootOptions extends CallOptions {
  /** Seconds for which the response is kept; without it the platform is asked now. */
  readonly keepSeconds?: number
}

/**
 * Path of a site's root in the content tree. A platform that answers but does not know the site is the wrong one, or
 * has lost its content, and one that cannot even answer this is broken: to visitors either is an outage, not a page
 * that is missing.
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
  // That it was unknown a while ago is not worth knowing, and only a response of now says how things are.
  const info = await fetchInfo({})
  reportSite(info !== null)
  if (info === null) throw new UnknownSiteError(site)
  return info.rootPath
}

/** Nothing simpler can be asked: what is wrong with the response is wrong with the platform. */
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
