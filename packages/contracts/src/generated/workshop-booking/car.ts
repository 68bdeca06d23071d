// Generated from schemas/services/workshop-booking/car.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseWorkshopBookingCar } from "./car.parser.js"

/** A vehicle in the registry. Spec 3 §3.1. */
export interface WorkshopBookingCar {
  /** The registration number without spaces. */
  registrationNumber: string
  /** The brand. */
  brand: string
  /** The model. */
  model: string
  /** The year of manufacture; null if the registry does not contain it. */
  buildYear: number | null
  /** True if service is already paid for. */
  hasServiceAgreement: boolean
  /** True if vehicles of this brand can be booked here; other brands have a separate booking. Spec 3 §8.1. */
  isSupported: boolean
}
