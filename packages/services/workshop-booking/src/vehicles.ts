import { readRegNo } from "@forecourt/contracts/registration-number"
import type { WorkshopBookingCar } from "@forecourt/contracts/workshop-booking"
import type { Statements } from "@forecourt/service-kit/storage"
import { findVehicle } from "./storage/vehicles.ts"
import { WorkshopBookingError } from "./workshop-booking-error.ts"

export interface Vehicle extends WorkshopBookingCar {
  /** The power train, such as `electric`, or `null` if it is unknown. */
  readonly powerTrain: string | null
}

/**
 * Fetches a car by the registration number that the visitor typed. Throws if the number is invalid or unknown. Spec 3
 * §7.1.
 */
export async function fetchCar(storage: Statements, typed: string): Promise<WorkshopBookingCar> {
  const { powerTrain: _, ...car } = await fetchVehicle(storage, typed)
  return car
}

/**
 * Fetches a vehicle by its registration number. Throws if the number is invalid or unknown, or if the brand of the
 * vehicle is not supported. Spec 3 §8.1.
 */
export async function fetchSupportedCar(storage: Statements, typed: string): Promise<Vehicle> {
  const car = await fetchVehicle(storage, typed)
  if (!car.isSupported) throw new WorkshopBookingError("BrandNotSupported", "", { words: { brand: car.brand } })
  return car
}

async function fetchVehicle(storage: Statements, typed: string): Promise<Vehicle> {
  const registrationNumber = readRegNo(typed)
  if (registrationNumber === null) throw new WorkshopBookingError("InvalidReg")
  const row = await findVehicle(storage, registrationNumber)
  if (row === null) throw new WorkshopBookingError("VehicleNotFound")
  const { hasServiceAgreement, isSupported, ...vehicle } = row
  return {
    registrationNumber,
    ...vehicle,
    hasServiceAgreement: hasServiceAgreement === 1,
    isSupported: isSupported === 1,
  }
}
