import { getSynonyms } from "@forecourt/search-engine/car-words"
import type { Storage } from "@forecourt/service-kit/storage"
import { getKind } from "../kinds/kinds.ts"
import type { Cluster } from "../opensearch/cluster.ts"
import { openOpenSearchEngine } from "../opensearch/opensearch-engine.ts"
import type { IndexRow } from "../storage/index-rows.ts"
import { addLowestPrices } from "../storage/prices.ts"
import { readBodies } from "../storage/read-documents.ts"
import type { OpenedEngine } from "./open-indexes.ts"
import { openShared } from "./open-shared.ts"

export function openOpenSearch(storage: Storage, row: IndexRow, cluster: Cluster): Promise<OpenedEngine> {
  const { name, kind, language } = row
  const engine = openOpenSearchEngine({
    cluster,
    name,
    kind: getKind(kind),
    language,
    synonyms: getSynonyms(language),
    readBodies: async (generation, keys) =>
      addLowestPrices(storage, { name, kind: getKind(kind) }, await readBodies(storage, generation, keys)),
  })
  return openShared(storage, row, engine)
}
