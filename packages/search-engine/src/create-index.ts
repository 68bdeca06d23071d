import type { SearchRequestInput, SearchResponse } from "@forecourt/contracts/search"
import { rebuild } from "./columns/rebuild.ts"
import { addDocument, createState, getDocumentCount, removeDocument, type State } from "./columns/state.ts"
import { getBytes } from "./columns/weigh.ts"
import { readFields, type SearchDocument, type SearchSchema } from "./rules/fields.ts"
import { createValueOrder } from "./rules/order.ts"
import { type Language, readSynonyms } from "./rules/words.ts"
import { search } from "./search/search.ts"
import { runAtOnce, runInSlices } from "./slices.ts"

export interface IndexOptions {
  /**
   * The language of the documents, which determines which letters keep their diacritics and how texts are sorted.
   * @default "en"
   */
  readonly language?: Language
  /** The groups of synonyms. The words within a group are synonyms of one another. */
  readonly synonyms?: readonly (readonly string[])[]
  /** Returns documents by their keys, in the same order. @default the index itself stores the documents */
  readonly read?: (keys: readonly string[]) => readonly object[]
}

export interface IndexStats {
  readonly documents: number
  /**
   * The number of changes since the last rebuild of the index. The next rebuild merges them into the main part of the
   * index.
   */
  readonly delta: number
  readonly rebuilds: number
  /** The approximate size of the index in bytes, excluding the documents. */
  readonly bytes: number
}

/** A search index of documents, which can be searched by facets, ranges, words and field values. */
export interface SearchIndex {
  /** Searches the documents. Throws a `SearchError` if the schema does not allow the request. */
  readonly search: (request: Omit<SearchRequestInput, "index"> & { readonly index?: string }) => SearchResponse
  /** Adds documents, replacing those with the same keys. */
  readonly upsert: (documents: readonly object[]) => void
  /** Removes the documents with the given keys. Unknown keys are ignored. */
  readonly remove: (keys: readonly string[]) => void
  /**
   * Replaces all documents. Until the promise resolves, searches find the old documents. Changes made in the meantime
   * are applied to the new documents.
   */
  readonly replace: (documents: readonly object[]) => Promise<void>
  readonly stats: () => IndexStats
}

type Change = { readonly kind: "upsert"; readonly document: object } | { readonly kind: "remove"; readonly key: string }

/**
 * The number of changes that triggers a rebuild: the fraction `share` of the number of documents, but at least `least`
 * and at most `most`.
 */
const DELTA = { share: 0.02, least: 64, most: 4096 }
const DOCUMENTS_AT_ONCE = 64

/**
 * Creates a search index of documents. The `x-search` annotations in the schema define how the documents are searched.
 */
export function createIndex(
  schema: object,
  documents: readonly object[],
  { language = "en", synonyms = [], read }: IndexOptions = {},
): SearchIndex {
  const options = { fields: readFields(schema as SearchSchema), language, keepsDocuments: read === undefined }
  const searching = {
    synonyms: readSynonyms(synonyms, language),
    compare: createValueOrder(language),
    read: read ?? null,
  }
  let state = runAtOnce(buildState(documents))
  let rebuilds = 0
  /** The changes made while a rebuild is running, to be applied to its result. `null` if no rebuild is running. */
  let meanwhile: Change[] | null = null
  let stop: (() => void) | null = null
  /** The pending calls of `replace`. All their promises are resolved when the latest replacement completes. */
  const waiting: PromiseWithResolvers<void>[] = []

  function* buildState(all: readonly object[]): Generator<void, State> {
    const fresh = createState(options)
    for (const [at, document] of all.entries()) {
      addDocument(fresh, document as SearchDocument)
      if (at % DOCUMENTS_AT_ONCE === 0) yield
    }
    return yield* rebuild(fresh)
  }

  function applyChange(change: Change): void {
    if (change.kind === "upsert") addDocument(state, change.document as SearchDocument)
    else removeDocument(state, change.key)
    meanwhile?.push(change)
  }

  function setState(fresh: State): void {
    const changes = meanwhile ?? []
    state = fresh
    meanwhile = null
    stop = null
    rebuilds++
    for (const change of changes) applyChange(change)
    for (const { resolve } of waiting.splice(0)) resolve()
    rebuildIfNeeded()
  }

  function rebuildIfNeeded(): void {
    const isDue =
      getChangeCount(state) > Math.min(DELTA.most, Math.max(DELTA.least, getDocumentCount(state) * DELTA.share))
    if (!isDue || meanwhile !== null) return
    meanwhile = []
    stop = runInSlices(rebuild(state), setState, fail)
  }

  function replaceAll(all: readonly object[]): Promise<void> {
    stop?.()
    meanwhile = []
    const waits = Promise.withResolvers<void>()
    waiting.push(waits)
    stop = runInSlices(buildState(all), setState, fail)
    return waits.promise
  }

  function fail(error: unknown): void {
    meanwhile = null
    stop = null
    for (const { reject } of waiting.splice(0)) reject(error)
  }

  return {
    search: ({ index: _, ...request }) => search(state, request, searching),
    upsert(changed) {
      for (const document of changed) applyChange({ kind: "upsert", document })
      rebuildIfNeeded()
    },
    remove(keys) {
      for (const key of keys) applyChange({ kind: "remove", key })
      rebuildIfNeeded()
    },
    replace: replaceAll,
    stats: () => ({
      documents: getDocumentCount(state),
      delta: getChangeCount(state),
      rebuilds,
      bytes: getBytes(state),
    }),
  }
}

function getChangeCount({ delta, removed }: State): number {
  return delta.keys.length + removed
}
