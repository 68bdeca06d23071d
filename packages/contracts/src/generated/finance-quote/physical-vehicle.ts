// Generated from schemas/services/finance-quote/physical-vehicle.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parsePhysicalVehicle, parseVehicleRegistration } from "./physical-vehicle.parser.js"

/** The vehicle that is financed. Spec 2 §7. */
export interface PhysicalVehicle {
  /** Car or light commercial vehicle. */
  Type: "Car" | "Lcv"
  /**
   * The seller's own identifier of it.
   *
   * @minLength 1
   * @maxLength 100
   */
  SourceVehicleId: string
  /**
   * Vehicle identification number.
   *
   * @minLength 1
   * @maxLength 50
   */
  Vin: string
  /** New, or owned by somebody before. */
  Status: "New" | "PreOwned"
  /**
   * Its price in pounds, with everything that is paid before it may be driven.
   *
   * @minimum 0
   * @maximum 1000000
   */
  OnTheRoadPrice: number
  /**
   * Miles that it has been driven.
   *
   * @minimum 0
   * @maximum 2000000
   */
  Mileage: number
  /** Where and under which mark it is registered. */
  Registration: VehicleRegistration
}

/** Where and under which mark it is registered. */
export interface VehicleRegistration {
  /**
   * Registration mark.
   *
   * @minLength 1
   * @maxLength 15
   */
  RegistrationNumber: string
  /** Country of the mark. */
  CountryCode: "GB"
  /**
   * Day of the first registration.
   *
   * @format date
   */
  DateRegisteredWithDvla?: string
}
