import type { Dealership } from "@forecourt/contracts/search"

/** Serialises dealerships for the page, without fields that are not on cards. */
export function writeDealerships(dealerships: readonly Dealership[]): string {
  return JSON.stringify(dealerships, (name, value) => (UNSEEN.has(name) ? undefined : value))
}

const UNSEEN: ReadonlySet<string> = new Set(["blur_data_url", "thumbnail_url", "users", "brands", "phone", "email"])

/** Parses the dealerships stored by a loader. Returns `null` when there are none. */
export function readDealerships(json = ""): readonly Dealership[] | null {
  try {
    const dealerships: unknown = JSON.parse(json)
    return Array.isArray(dealerships) ? dealerships : null
  } catch {
    return null
  }
}
