import { getSynonyms } from "@forecourt/search-engine/car-words"
import type { Storage } from "@forecourt/service-kit/storage"
import type { EngineOptions } from "../engine.types.ts"
import { getKind } from "../kinds/kinds.ts"
import type { IndexRow } from "../storage/index-rows.ts"
import { addLowestPrices } from "../storage/prices.ts"
import { readBodies, readSearched, readSearchedKeys } from "../storage/read-documents.ts"
import type { OpenedEngine } from "./open-indexes.ts"

type Row = Pick<IndexRow, "name" | "kind" | "language">

export function createEngineOptions(storage: Storage, { name, kind, language }: Row): EngineOptions {
  return {
    language,
    synonyms: getSynonyms(language),
    readBodies: async (generation, keys) =>
      addLowestPrices(storage, { name, kind: getKind(kind) }, await readBodies(storage, generation, keys)),
  }
}

export function createDocumentReaders(storage: Storage): Pick<OpenedEngine, "readAll" | "readSome"> {
  return {
    readAll: (generation) => readSearched(storage, generation),
    readSome: (generation, keys) => readSearchedKeys(storage, generation, keys),
  }
}
