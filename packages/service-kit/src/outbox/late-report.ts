import { type Counting, countEntries, hasLate } from "./count-entries.ts"

const MINUTE_MS = 60_000

/**
 * Creates a function that logs an error if entries are late. It logs one line for all entries, and not again until the
 * period after which an entry is late has passed.
 */
export function createLateReport(
  service: string,
  log: (line: string) => void,
  counting: Counting,
): () => Promise<void> {
  const { now, lateMs } = counting
  let nextAt = 0

  return async () => {
    if (now() < nextAt) return
    nextAt = now() + Math.min(MINUTE_MS, lateMs)
    if (!(await hasLate(counting))) return
    const late = [...(await countEntries(counting))].filter(([, counts]) => counts.late > 0)
    nextAt = now() + lateMs
    log(
      JSON.stringify({
        level: "error",
        event: "messages-wait",
        service,
        late: Object.fromEntries(late.map(([kind, counts]) => [kind, counts.late])),
        oldestSeconds: Math.round(Math.max(0, ...late.map(([, { oldestSeconds }]) => oldestSeconds))),
        message: `${service}: messages have waited for more than ${Math.round(lateMs / MINUTE_MS)} minutes. Find out why: outbox list.`,
      }),
    )
  }
}
