// Generated from schemas/services/finance-quote/physical-vehicle.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parsePhysicalVehicle, parseVehicleRegistration } from "./physical-vehicle.parser.js"

/** The vehicle that is financed. Spec 2 §7. */
export interface PhysicalVehicle {
  /** The type of vehicle: car or light commercial vehicle. */
  Type: "Car" | "Lcv"
  /**
   * The seller's own identifier of the vehicle.
   *
   * @minLength 1
   * @maxLength 100
   */
  SourceVehicleId: string
  /**
   * The vehicle identification number.
   *
   * @minLength 1
   * @maxLength 50
   */
  Vin: string
  /** The status of the vehicle: new or previously owned. */
  Status: "New" | "PreOwned"
  /**
   * The price in pounds, including all costs that are due before the vehicle may be driven.
   *
   * @minimum 0
   * @maximum 1000000
   */
  OnTheRoadPrice: number
  /**
   * The mileage of the vehicle, in miles.
   *
   * @minimum 0
   * @maximum 2000000
   */
  Mileage: number
  /** The registration of the vehicle, with its country and mark. */
  Registration: VehicleRegistration
}

/** The registration of the vehicle, with its country and mark. */
export interface VehicleRegistration {
  /**
   * The registration mark.
   *
   * @minLength 1
   * @maxLength 15
   */
  RegistrationNumber: string
  /** The country of the mark. */
  CountryCode: "GB"
  /**
   * The date of first registration.
   *
   * @format date
   */
  DateRegisteredWithDvla?: string
}
