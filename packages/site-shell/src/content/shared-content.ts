import { fetchDictionary, fetchSettings, fetchSiteInfo } from "@forecourt/api-clients/content"
import { readFields } from "@forecourt/renderer"
import type { Environment } from "../environment.ts"
import { parseSiteSettings } from "../generated/site-settings.parser.js"
import type { SiteSettings } from "../generated/site-settings.ts"
import { siteSettingsWire } from "../generated/site-settings.wire.ts"
import { messageOf, reportLine } from "../report/report-line.ts"
import { dictionaryTag, settingsTag, siteTag } from "./cache-tags.ts"
import { contentSource } from "./content-source.ts"
import { keepLast } from "./keep-last.ts"
import { readKnown } from "./read-known.ts"

/** What all pages of a language share. */
export interface SharedContent {
  readonly settings: Partial<SiteSettings>
  readonly dictionary: Readonly<Record<string, string>>
}

/** A notice of the platform refreshes it sooner. */
const KEEP_SECONDS = 300

/**
 * Settings and dictionary. A page can do without either: it then speaks the software's own words, under the name its
 * editors gave the page.
 */
export async function readSharedContent(
  environment: Environment,
  site: string,
  language: string,
): Promise<SharedContent> {
  const [settings, dictionary] = await Promise.all([
    keepLast(`settings ${site} ${language}`, () => readSettings(environment, site, language), without("settings", {})),
    keepLast(
      `dictionary ${site} ${language}`,
      () => {
        const tags = [dictionaryTag(site, language), siteTag(site)]
        return fetchDictionary(contentSource(environment, { tags, keepSeconds: KEEP_SECONDS }), { site, language })
      },
      without("dictionary", {}),
    ),
  ])
  return { settings, dictionary }
}

async function readSettings(environment: Environment, site: string, language: string): Promise<Partial<SiteSettings>> {
  const http = contentSource(environment, {
    tags: [settingsTag(site, language), siteTag(site)],
    keepSeconds: KEEP_SECONDS,
  })
  const info = await fetchSiteInfo(http, { site })
  const fields = info && (await fetchSettings(http, { path: `${info.rootPath}/Settings`, language }))
  return fields ? readKnown(readFields(fields, siteSettingsWire), parseSiteSettings) : {}
}

function without<Value>(what: string, fallback: Value): (cause: unknown) => Value {
  return (cause) => {
    reportLine({ event: "content-missing", what, message: messageOf(cause) })
    return fallback
  }
}
