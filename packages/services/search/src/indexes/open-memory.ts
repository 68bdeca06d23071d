import { getSynonyms } from "@forecourt/search-engine/car-words"
import type { Storage } from "@forecourt/service-kit/storage"
import { getKind } from "../kinds/kinds.ts"
import { openMemoryEngine } from "../memory/memory-engine.ts"
import type { IndexRow } from "../storage/index-rows.ts"
import { addLowestPrices } from "../storage/prices.ts"
import { readBodies, readSearched, readSearchedKeys } from "../storage/read-documents.ts"
import { followIndex } from "./follow-index.ts"
import type { OpenedEngine } from "./open-indexes.ts"

export function openMemory(
  storage: Storage,
  { name, kind, language }: Pick<IndexRow, "name" | "kind" | "language">,
  onRead: (hits: number, misses: number) => void,
): OpenedEngine {
  const engine = openMemoryEngine({
    kind: getKind(kind),
    language,
    synonyms: getSynonyms(language),
    onRead,
    readBodies: async (generation, keys) =>
      addLowestPrices(storage, { name, kind: getKind(kind) }, await readBodies(storage, generation, keys)),
  })
  return {
    engine,
    follow: followIndex,
    readSome: (generation, keys) => readSearchedKeys(storage, generation, keys),
    readAll: (generation) => readSearched(storage, generation),
  }
}
