import { readRegNo } from "@forecourt/contracts/registration-number"
import type { WorkshopBookingCar } from "@forecourt/contracts/workshop-booking"
import type { Statements } from "@forecourt/service-kit/storage"
import { WorkshopBookingRefusal } from "./workshop-booking-refusal.ts"

const VEHICLE_ROW = {
  brand: "text",
  model: "text",
  buildYear: "number?",
  hasServiceAgreement: "number",
  isSupported: "number",
} as const

/** A vehicle of the registry, whatever its brand. Spec 3 §7.1. */
export async function fetchCar(storage: Statements, typed: string): Promise<WorkshopBookingCar> {
  const registrationNumber = readRegNo(typed)
  if (registrationNumber === null) throw new WorkshopBookingRefusal("InvalidReg")
  const row = await storage.get(
    VEHICLE_ROW,
    `select brand, model, build_year as "buildYear", has_service_agreement as "hasServiceAgreement",
       is_supported as "isSupported"
     from vehicles join brands on brands.name = vehicles.brand where reg_no = ?`,
    registrationNumber,
  )
  if (row === null) throw new WorkshopBookingRefusal("VehicleNotFound")
  const { hasServiceAgreement, isSupported, ...vehicle } = row
  return {
    ...{ registrationNumber, ...vehicle },
    ...{ hasServiceAgreement: hasServiceAgreement === 1, isSupported: isSupported === 1 },
  }
}

/** A vehicle that something can be booked for here. Spec 3 §8.1. */
export async function fetchSupportedCar(storage: Statements, typed: string): Promise<WorkshopBookingCar> {
  const car = await fetchCar(storage, typed)
  if (!car.isSupported) throw new WorkshopBookingRefusal("BrandNotSupported", "", { words: { brand: car.brand } })
  return car
}
