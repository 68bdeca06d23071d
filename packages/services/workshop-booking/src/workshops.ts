import { getDistanceKm, type Position } from "@forecourt/contracts/distance"
import type { Statements } from "@forecourt/service-kit/storage"
import { listPricesAt } from "./storage/workshop-prices.ts"
import { findWorkshop, listAuthorisedBrands, type Workshop } from "./storage/workshops.ts"

export function sortByDistance<Place extends Position>(places: readonly Place[], from: Position): Place[] {
  return places.toSorted((place, other) => getDistanceKm(from, place) - getDistanceKm(from, other))
}

/** Finds a workshop that services cars of a brand and does all given services. */
export async function findAbleWorkshop(
  storage: Statements,
  brand: string,
  departmentId: string,
  codes: readonly string[],
): Promise<Workshop | null> {
  const workshop = await findWorkshop(storage, departmentId, brand)
  const done = new Set((await listPricesAt(storage, [departmentId], codes)).map(({ code }) => code))
  return codes.every((code) => done.has(code)) ? workshop : null
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
