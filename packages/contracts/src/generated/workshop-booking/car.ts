// Generated from schemas/services/workshop-booking/car.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseWorkshopBookingCar } from "./car.parser.js"

/** A vehicle of the registry. Spec 3 §3.1. */
export interface WorkshopBookingCar {
  /** As it is written without spaces. */
  registrationNumber: string
  /** Brand. */
  brand: string
  /** Model. */
  model: string
  /** Year in which it was built; null when the registry does not say. */
  buildYear: number | null
  /** Whether service is paid for already. */
  hasServiceAgreement: boolean
  /** Whether this flow books for its brand; others have a booking of their own. Spec 3 §8.1. */
  isSupported: boolean
}
