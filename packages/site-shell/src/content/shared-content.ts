import { type CallOptions, fetchDictionary, fetchSettings } from "@forecourt/api-clients/content"
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
import { readSiteRoot } from "./site-root.ts"

/** What all pages of a language share. */
export interface SharedContent {
  readonly settings: Partial<SiteSettings>
  readonly dictionary: Readonly<Record<string, string>>
}

export interface SharedContentOptions {
  readonly signal?: AbortSignal
  /** Told when a part could be read neither now nor before. */
  readonly onMissing?: (cause: unknown, what: string) => void
}

/** A notice of the platform refreshes it sooner. */
const KEEP_SECONDS = 300

/**
 * Settings and dictionary. A page can do without either: it then speaks the software's own words, under the name its
 * editors gave the page.
 */
export async function readSharedContent(
  environment: Environment,
  { site, language }: SiteLanguage,
  options: SharedContentOptions = {},
): Promise<SharedContent> {
  const { signal, onMissing } = options
  const [settings, dictionary] = await Promise.all([
    keepLast(
      `settings ${site} ${language}`,
      () => readSettings(environment, { site, language }, signal ? { signal } : {}),
      without("settings", onMissing),
    ),
    readDictionary(environment, { site, language }, options),
  ])
  return { settings, dictionary }
}

/** The site's own words for what the software says; without them it speaks its own. */
export function readDictionary(
  environment: Environment,
  { site, language }: SiteLanguage,
  { signal, onMissing }: SharedContentOptions = {},
): Promise<SharedContent["dictionary"]> {
  return keepLast<SharedContent["dictionary"]>(
    `dictionary ${site} ${language}`,
    () => {
      const tags = [dictionaryTag(site, language), siteTag(site)]
      const http = contentSource(environment, { tags, keepSeconds: KEEP_SECONDS })
      return fetchDictionary(http, { site, language }, signal ? { signal } : {})
    },
    without("dictionary", onMissing),
  )
}

/** Nothing in place of what could not be read, and a line about it. */
function without(what: string, onMissing: SharedContentOptions["onMissing"]) {
  return (cause: unknown) => {
    reportLine({ event: "content-missing", what, message: messageOf(cause) })
    onMissing?.(cause, what)
    return {}
  }
}

interface SiteLanguage {
  readonly site: string
  readonly language: string
}

async function readSettings(
  environment: Environment,
  { site, language }: SiteLanguage,
  call: CallOptions,
): Promise<Partial<SiteSettings>> {
  const http = contentSource(environment, {
    tags: [settingsTag(site, language), siteTag(site)],
    keepSeconds: KEEP_SECONDS,
  })
  const root = await readSiteRoot(environment, site, { ...call, keepSeconds: KEEP_SECONDS })
  const fields = await fetchSettings(http, { path: `${root}/Settings`, language }, call)
  return fields ? readKnown(readFields(fields, siteSettingsWire), parseSiteSettings) : {}
}
