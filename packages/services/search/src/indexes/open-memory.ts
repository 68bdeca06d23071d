import type { Storage } from "@forecourt/service-kit/storage"
import { getKind } from "../kinds/kinds.ts"
import { openMemoryEngine } from "../memory/memory-engine.ts"
import type { IndexRow } from "../storage/index-rows.ts"
import { createDocumentReaders, createEngineOptions } from "./engine-options.ts"
import { followIndex } from "./follow-index.ts"
import type { OpenedEngine } from "./open-indexes.ts"

export function openMemory(
  storage: Storage,
  row: Pick<IndexRow, "name" | "kind" | "language">,
  onRead: (hits: number, misses: number) => void,
): OpenedEngine {
  const engine = openMemoryEngine({ kind: getKind(row.kind), onRead, ...createEngineOptions(storage, row) })
  return { engine, follow: followIndex, ...createDocumentReaders(storage) }
}
