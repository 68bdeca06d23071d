// Runs one contestant in a separate process: `node search/contest.ts <name> <documents>`. Prints its results and times
// as JSON for the benchmark to compare.
import { createCars, createQueries } from "../../packages/search-engine/test/workload.ts"
import type { Contestant, Found } from "./contestant.types.ts"
import { itemsJs } from "./contestants/itemsjs.ts"
import { minisearch } from "./contestants/minisearch.ts"
import { orama } from "./contestants/orama.ts"
import { ours } from "./contestants/ours.ts"
import { sqlite } from "./contestants/sqlite.ts"
import { toRows } from "./rows.ts"

export interface Outcome {
  readonly name: string
  readonly version: string
  readonly cannot: Contestant<unknown>["cannot"]
  readonly buildSeconds: number
  readonly bytes: number
  /** The best time of each request, in milliseconds. */
  readonly times: readonly number[]
  readonly results: readonly Found[]
}

const CONTESTANTS: Readonly<Record<string, () => Promise<Contestant<unknown>> | Contestant<unknown>>> = {
  ours: ours as () => Contestant<unknown>,
  sqlite: sqlite as () => Contestant<unknown>,
  minisearch: minisearch as () => Contestant<unknown>,
  orama: orama as () => Contestant<unknown>,
  itemsjs: itemsJs as () => Contestant<unknown>,
  // It is installed manually: its library alone is larger than everything else here.
  duckdb: async () => (await import("./contestants/duckdb.ts")).duckdb() as Promise<Contestant<unknown>>,
}

const ROUNDS = 10
/** The time in milliseconds after which no further round starts for the measured search engine. */
const PATIENCE_MS = 15_000

const [, , name = "", count = "10000"] = process.argv
const stock = createCars(Number(count))
const rows = toRows(stock)
const contestant = await (CONTESTANTS[name]?.() ?? Promise.reject(new Error(`bench: there is no ${name}.`)))

globalThis.gc?.()
const previous = process.memoryUsage().rss
const from = performance.now()
await contestant.build(stock, () => rows)
const buildSeconds = (performance.now() - from) / 1000
globalThis.gc?.()
const bytes = process.memoryUsage().rss - previous

const requests = createQueries()
const results: Found[] = []
for (const request of requests) results.push(contestant.read(await contestant.search(request)))
const times = requests.map(() => Number.POSITIVE_INFINITY)
const until = performance.now() + PATIENCE_MS
for (let round = 0; round < ROUNDS && (round === 0 || performance.now() < until); round++)
  for (const [at, request] of requests.entries()) {
    const began = performance.now()
    await contestant.search(request)
    times[at] = Math.min(times[at] ?? 0, performance.now() - began)
  }

const { version, cannot } = contestant
const outcome: Outcome = { name: contestant.name, version, cannot, buildSeconds, bytes, times, results }
process.stdout.write(JSON.stringify(outcome))
