import type { Dealership } from "@forecourt/contracts/search"

/** Serializes dealerships for the page, without fields that no card shows. */
export function writeDealerships(found: readonly Dealership[]): string {
  return JSON.stringify(found, (name, value) => (UNSEEN.has(name) ? undefined : value))
}

const UNSEEN: ReadonlySet<string> = new Set(["blur_data_url", "thumbnail_url", "users", "brands", "phone", "email"])

/** Parses the dealerships that a loader stored; `null` when there are none. */
export function readDealerships(json = ""): readonly Dealership[] | null {
  try {
    const found: unknown = JSON.parse(json)
    return Array.isArray(found) ? found : null
  } catch {
    return null
  }
}
