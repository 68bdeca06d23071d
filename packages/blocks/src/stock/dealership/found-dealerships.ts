import type { Dealership } from "@forecourt/contracts/search"

/** Dealerships as JSON, without what no card shows: it travels with the page. */
export function writeDealerships(found: readonly Dealership[]): string {
  return JSON.stringify(found, (name, value) => (UNSEEN.has(name) ? undefined : value))
}

const UNSEEN: ReadonlySet<string> = new Set(["blur_data_url", "thumbnail_url", "users", "brands", "phone", "email"])

/** The dealerships that a loader left; `null` when it left none. */
export function readDealerships(json = ""): readonly Dealership[] | null {
  try {
    const found: unknown = JSON.parse(json)
    return Array.isArray(found) ? found : null
  } catch {
    return null
  }
}
