import { spawnSync } from "node:child_process"
import { createRequire } from "node:module"
import { searchByHand } from "../packages/search-engine/test/oracle.ts"
import { createCars, createQueries } from "../packages/search-engine/test/workload.ts"
import SCHEMA from "../schemas/services/search/car.schema.json" with { type: "json" }
import { goal } from "./goal.ts"
import type { Outcome } from "./search/contest.ts"
import type { Found } from "./search/contestant.types.ts"
import { listDifferences, toFound } from "./search/found.ts"

// The 120 requests of a list of cars, with sixteen facets and a page of 48 each, to our engine and to others. Every
// result of every contestant is compared: at 10,000 cars with a reference computation, above that with ours, of which
// every tenth is checked with the reference.

const MILLION = process.env.FORECOURT_BENCH_MILLION === "1"
const EVERYBODY = ["ours", "sqlite", "minisearch", "orama", "itemsjs", ...(hasDuckdb() ? ["duckdb"] : [])]
const HAND_STEP: Readonly<Record<number, number>> = { 10000: 1, 100000: 10 }
const MAX_OUTPUT = 512 * 1024 * 1024

const requests = createQueries()
const quantiles = new Map<string, { p50: number; p99: number; buildSeconds: number }>()

for (const size of [10_000, 100_000, ...(MILLION ? [1_000_000] : [])]) {
  console.log(`\n${size.toLocaleString("en")} cars: p50 and p99 of a request in ms, seconds to build, MB it grew by`)
  let expected: readonly (Found | null)[] = searchByReference(size)
  // A million cars are measured with our engine only: others take minutes, or more memory than available.
  for (const name of size > 100_000 ? ["ours"] : EVERYBODY) {
    const outcome = contest(name, size)
    compare(outcome, expected)
    if (name === "ours") expected = outcome.results
    const [p50, p99] = [quantile(outcome.times, 0.5), quantile(outcome.times, 0.99)]
    quantiles.set(`${name} ${size}`, { p50, p99, buildSeconds: outcome.buildSeconds })
    const what = `${outcome.name} ${outcome.version}`.padEnd(36)
    const cannot = outcome.cannot.length === 0 ? "" : `  without ${outcome.cannot.join(", ")}`
    const numbers = [p50.toFixed(2), p99.toFixed(2), outcome.buildSeconds.toFixed(1), (outcome.bytes / 1e6).toFixed(0)]
    console.log(`  ${what} ${numbers.map((number) => number.padStart(8)).join("")}${cannot}`)
  }
}
if (!EVERYBODY.includes("duckdb"))
  console.log("\nDuckDB takes part where it is installed: npm install --no-save @duckdb/node-api (70 MB).")

console.log("\nGoals")
const at100k = quantiles.get("ours 100000")
goal("100,000 cars, p50", at100k?.p50 ?? Number.NaN, 0.7, " ms")
goal("100,000 cars, p99", at100k?.p99 ?? Number.NaN, 1.8, " ms")
if (MILLION) {
  const million = quantiles.get("ours 1000000")
  goal("1,000,000 cars, p99", million?.p99 ?? Number.NaN, 15, " ms")
  goal("1,000,000 cars, made in", million?.buildSeconds ?? Number.NaN, 1.5, " s")
}

/**
 * Computes the expected result of each request. For a large stock, most or all results are `null`, since computing all
 * of them would take minutes.
 */
function searchByReference(size: number): readonly (Found | null)[] {
  const step = HAND_STEP[size]
  if (step === undefined) return requests.map(() => null)
  const stock = createCars(size)
  return requests.map((request, at) => (at % step === 0 ? toFound(searchByHand(SCHEMA, stock, request)) : null))
}

function contest(name: string, size: number): Outcome {
  const file = `${import.meta.dirname}/search/contest.ts`
  const args = ["--conditions=forecourt-source", "--expose-gc", "--max-old-space-size=6000", file, name, String(size)]
  const { status, stdout } = spawnSync(process.execPath, args, {
    encoding: "utf8",
    maxBuffer: MAX_OUTPUT,
    stdio: ["ignore", "pipe", "inherit"],
  })
  if (status !== 0) throw new Error(`bench: ${name} did not finish with ${size} cars; its output is above.`)
  return JSON.parse(stdout)
}

function compare({ name, results, cannot }: Outcome, expected: readonly (Found | null)[]): void {
  for (const [at, request] of requests.entries()) {
    const [actual, right] = [results[at], expected[at]]
    if (actual === undefined || right === undefined || right === null) continue
    const differing = listDifferences(request, actual, right, cannot)
    if (differing.length === 0) continue
    console.log(`  ${name} differs in ${differing.join(", ")}: ${JSON.stringify(request).slice(0, 200)}`)
    process.exitCode = 1
  }
}

function quantile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

function hasDuckdb(): boolean {
  try {
    createRequire(import.meta.url).resolve("@duckdb/node-api")
    return true
  } catch {
    return false
  }
}
