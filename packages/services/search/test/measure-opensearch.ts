// `node --conditions=forecourt-source test/measure-opensearch.ts [documents]`: measures the requests of the workload on
// three nodes on this machine, next to the engine in memory. The nodes have the compiler for short runs.

import { getSynonyms } from "@forecourt/search-engine/car-words"
import { createCars, createQueries } from "../../../search-engine/test/workload.ts"
import type { Engine, SearchDocument } from "../src/engine.types.ts"
import { getKind } from "../src/kinds/kinds.ts"
import { openMemoryEngine } from "../src/memory/memory-engine.ts"
import { createCluster } from "../src/opensearch/cluster.ts"
import { openOpenSearchEngine } from "../src/opensearch/opensearch-engine.ts"
import { missingForNodes, startNodes } from "./nodes/nodes.ts"

const COUNT = Number(process.argv[2] ?? 100_000)
const ROUNDS = 3
const AT = { generation: 1, sequence: 0 }
const CHANGES = 50

const documents = createCars(COUNT).map((car): SearchDocument => ({ ...car }))
const bodies = new Map(documents.map((document) => [String(document.car_id), JSON.stringify(document)]))
const shared = {
  ...({ kind: getKind("car"), language: "sv", synonyms: getSynonyms("sv") } as const),
  readBodies: async (_: number, keys: readonly string[]) => new Map(keys.map((key) => [key, bodies.get(key) ?? ""])),
}

async function* all() {
  yield* documents
}

async function measure(engine: Engine) {
  const made = await seconds(() => engine.replace(all(), AT))
  const times: number[] = []
  for (let round = 0; round <= ROUNDS; round++)
    for (const { index: _, ...request } of createQueries()) {
      const search = () => engine.search({ limit: 48, offset: 0, ...request })
      // The first round warms up, and nodes that have just begun may take longer than a search is waited for.
      if (round === 0) await search().catch(() => "")
      else times.push((await seconds(search)) * 1000)
    }
  times.sort((time, two) => time - two)
  const changed = await seconds(async () => {
    for (const document of documents.slice(0, CHANGES))
      await engine.apply([{ kind: "put", key: String(document.car_id), document }], { ...AT, sequence: 1 })
  })
  const getPercentile = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1)
  return {
    madeSeconds: made.toFixed(1),
    p50: getPercentile(0.5),
    p99: getPercentile(0.99),
    changeMs: ((changed / CHANGES) * 1000).toFixed(1),
  }
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now()
  await work()
  return (performance.now() - from) / 1000
}

const missing = missingForNodes()
if (missing !== null) throw new Error(missing)
console.log(`${COUNT} cars, in memory:`, await measure(openMemoryEngine(shared)))
const nodes = await startNodes()
try {
  const cluster = createCluster(nodes.urls)
  console.log("on three nodes:", await measure(openOpenSearchEngine({ ...shared, cluster, name: "measured" })))
  console.log("the nodes took:", nodes.used())
} finally {
  await nodes.stop()
}
