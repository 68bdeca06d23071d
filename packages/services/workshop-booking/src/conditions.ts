import type { Statements } from "@forecourt/service-kit/storage"
import { listConditions, type OfferingConditionRow } from "./storage/offerings.ts"
import type { Vehicle } from "./vehicles.ts"

/** The mileage that pages send if they do not know it. Spec 3 §9.1. */
export const NO_MILEAGE = 1

/** A vehicle with its mileage in Swedish miles. */
export interface ServicedVehicle {
  readonly car: Vehicle
  readonly milage: number
}

/**
 * Returns a function that tells whether one of the given offerings suits a vehicle. An offering without conditions suits every
 * vehicle; of several conditions, one is enough. What is unknown of a vehicle fulfils every condition.
 */
export async function fetchSuitability(
  storage: Statements,
  codes: readonly string[],
  { car, milage }: ServicedVehicle,
  now: number,
): Promise<(code: string) => boolean> {
  const conditions = Map.groupBy(await listConditions(storage, codes), ({ code }) => code)
  const age = car.buildYear === null ? null : new Date(now).getUTCFullYear() - car.buildYear
  const isFulfilled = (condition: OfferingConditionRow) =>
    isListed(car.powerTrain, condition.powerTrains) &&
    isListed(car.brand, condition.brand) &&
    isListed(car.model, condition.models) &&
    isWithin(age, condition.fromAge, condition.toAge) &&
    isWithin(milage === NO_MILEAGE ? null : milage, condition.fromMileage, condition.toMileage)
  return (code) => conditions.get(code)?.some(isFulfilled) ?? true
}

function isListed(value: string | null, list: string): boolean {
  return value === null || list === "" || list.split(",").includes(value)
}

function isWithin(value: number | null, from: number | null, to: number | null): boolean {
  return value === null || (value >= (from ?? value) && value <= (to ?? value))
}
