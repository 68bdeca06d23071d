import type { Field } from "@forecourt/search-engine/rules"
import { isCompared, isSorted } from "./indexed-document.ts"
import type { Rules } from "./opensearch.types.ts"

/** The maximum value of `offset + limit`, for an offset of 10,000 and a limit of 100. */
const MAX_RESULT_WINDOW = 10_100
/** The number of primary shards, one for each node of a three-node cluster. */
const SHARDS = 3

/** Creates the index template. Changes become searchable only after an explicit refresh. */
export function createIndexTemplate({ fields }: Pick<Rules, "fields">, pattern: string): object {
  return {
    index_patterns: [pattern],
    template: {
      settings: {
        number_of_shards: SHARDS,
        auto_expand_replicas: "0-1",
        refresh_interval: "-1",
        max_result_window: MAX_RESULT_WINDOW,
        "mapping.total_fields.limit": 100 + 4 * fields.all.size,
      },
      mappings: createMappings([...fields.all.values()]),
    },
  }
}

function createMappings(all: readonly Field[]): object {
  return {
    dynamic: "strict",
    _source: { includes: ["key"] },
    properties: {
      key: { type: "keyword", index: false, doc_values: false },
      order: { type: "keyword", index: false },
      text: properties(all.map((field) => [field.name, field.facet === "list" ? COUNTED : FILTERED])),
      number: properties(all.filter(isCompared).map(({ name }) => [name, { type: "double" }])),
      sort: properties(all.filter(isSorted).map(({ name, instant }) => [name, { ...SORTED, type: getType(instant) }])),
      words: FILTERED,
    },
  }
}

const COUNTED = { type: "keyword" }
const FILTERED = { type: "keyword", doc_values: false }
const SORTED = { index: false }

const getType = (isInstant: boolean) => (isInstant ? "long" : "keyword")
const properties = (pairs: readonly (readonly [string, object])[]) => ({ properties: Object.fromEntries(pairs) })
