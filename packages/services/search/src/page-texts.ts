import { LRUCache } from "lru-cache"
import type { SearchDocument } from "./engine.types.ts"

/** A cache of documents as JSON text. Each document is serialised only once for each set of requested fields. */
export interface PageTexts {
  /**
   * Returns the JSON of the documents with the given keys, in the order of the keys. Documents that no longer exist are
   * omitted.
   */
  readonly read: (keys: readonly string[], fields: readonly string[] | undefined) => Promise<readonly string[]>
  readonly forget: (keys: readonly string[]) => void
  readonly forgetAll: () => void
}

export interface PageTextsOptions {
  readonly readBodies: (keys: readonly string[]) => Promise<ReadonlyMap<string, string>>
  /** The maximum number of cached characters. @default 64 million */
  readonly maxSize?: number
  readonly onRead?: (hits: number, misses: number) => void
}

const MAX_SIZE = 64_000_000
const MAX_FIELD_SETS = 50

export function createPageTexts({ readBodies, maxSize = MAX_SIZE, onRead }: PageTextsOptions): PageTexts {
  const texts = new LRUCache<string, string>({ maxSize, sizeCalculation: (text, key) => text.length + key.length })
  const fieldSets = new LRUCache<string, number>({ max: MAX_FIELD_SETS })
  let lastSet = 0
  /**
   * A counter that is incremented whenever documents are removed from the cache. Documents that are being read at that
   * time are not added to the cache.
   */
  let epoch = 0

  function getTextSet(fields: readonly string[] | undefined): number {
    const name = fields === undefined ? "*" : fields.join()
    const known = fieldSets.get(name)
    if (known !== undefined) return known
    lastSet += 1
    fieldSets.set(name, lastSet)
    return lastSet
  }

  async function readMissing(keys: readonly string[], set: number, fields: readonly string[] | undefined) {
    const previous = epoch
    const made = new Map<string, string>()
    for (const [key, body] of await readBodies(keys)) {
      const text = fields === undefined ? body : formatFields(JSON.parse(body), fields)
      made.set(key, text)
      if (epoch === previous) texts.set(`${set}:${key}`, text)
    }
    return made
  }

  return {
    async read(keys, fields) {
      const set = getTextSet(fields)
      const cached = keys.map((key) => texts.get(`${set}:${key}`))
      const missing = keys.filter((_, index) => cached[index] === undefined)
      onRead?.(keys.length - missing.length, missing.length)
      if (missing.length === 0) return cached.filter((text) => text !== undefined)
      const made = await readMissing(missing, set, fields)
      return keys.flatMap((key, index) => cached[index] ?? made.get(key) ?? [])
    },
    forget(keys) {
      epoch += 1
      for (const key of keys) for (let set = 1; set <= lastSet; set += 1) texts.delete(`${set}:${key}`)
    },
    forgetAll() {
      epoch += 1
      lastSet = 0
      fieldSets.clear()
      texts.clear()
    },
  }
}

export function formatFields(document: SearchDocument, fields: readonly string[]): string {
  const entries = fields.filter((name) => Object.hasOwn(document, name)).map((name) => [name, document[name]] as const)
  return JSON.stringify(Object.fromEntries(entries))
}
