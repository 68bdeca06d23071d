import type { GaugeDefinition } from "./gauge-definition.ts"
import { Gauge, Histogram, Registry } from "./metrics.ts"

const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 5]

/** The metrics of calls to a service. They contain neither the content nor the sender of a call. */
export interface CallMetrics {
  readonly count: (call: { readonly call: string; readonly status: number }, seconds: number) => void
  readonly addGauge: (gauge: GaugeDefinition) => void
  /** Returns the metrics in the Prometheus text format. */
  readonly text: () => Promise<string>
}

/**
 * Creates the metric `forecourt_<service>_call_seconds`, which records the number and the duration of calls, by the
 * name of the call and the status.
 */
export function openCallMetrics(service: string): CallMetrics {
  const registry = new Registry()
  const prefix = `forecourt_${service.replaceAll("-", "_")}`
  const seconds = new Histogram({
    name: `${prefix}_call_seconds`,
    help: "Seconds that calls took, by how they ended.",
    labelNames: ["call", "status"],
    buckets: SECONDS,
    registers: [registry],
  })
  return {
    count: ({ call, status }, took) => seconds.observe({ call, status: String(status) }, took),
    addGauge({ name, help, label, read }) {
      new Gauge({
        name: `${prefix}_${name}`,
        help,
        labelNames: [label],
        registers: [registry],
        async collect() {
          this.reset()
          for (const [value, count] of await read()) this.set({ [label]: value }, count)
        },
      })
    },
    text: () => registry.metrics(),
  }
}
