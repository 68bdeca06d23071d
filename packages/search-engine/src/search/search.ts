import type { SearchRequestInput, SearchResponse } from "@forecourt/contracts/search"
import type { State } from "../columns/state.ts"
import { checkRequest } from "../rules/check-request.ts"
import type { Scalar, SearchDocument } from "../rules/fields.ts"
import type { Synonyms } from "../rules/words.ts"
import { createFacetCondition, createFilterCondition, createWordConditions } from "./conditions.ts"
import { findDocuments } from "./find.ts"
import { createHistogramFacet } from "./histogram.ts"
import { listFacet } from "./list-facet.ts"
import { type Place, selectPage } from "./page.ts"

export interface SearchOptions {
  readonly synonyms: Synonyms
  readonly compare: (a: Scalar, b: Scalar) => number
  /** Returns documents by their keys. It is `null` if the documents are stored in the index. */
  readonly read: ((keys: readonly string[]) => readonly object[]) | null
}

const LIMIT = 24

export function search(
  state: State,
  request: Omit<SearchRequestInput, "index">,
  { synonyms, compare, read }: SearchOptions,
): SearchResponse {
  checkRequest(state.fields, request)
  const { limit = LIMIT, offset = 0, facets = [], filters = [], keyphrase = "", fields, sort_name } = request
  const fixed = [
    ...filters.map((filter) => createFilterCondition(state, filter)),
    ...createWordConditions(state, keyphrase, synonyms),
  ]
  const groups = facets.map((facet) => createFacetCondition(state, facet))
  const result = findDocuments(state, fixed, groups)
  const facet = facets.map((facetRequest, group) =>
    state.fields.all.get(facetRequest.name)?.facet === "range"
      ? createHistogramFacet(state, result, group, facetRequest)
      : listFacet(state, result, group, facetRequest, compare),
  )
  const page = selectPage(state, result, { sortName: sort_name, limit, offset })
  const content = readDocuments(state, page, read).map((document) => selectFields(document, fields))
  return { content, facet, total_items: result.hits + result.added.length, limit, offset }
}

function readDocuments(
  { keys, documents, delta }: State,
  page: readonly Place[],
  read: SearchOptions["read"],
): readonly SearchDocument[] {
  if (read !== null)
    return read(
      page.map((place) => (place < 0 ? delta.keys[-1 - place] : keys[place]) ?? ""),
    ) as readonly SearchDocument[]
  return page.map((place) => (place < 0 ? delta.documents?.[-1 - place] : documents?.[place]) ?? {})
}

function selectFields(document: SearchDocument, fields: readonly string[] | undefined): SearchDocument {
  if (fields === undefined) return document
  const known = fields.filter((name) => Object.hasOwn(document, name))
  return Object.fromEntries(known.map((name) => [name, document[name]]))
}
