import { createRequire } from "node:module"
import type Prometheus from "prom-client"

// The package's entry also loads OpenTelemetry, for process metrics that are not used here.
const load = createRequire(import.meta.url)
export const Counter: typeof Prometheus.Counter = load("prom-client/lib/counter")
export const Gauge: typeof Prometheus.Gauge = load("prom-client/lib/gauge")
export const Histogram: typeof Prometheus.Histogram = load("prom-client/lib/histogram")
export const Registry: typeof Prometheus.Registry = load("prom-client/lib/registry")

export { type CallMetrics, openCallMetrics } from "./call-metrics.ts"
export type { GaugeDefinition } from "./gauge-definition.ts"
