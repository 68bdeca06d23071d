/** The path at which the front proxy reads the counts. The request is authenticated by a shared secret. */
export const COUNTS_PATH = "/api/report-counts"

export interface ReportCount {
  readonly name: "reports" | "fields-left-out"
  readonly labels: Readonly<Record<string, string>>
  readonly value: number
}

const KEY = Symbol.for("forecourt.report-counts")

/**
 * The global object that contains the counts. A module variable is not sufficient, since Next.js loads this file once
 * for each bundle.
 */
type Shared = typeof globalThis & { [KEY]?: Map<string, ReportCount> }

/** Counts an event. Labels must be names from the code or the contracts, never personal data. */
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
