import { getDistanceKm, type Position } from "@forecourt/contracts/distance"
import type { Statements } from "@forecourt/service-kit/storage"
import { listAuthorisedBrands } from "./storage/workshops.ts"

/** Sorts places by distance, in a stable order for equal distances. */
export function sortByDistance<Place extends Position>(places: readonly Place[], from: Position): Place[] {
  return places.toSorted((place, other) => getDistanceKm(from, place) - getDistanceKm(from, other))
}

/** Reports whether a brand has authorised a workshop; the name may have hyphens in place of spaces. Spec 3 §7.1. */
export async function hasAuthorizedWorkshop(storage: Statements, brand: string): Promise<boolean> {
  const brands = await listAuthorisedBrands(storage)
  return brands.some((item) => toHyphenated(item) === toHyphenated(brand))
}

function toHyphenated(brand: string): string {
  return brand.replaceAll(" ", "-").toLowerCase()
}
