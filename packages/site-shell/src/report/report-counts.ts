/**
 * The path on the Next.js server at which the front (the proxy before it) reads the report counts. Requests are
 * authenticated by the secret that both share.
 */
export const COUNTS_PATH = "/api/report-counts"

export interface ReportCount {
  readonly name: "reports" | "fields-left-out"
  readonly labels: Readonly<Record<string, string>>
  readonly value: number
}

const KEY = Symbol.for("forecourt.report-counts")

/**
 * The global object with the property that stores the counts. A module variable would not be shared, since Next.js
 * loads this file once for each bundle.
 */
type Shared = typeof globalThis & { [KEY]?: Map<string, ReportCount> }

/**
 * Counts an event for the metrics that operators see. Labels must be names from the code or the contracts, and never
 * contain personal data.
 */
export function countReport(name: ReportCount["name"], labels: ReportCount["labels"], by = 1): void {
  const counts = getSharedCounts()
  const key = JSON.stringify([name, labels])
  counts.set(key, { name, labels, value: (counts.get(key)?.value ?? 0) + by })
}

export function readReportCounts(): readonly ReportCount[] {
  return [...getSharedCounts().values()]
}

function getSharedCounts(): Map<string, ReportCount> {
  const shared = globalThis as Shared
  shared[KEY] ??= new Map()
  return shared[KEY]
}
