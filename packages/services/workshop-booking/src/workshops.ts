import { getDistanceKm, type Position } from "@forecourt/contracts/distance"
import type { Statements } from "@forecourt/service-kit/storage"
import { listAuthorisedBrands } from "./storage/workshops.ts"

export function sortByDistance<Place extends Position>(places: readonly Place[], from: Position): Place[] {
  return places.toSorted((place, other) => getDistanceKm(from, place) - getDistanceKm(from, other))
}

/**
 * Returns true if at least one workshop is authorised for a brand. The name of the brand may have hyphens instead of
 * spaces. Spec 3 §7.1.
 */
export async function hasAuthorizedWorkshop(storage: Statements, brand: string): Promise<boolean> {
  const brands = await listAuthorisedBrands(storage)
  return brands.some((item) => toHyphenated(item) === toHyphenated(brand))
}

function toHyphenated(brand: string): string {
  return brand.replaceAll(" ", "-").toLowerCase()
}
