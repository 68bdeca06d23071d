import { createIndex } from "@forecourt/search-engine"
import type { Change, Engine, EngineOptions, IndexRequest, SearchDocument } from "../engine.types.ts"
import type { Kind } from "../kinds/kinds.ts"
import { createPageTexts } from "../page-texts.ts"

export interface MemoryEngineOptions extends EngineOptions {
  readonly kind: Pick<Kind, "schema" | "fields">
  /**
   * Called for each result page with the number of its documents that were in the cache (`hits`) and the number that
   * were read from the storage (`misses`).
   */
  readonly onRead?: (hits: number, misses: number) => void
}

/** Opens an engine that searches in memory. It reads only the documents of the returned page from the storage. */
export function openMemoryEngine(options: MemoryEngineOptions): Engine {
  const { kind, language, synonyms, readBodies } = options
  const { key } = kind.fields
  // Of a document the index needs its key alone: pages are made from the storage.
  const readKeys = (keys: readonly string[]) => keys.map((item) => ({ [key]: item }))
  let generation = 0
  const texts = createPageTexts({ ...options, readBodies: (keys) => readBodies(generation, keys) })
  const index = createIndex(kind.schema, [], { language, synonyms, read: readKeys })

  async function runSearch({ fields, ...request }: IndexRequest): Promise<string> {
    const { content, facet, total_items, limit, offset } = index.search({ ...request, fields: [key] })
    const page = await texts.read(
      content.map((hit) => String(hit[key])),
      fields,
    )
    const rest = JSON.stringify({ facet, total_items, limit, offset })
    return `{"content":[${page.join()}],${rest.slice(1)}`
  }

  return {
    search: runSearch,
    async apply(changes) {
      const { put, removed } = sortChanges(changes)
      index.upsert(put)
      index.remove(removed)
      texts.forget(changes.map((change) => change.key))
    },
    async replace(documents, at) {
      const all: SearchDocument[] = []
      for await (const document of documents) all.push(document)
      await index.replace(all)
      generation = at.generation
      texts.forgetAll()
    },
    async stats() {
      const { documents, delta, rebuilds, bytes } = index.stats()
      return { documents, delta, rebuilds, bytes }
    },
  }
}

function sortChanges(changes: readonly Change[]): { put: readonly SearchDocument[]; removed: readonly string[] } {
  const last = [...new Map(changes.map((change) => [change.key, change])).values()]
  return {
    put: last.flatMap((change) => (change.kind === "put" ? [change.document] : [])),
    removed: last.flatMap((change) => (change.kind === "remove" ? [change.key] : [])),
  }
}
