import type { PublishNotice } from "@forecourt/api-clients/content"

/** The maximum length of a cache tag in Next.js. */
const LONGEST_TAG = 256
const MAX_TAGS = 100

export const formatSiteTag = (site: string): string => `sc:site:${site}`

export const formatDictionaryTag = (site: string, language: string): string => `sc:dict:${site}:${language}`

export const formatSettingsTag = (site: string, language: string): string => `sc:settings:${site}:${language}`

export const formatArticlesTag = (site: string, language: string): string => `sc:stories:${site}:${language}`

export const formatIndexTag = (index: string, id?: string): string =>
  `search:${index}${id === undefined ? "" : `:${id}`}`

export const formatItemTag = (id: string, language: string): string => `sc:item:${toPlainId(id)}:${language}:latest`

/**
 * Returns the cache tag of a path, or `null` if the tag would be too long. Without the tag, the page is refreshed only
 * after its cache lifetime.
 */
export function formatRouteTag(site: string, language: string, path: string): string | null {
  const tag = `sc:route:${site}:${language}:${path.toLowerCase()}`
  return tag.length <= LONGEST_TAG ? tag : null
}

export function listItemTags(layout: unknown, language: string): string[] {
  const ids = new Set<string>()
  collectIds(layout, ids)
  return [...ids].slice(0, MAX_TAGS).map((id) => formatItemTag(id, language))
}

/**
 * Returns the cache tags that a publish notice invalidates. For each changed layout, the tags of the article lists are
 * included, because the notice does not say whether the page is a new article.
 */
export function getNoticeTags(
  notice: PublishNotice,
  { name, languages }: { readonly name: string; readonly languages: readonly string[] },
): string[] {
  const tags = new Set((notice.tags ?? []).filter((tag) => tag.length <= LONGEST_TAG))
  for (const { identifier, entity_culture: culture } of notice.updates ?? []) {
    const id = identifier.replace(/-(media|layout)$/i, "")
    if (!isId(id)) continue
    for (const language of culture ? [culture] : languages) {
      tags.add(formatItemTag(id, language))
      if (/-layout$/i.test(identifier)) tags.add(formatArticlesTag(name, language))
    }
  }
  return [...tags]
}

const ID_KEYS = new Set(["itemId", "id", "dataSource", "sid"])

function collectIds(value: unknown, ids: Set<string>): void {
  if (typeof value !== "object" || value === null) return
  if (Array.isArray(value)) {
    for (const entry of value) collectIds(entry, ids)
    return
  }
  for (const [key, entry] of Object.entries(value)) {
    if (typeof entry === "string") {
      if (ID_KEYS.has(key) && isId(entry)) ids.add(toPlainId(entry))
    } else collectIds(entry, ids)
  }
}

function isId(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(toPlainId(text))
}

/** Normalises a GUID in the formats `{UPPER-DASHED}`, `lower-dashed` and `UPPER32`. */
function toPlainId(id: string): string {
  return id.replace(/[{}-]/g, "").toLowerCase()
}
