import type { Storage } from "@forecourt/service-kit/storage"
import { getKind } from "../kinds/kinds.ts"
import type { Cluster } from "../opensearch/cluster.ts"
import { openOpenSearchEngine } from "../opensearch/opensearch-engine.ts"
import type { IndexRow } from "../storage/index-rows.ts"
import { createEngineOptions } from "./engine-options.ts"
import type { OpenedEngine } from "./open-indexes.ts"
import { openShared } from "./open-shared.ts"

export function openOpenSearch(storage: Storage, row: IndexRow, cluster: Cluster): Promise<OpenedEngine> {
  const kind = getKind(row.kind)
  const engine = openOpenSearchEngine({ cluster, name: row.name, kind, ...createEngineOptions(storage, row) })
  return openShared(storage, row, engine)
}
