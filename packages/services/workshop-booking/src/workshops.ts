import { getDistanceKm, type Position } from "@forecourt/contracts/distance"
import type { Statements } from "@forecourt/service-kit/storage"
import { listAuthorisedBrands } from "./storage/workshops.ts"

/** The closest first; of two that are equally far, always the same one. */
export function sortByDistance<Place extends Position>(places: readonly Place[], from: Position): Place[] {
  return places.toSorted((one, other) => getDistanceKm(from, one) - getDistanceKm(from, other))
}

/**
 * Reports whether a brand has a workshop that it authorised; the name may have hyphens in place of its spaces. Spec 3
 * §7.1.
 */
export async function hasAuthorizedWorkshop(storage: Statements, brand: string): Promise<boolean> {
  const brands = await listAuthorisedBrands(storage)
  return brands.some((one) => toHyphenated(one) === toHyphenated(brand))
}

function toHyphenated(brand: string): string {
  return brand.replaceAll(" ", "-").toLowerCase()
}
