import { checkRequest, readSynonyms } from "@forecourt/search-engine/rules"
import type { Change, EngineOptions, IndexRequest, SearchDocument } from "../engine.types.ts"
import type { SharedEngine } from "../indexes/open-shared.ts"
import type { Kind } from "../kinds/kinds.ts"
import { formatFields } from "../page-texts.ts"
import type { Position } from "../storage/positions.ts"
import { type Cluster, ClusterError } from "./cluster.ts"
import { createHistogramFacet, listFacet } from "./facets.ts"
import { createIndexTemplate } from "./index-template.ts"
import { getId, toIndexedDocument } from "./indexed-document.ts"
import type { Found, Rules } from "./opensearch.types.ts"
import { createOutlookBody, createSearchBody, type Outlook, readOutlook } from "./search-bodies.ts"
import { type Sending, sendDocuments } from "./send-documents.ts"

export interface OpenSearchEngineOptions extends EngineOptions {
  readonly cluster: Cluster
  readonly name: string
  readonly kind: Pick<Kind, "name" | "fields">
}

/**
 * The time after which nodes abort a search. It is shorter than `NODE_PATIENCE_MS`, so that the nodes give up before
 * the client.
 */
const NODE_TIMEOUT = "3s"
const NODE_PATIENCE_MS = 3500
const PATIENCE_MS = 8000
/** The time to wait for the replicas of a new index. After this time, the index is searched without them. */
const COPIES_TIMEOUT = "30s"
const COPIES_PATIENCE_MS = 40_000

/**
 * Opens an engine that searches through an OpenSearch alias. When all documents are replaced, the alias is moved to a
 * new index.
 */
export function openOpenSearchEngine(options: OpenSearchEngineOptions): SharedEngine {
  const { cluster, name, kind, language, readBodies } = options
  const { fields } = kind
  const rules: Rules = { fields, language, synonyms: readSynonyms(options.synonyms, language) }
  const alias = `forecourt.${name}`
  const family = `forecourt.${kind.name}`
  const createSending = (document: SearchDocument, version: number): Sending => ({
    id: getId(String(document[fields.key])),
    version,
    source: toIndexedDocument(rules, document),
  })

  async function findInCluster(body: object, signal: AbortSignal): Promise<Found> {
    const result = await cluster.call<Found>({
      method: "POST",
      path: `/${alias}/_search`,
      query: { allow_partial_search_results: "false" },
      body: { ...body, timeout: NODE_TIMEOUT },
      patienceMs: NODE_PATIENCE_MS,
      signal,
    })
    if (result.timed_out) throw new DOMException("The nodes took too long.", "TimeoutError")
    return result
  }

  async function searchOnce(request: IndexRequest, signal: AbortSignal): Promise<string> {
    const { limit, offset } = request
    const about = createOutlookBody(rules, request)
    const outlook = readOutlook(rules, request, about === null ? null : await findInCluster(about, signal))
    const result = await findInCluster(createSearchBody(rules, request, outlook, { limit, offset }), signal)
    const content = await readPage(result, request.fields, readBodies)
    const facet = createFacets(rules, request, outlook, result)
    const rest = JSON.stringify({ facet, total_items: result.hits.total.value, limit, offset })
    return `{"content":[${content.join()}],${rest.slice(1)}`
  }

  async function runSearch(request: IndexRequest): Promise<string> {
    checkRequest(fields, request)
    const signal = AbortSignal.timeout(PATIENCE_MS)
    try {
      return await searchOnce(request, signal)
    } catch (error) {
      if (!hasMoved(error)) throw error
      return searchOnce(request, signal)
    }
  }

  async function applyChanges(changes: readonly Change[], { sequence }: Position): Promise<void> {
    const last = [...new Map(changes.map((change) => [change.key, change])).values()]
    const createSendings = last.map((change) =>
      change.kind === "put" ? createSending(change.document, sequence) : createRemoval(change.key, sequence),
    )
    await sendDocuments(cluster, alias, createSendings)
    await cluster.call({ method: "POST", path: `/${alias}/_refresh` })
  }

  async function replaceAll(documents: AsyncIterable<SearchDocument>, at: Position): Promise<void> {
    const { generation, sequence } = at
    const index = `${family}.${name}.${generation}.${Date.now().toString(36)}`
    const body = createIndexTemplate(rules, `${family}.*`)
    await cluster.call({ method: "PUT", path: `/_index_template/${family}`, body })
    await cluster.call({ method: "PUT", path: `/${index}` })
    await sendDocuments(cluster, index, createSendings(documents, sequence))
    await cluster.call({ method: "POST", path: `/${index}/_refresh` })
    await cluster.call({
      method: "GET",
      path: `/_cluster/health/${index}`,
      expected: [408],
      patienceMs: COPIES_PATIENCE_MS,
      query: { wait_for_status: "green", timeout: COPIES_TIMEOUT },
    })
    await updateAlias(index)
  }

  async function* createSendings(documents: AsyncIterable<SearchDocument>, version: number): AsyncGenerator<Sending> {
    for await (const document of documents) yield createSending(document, version)
  }

  /**
   * Points the alias to the given index and, in the same request, deletes all other indexes of this engine, including
   * partially filled ones.
   */
  async function updateAlias(index: string): Promise<void> {
    const all = await cluster.call<object>({ method: "GET", path: `/${family}.${name}.*/_alias` })
    const others = Object.keys(all).filter((key) => key !== index)
    const actions = [{ add: { index, alias } }, ...others.map((item) => ({ remove_index: { index: item } }))]
    await cluster.call({ method: "POST", path: "/_aliases", body: { actions } })
  }

  async function countDocuments(): Promise<number | null> {
    const path = `/${alias}/_count`
    const { count } = await cluster.call<{ count?: number }>({ method: "GET", path, expected: [404] })
    return count ?? null
  }

  return {
    search: runSearch,
    apply: applyChanges,
    replace: replaceAll,
    count: countDocuments,
    stats: async () => ({ documents: (await countDocuments()) ?? 0 }),
  }
}

const createRemoval = (key: string, version: number): Sending => ({ id: getId(key), version, source: null })

function hasMoved(error: unknown): boolean {
  return error instanceof ClusterError && (error.status === 404 || error.status >= 500)
}

/**
 * Reads the documents of a result page from the generation in which the search found them. A generation is the set of
 * documents from one full import. Documents that have been removed since then are left out.
 */
async function readPage(
  { hits: { hits } }: Found,
  fields: readonly string[] | undefined,
  readBodies: EngineOptions["readBodies"],
): Promise<readonly string[]> {
  const generation = Number(hits[0]?._index.split(".").at(-2))
  if (Number.isNaN(generation)) return []
  const keys = hits.map(({ _source: { key } }) => key)
  const bodies = await readBodies(generation, keys)
  return keys.flatMap((key) => {
    const body = bodies.get(key)
    return body === undefined ? [] : [fields === undefined ? body : formatFields(JSON.parse(body), fields)]
  })
}

function createFacets(rules: Rules, { facets = [] }: IndexRequest, { buckets }: Outlook, { aggregations = {} }: Found) {
  return facets.map((facet) => {
    const counted = aggregations[facet.name]
    const edges = buckets.get(facet.name)
    return edges === undefined ? listFacet(rules, facet, counted) : createHistogramFacet(facet.name, edges, counted)
  })
}
