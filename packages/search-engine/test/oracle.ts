import type { SearchRequestInput, SearchResponse } from "@forecourt/contracts/search"
import { createEdges, createHistogram } from "./oracle/histogram.ts"
import { listFacet } from "./oracle/list-facet.ts"
import { allOf, createFacetTest, createFilterTest, createKeyphraseTest, type WordOptions } from "./oracle/passing.ts"
import { checkRequest } from "./oracle/request-rules.ts"
import type { Document, Schema } from "./oracle/schema.ts"
import { sortDocuments } from "./oracle/sort.ts"

/** Returns the expected response to a request, calculated in a deliberately simple and slow way. */
export function searchByHand(
  schema: object,
  documents: readonly object[],
  request: SearchRequestInput,
  options: WordOptions = {},
): SearchResponse {
  // A schema can have any further keywords.
  const rules = schema as Schema
  const all = documents as readonly Document[]
  checkRequest(rules, request)
  const { limit = 24, offset = 0, facets = [], filters = [], keyphrase = "", fields } = request
  const chosen = facets.map(createFacetTest)
  const matchingAll = all.filter(
    allOf([...filters.map(createFilterTest), createKeyphraseTest(rules, all, keyphrase, options)]),
  )
  const passed = matchingAll.filter(allOf(chosen))

  const facet = facets.map((facet, at) => {
    const others = matchingAll.filter(allOf(chosen.filter((_, other) => other !== at)))
    return rules.properties[facet.name]?.["x-search"]?.facet === "list"
      ? listFacet(rules, facet, others, options.language)
      : createHistogram(facet.name, createEdges(listNumbers(all, facet.name)), listNumbers(others, facet.name))
  })
  const page = sortDocuments(rules, passed, request.sort_name).slice(offset, offset + limit)
  const content = page.map((document) => selectFields(document, fields))
  return { content, facet, total_items: passed.length, limit, offset }
}

function listNumbers(documents: readonly Document[], name: string): number[] {
  return documents.map((document) => document[name]).filter((value) => typeof value === "number")
}

function selectFields(document: Document, fields: readonly string[] | undefined): Document {
  if (fields === undefined) return document
  return Object.fromEntries(
    fields.filter((name) => Object.hasOwn(document, name)).map((name) => [name, document[name]]),
  )
}
