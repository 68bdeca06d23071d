import type { CarDocument } from "./car-document.ts"

/** Serializes cars for the page, without fields that no card shows. */
export function writeCars(data: unknown): string {
  return JSON.stringify(data, (name, value) => (UNSEEN.has(name) ? undefined : value))
}

const UNSEEN: ReadonlySet<string> = new Set(["blur_data_url", "thumbnail_url"])

/** Parses the cars that a loader stored; empty when there are none. */
export function readCars(json = ""): readonly CarDocument[] {
  try {
    const cars: unknown = JSON.parse(json)
    return Array.isArray(cars) ? cars : []
  } catch {
    return []
  }
}
