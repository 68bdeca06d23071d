import { readRegNo } from "@forecourt/contracts/registration-number"
import type { WorkshopBookingCar } from "@forecourt/contracts/workshop-booking"
import type { Statements } from "@forecourt/service-kit/storage"
import { findVehicle } from "./storage/vehicles.ts"
import { WorkshopBookingError } from "./workshop-booking-error.ts"

/**
 * Fetches a car by the registration number that the visitor typed. Throws if the number is invalid or unknown. Spec 3
 * §7.1.
 */
export async function fetchCar(storage: Statements, typed: string): Promise<WorkshopBookingCar> {
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

/**
 * Fetches a car by its registration number. Throws if the number is invalid or unknown, or if the brand of the car is
 * not supported. Spec 3 §8.1.
 */
export async function fetchSupportedCar(storage: Statements, typed: string): Promise<WorkshopBookingCar> {
  const car = await fetchCar(storage, typed)
  if (!car.isSupported) throw new WorkshopBookingError("BrandNotSupported", "", { words: { brand: car.brand } })
  return car
}
