import { createHash, randomUUID } from "node:crypto"
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { deserialize, serialize } from "node:v8"
import { createFormLimit, MAX_FORMS } from "@forecourt/front/form-limit"
import { LRUCache } from "lru-cache"
import { readEnvironment } from "./environment.ts"
import { getChoicesPage } from "./page/choices.ts"

interface CachedValue {
  readonly kind: string
  readonly status?: number
  readonly headers?: Readonly<Record<string, unknown>>
  readonly tags?: readonly string[]
}

interface Entry {
  readonly value: CachedValue | null
  /** The time at which the entry was written, in milliseconds since 1970. */
  readonly lastModified: number
  /** The lifetime of the entry, which Next.js sets. If omitted, Next.js considers the entry stale after one second. */
  readonly cacheControl?: { readonly revalidate: number | false }
  readonly tags: readonly string[]
  /** The page of which this entry is a variant. Omitted if the entry is not a variant. */
  readonly formOf?: string
}

interface Context {
  readonly tags?: readonly string[]
  readonly softTags?: readonly string[]
  readonly cacheControl?: Entry["cacheControl"]
}

const MAX_BYTES = 64 * 1024 * 1024
const MAX_TAGS = 100_000

/** The header in which Next.js passes the cache tags of a page to cache handlers. */
const TAGS_HEADER = "x-next-cache-tags"

// Next creates a handler for each request, so all handlers share these values.
const memory = new LRUCache<string, Entry>({
  maxSize: MAX_BYTES,
  sizeCalculation: (entry) => serialize(entry).length,
  dispose(entry, file, reason) {
    if (reason !== "set" && entry.formOf !== undefined) forms.forget(entry.formOf, file)
  },
})
/**
 * The cached pages with choices, such as filters, in their URL. Only a few of them are kept, because their number is
 * unlimited.
 */
const forms = createFormLimit(MAX_FORMS)
const outdatedAt = new LRUCache<string, number>({ max: MAX_TAGS })

/**
 * The Next.js `cacheHandler`. It has a separate folder for each content platform. Pages with choices in their URL are
 * cached only in memory, since their number is unlimited and robots try all of them.
 */
export default class PageCache {
  async get(key: string, { tags = [], softTags = [] }: Context = {}): Promise<Entry | null> {
    const file = getFile(key)
    const entry = memory.get(file) ?? (await readEntry(file))
    if (entry === null) return null
    if (entry.formOf !== undefined) use(file, entry.formOf)
    const isCurrent = !isOutdated(entry, [...tags, ...softTags])
    // A response of `fetch` is requested again, so that the page is not rendered from outdated data.
    if (entry.value?.kind === "FETCH") return isCurrent ? entry : null
    // After its `expire`, Next would render a page before responding, and show no page when that fails.
    const staleSince = getDueTime(entry)
    return isCurrent && entry.lastModified > staleSince ? entry : { ...entry, lastModified: staleSince }
  }

  async set(key: string, value: CachedValue | null, { tags = [], cacheControl }: Context = {}): Promise<void> {
    const file = getFile(key)
    if (value === null) {
      memory.delete(file)
      await rm(file, { force: true })
      return
    }
    const getForm = getChoicesPage(key)
    const entry: Entry = {
      value,
      ...(getForm !== null && { formOf: getForm }),
      lastModified: Date.now(),
      tags: [...tags, ...(value.tags ?? []), ...getTags(value)],
      ...(cacheControl && { cacheControl }),
    }
    memory.set(file, entry)
    if (entry.formOf !== undefined) use(file, entry.formOf)
    else if (value.status !== 404) await writeEntry(file, entry)
  }

  async revalidateTag(tags: string | readonly string[]): Promise<void> {
    for (const tag of [tags].flat()) outdatedAt.set(tag, Date.now())
  }

  /** Does nothing, because this cache does not store anything per request. */
  resetRequestCache(): void {}
}

function use(file: string, page: string): void {
  const outdone = forms.use(page, file)
  if (outdone !== null) memory.delete(outdone)
}

async function readEntry(file: string): Promise<Entry | null> {
  try {
    const entry = deserialize(await readFile(file)) as Entry
    memory.set(file, entry)
    return entry
  } catch {
    // The file does not exist, or is incomplete because the machine was switched off while writing it.
    return null
  }
}

/** Writes an entry atomically, so that readers see either the previous file or the complete new one. */
async function writeEntry(file: string, entry: Entry): Promise<void> {
  const unfinished = `${file}.${randomUUID()}.new`
  await mkdir(dirname(file), { recursive: true })
  await writeFile(unfinished, serialize(entry))
  await rename(unfinished, file)
}

function isOutdated({ tags, lastModified }: Entry, requested: readonly string[]): boolean {
  return [...tags, ...requested].some((tag) => (outdatedAt.get(tag) ?? 0) >= lastModified)
}

/**
 * Returns a creation time that makes Next.js consider the entry stale, so that it serves the entry and renders the page
 * again in the background.
 */
function getDueTime({ cacheControl }: Entry): number {
  const seconds = cacheControl?.revalidate || 1
  return Date.now() - (seconds + 1) * 1000
}

function getTags({ headers }: CachedValue): string[] {
  const tags = headers?.[TAGS_HEADER]
  return typeof tags === "string" ? tags.split(",") : []
}

function getFile(key: string): string {
  return join(getFolder(), createHash("sha256").update(key).digest("hex"))
}

/**
 * Returns the folder of cached pages. It is inside the build output, because the pages refer to files of their build.
 */
function getFolder(): string {
  const { url, mode, contextId } = readEnvironment(process.env).content
  const platform = createHash("sha256").update(`${url} ${mode} ${contextId}`).digest("hex").slice(0, 16)
  return join(process.env.FORECOURT_PAGE_CACHE ?? join(process.cwd(), ".next/cached-pages"), platform)
}
