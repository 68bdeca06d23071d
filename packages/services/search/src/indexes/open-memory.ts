import { synonymsOf } from "@forecourt/search-engine/car-words"
import type { Storage } from "@forecourt/service-kit/storage"
import { kindNamed } from "../kinds/kinds.ts"
import { openMemoryEngine } from "../memory/memory-engine.ts"
import type { IndexRow } from "../storage/index-rows.ts"
import { readBodies, readSearched, readSearchedOf } from "../storage/read-documents.ts"
import { followIndex } from "./follow-index.ts"
import type { OpenedEngine } from "./open-indexes.ts"

/** Opens an engine in this process; its pages are of the generation that it searches. */
export function openMemory(
  storage: Storage,
  { kind, language, generation }: IndexRow,
  onRead: (hits: number, misses: number) => void,
): OpenedEngine {
  let [searched, coming] = [generation, generation]
  const engine = openMemoryEngine({
    ...{ kind: kindNamed(kind), language, synonyms: synonymsOf(language), onRead },
    readBodies: (keys) => readBodies(storage, searched, keys),
    onReplaced: () => {
      searched = coming
    },
  })
  return {
    engine,
    follow: followIndex,
    readSome: (of, keys) => readSearchedOf(storage, of, keys),
    readAll: (next) => {
      coming = next
      return readSearched(storage, next)
    },
  }
}
