import { type CallOptions, fetchDictionary, fetchSettings } from "@forecourt/api-clients/content"
import { readFields } from "@forecourt/renderer"
import type { Environment } from "../environment.ts"
import { parseSiteSettings } from "../generated/site-settings.parser.js"
import type { SiteSettings } from "../generated/site-settings.ts"
import { siteSettingsWire } from "../generated/site-settings.wire.ts"
import { formatError, reportLine } from "../report/report-line.ts"
import { formatDictionaryTag, formatSettingsTag, formatSiteTag } from "./cache-tags.ts"
import { createContentSource } from "./content-source.ts"
import { readOrKeepLast } from "./keep-last.ts"
import { readKnown } from "./read-known.ts"
import { readSiteRoot } from "./site-root.ts"

export interface SharedContent {
  readonly settings: Partial<SiteSettings>
  readonly dictionary: Readonly<Record<string, string>>
}

export interface SharedContentOptions {
  readonly signal?: AbortSignal
  readonly onMissing?: (cause: unknown, what: string) => void
}

/** The cache lifetime in seconds. A publish notice ends it early. */
const KEEP_SECONDS = 300

/** Reads the settings and the dictionary of a site. If this fails, pages use default texts. */
export async function readSharedContent(
  environment: Environment,
  { site, language }: SiteLanguage,
  options: SharedContentOptions = {},
): Promise<SharedContent> {
  const { signal, onMissing } = options
  const [settings, dictionary] = await Promise.all([
    readOrKeepLast(
      `settings ${site} ${language}`,
      () => readSettings(environment, { site, language }, signal ? { signal } : {}),
      createFallback("settings", onMissing),
    ),
    readDictionary(environment, { site, language }, options),
  ])
  return { settings, dictionary }
}

export function readDictionary(
  environment: Environment,
  { site, language }: SiteLanguage,
  { signal, onMissing }: SharedContentOptions = {},
): Promise<SharedContent["dictionary"]> {
  return readOrKeepLast<SharedContent["dictionary"]>(
    `dictionary ${site} ${language}`,
    () => {
      const tags = [formatDictionaryTag(site, language), formatSiteTag(site)]
      const http = createContentSource(environment, { tags, keepSeconds: KEEP_SECONDS })
      return fetchDictionary(http, { site, language }, signal ? { signal } : {})
    },
    createFallback("dictionary", onMissing),
  )
}

function createFallback(what: string, onMissing: SharedContentOptions["onMissing"]) {
  return (cause: unknown) => {
    reportLine({ event: "content-missing", what, message: formatError(cause) })
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
  const http = createContentSource(environment, {
    tags: [formatSettingsTag(site, language), formatSiteTag(site)],
    keepSeconds: KEEP_SECONDS,
  })
  const root = await readSiteRoot(environment, site, { ...call, keepSeconds: KEEP_SECONDS })
  const fields = await fetchSettings(http, { path: `${root}/Settings`, language }, call)
  return fields ? readKnown(readFields(fields, siteSettingsWire), parseSiteSettings) : {}
}
