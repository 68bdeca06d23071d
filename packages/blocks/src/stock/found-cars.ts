import type { CarDocument } from "./car-document.ts"

/** Cars as JSON, without what no card shows: it travels with the page. */
export function writeCars(found: unknown): string {
  return JSON.stringify(found, (name, value) => (UNSEEN.has(name) ? undefined : value))
}

const UNSEEN: ReadonlySet<string> = new Set(["blur_data_url", "thumbnail_url"])

/** The cars that a loader left; none when it left none. */
export function readCars(json = ""): readonly CarDocument[] {
  try {
    const cars: unknown = JSON.parse(json)
    return Array.isArray(cars) ? cars : []
  } catch {
    return []
  }
}
