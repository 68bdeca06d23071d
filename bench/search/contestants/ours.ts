import type { Car, SearchResponse } from "@forecourt/contracts/search"
import { createIndex, type SearchIndex } from "@forecourt/search-engine"
import SCHEMA from "../../../schemas/services/search/car.schema.json" with { type: "json" }
import type { Contestant } from "../contestant.types.ts"
import { toFound } from "../found.ts"
import { readVersion } from "../versions.ts"

export function ours(): Contestant<SearchResponse> {
  let index: SearchIndex
  return {
    name: "Forecourt",
    version: readVersion("@forecourt/search-engine"),
    cannot: [],
    build(cars) {
      index = createIndex(SCHEMA, toDocuments(cars))
    },
    search: (request) => index.search(request),
    read: toFound,
  }
}

/** Casts the cars to records, since TypeScript interfaces have no index signature. */
const toDocuments = (cars: readonly Car[]) => cars as readonly unknown[] as readonly Record<string, unknown>[]
