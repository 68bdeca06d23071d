import type { GaugeDefinition } from "../metrics/gauge-definition.ts"
import { type Counting, countEntries, NO_ENTRIES, type OutboxCounts } from "./count-entries.ts"

const GAUGES: readonly (readonly [name: string, help: string, count: keyof OutboxCounts])[] = [
  ["outbox_waiting", "Messages that wait to be delivered, by kind.", "waiting"],
  ["outbox_late", "Messages that have waited for more than an hour, by kind.", "late"],
  ["outbox_oldest_seconds", "Seconds that the oldest waiting message has waited, by kind.", "oldestSeconds"],
  [
    "outbox_given_up",
    "Messages that were given up and are kept until someone sends or drops them, by kind.",
    "givenUp",
  ],
]

/** Creates the metrics of an outbox. Each has a value for every kind, also for a kind without entries. */
export function createOutboxGauges(kinds: readonly string[], counting: Counting): readonly GaugeDefinition[] {
  return GAUGES.map(([name, help, count]) => ({
    name,
    help,
    label: "kind",
    async read() {
      const counts = await countEntries(counting)
      const all = new Set([...kinds, ...counts.keys()])
      return new Map([...all].map((kind) => [kind, (counts.get(kind) ?? NO_ENTRIES)[count]]))
    },
  }))
}
