import { Counter, Gauge, Histogram, Registry } from "@forecourt/service-kit/metrics"
import type { Indexes } from "../indexes/open-indexes.ts"
import { createLatest, type Latest } from "./latest.ts"

const SECONDS = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5]
const QUANTILES = [0.5, 0.99]

export type Metrics = ReturnType<typeof openMetrics>

/** Opens the metrics of the service. They contain no search terms. */
export function openMetrics() {
  const registry = new Registry()
  const registers = [registry]
  const seconds = new Histogram({
    name: "forecourt_search_seconds",
    help: "Seconds that searches took.",
    labelNames: ["index"],
    buckets: SECONDS,
    registers,
  })
  const quantiles = new Gauge({
    name: "forecourt_search_quantile_seconds",
    help: "Seconds that the latest searches took.",
    labelNames: ["index", "quantile"],
    registers,
  })
  const latest = new Map<string, Latest>()
  const reads = new Counter({
    name: "forecourt_search_page_documents_total",
    help: "Documents of pages that were remembered (hit) or read (miss).",
    labelNames: ["cache"],
    registers,
  })
  const writes = new Counter({
    name: "forecourt_search_writes_total",
    help: "Documents that were written.",
    labelNames: ["index", "outcome"],
    registers,
  })
  const createGauge = (name: string, help: string) => new Gauge({ name, help, labelNames: ["index"], registers })
  const gauges = {
    documents: createGauge("forecourt_search_documents", "Documents that are searched."),
    delta: createGauge("forecourt_search_delta_documents", "Changes that wait for the next rebuild."),
    rebuilds: createGauge("forecourt_search_rebuilds", "Rebuilds of the index since the start."),
    bytes: createGauge("forecourt_search_bytes", "Bytes of the index."),
  }
  const age = createGauge("forecourt_search_age_seconds", "Seconds since the last change that is searched.")

  return {
    countSearch(index: string, took: number) {
      seconds.observe({ index }, took)
      const known = latest.get(index) ?? createLatest()
      latest.set(index, known)
      known.add(took)
    },
    countRead(hits: number, misses: number) {
      if (hits > 0) reads.inc({ cache: "hit" }, hits)
      if (misses > 0) reads.inc({ cache: "miss" }, misses)
    },
    countWrite: (index: string, outcome: string) => writes.inc({ index, outcome }),
    async text(indexes: Indexes) {
      for (const { name, engine, changedAt } of indexes.list()) {
        const stats = await engine.stats()
        for (const key of ["documents", "delta", "rebuilds", "bytes"] as const)
          gauges[key].set({ index: name }, stats[key] ?? 0)
        for (const quantile of QUANTILES)
          quantiles.set({ index: name, quantile: String(quantile) }, latest.get(name)?.quantile(quantile) ?? 0)
        age.set({ index: name }, (Date.now() - changedAt()) / 1000)
      }
      return registry.metrics()
    },
  }
}
