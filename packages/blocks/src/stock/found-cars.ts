import type { CarDocument } from "./car-document.ts"

/** Serialises cars for the page, without fields that are not on cards. */
export function writeCars(data: unknown): string {
  return JSON.stringify(data, (name, value) => (UNSEEN.has(name) ? undefined : value))
}

const UNSEEN: ReadonlySet<string> = new Set(["blur_data_url", "thumbnail_url"])

/** Parses the cars stored by a loader. Returns an empty list when there are none. */
export function readCars(json = ""): readonly CarDocument[] {
  try {
    const cars: unknown = JSON.parse(json)
    return Array.isArray(cars) ? cars : []
  } catch {
    return []
  }
}
