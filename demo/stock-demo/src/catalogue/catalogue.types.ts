/** The fuel or drive system of a car. */
export type Fuel = "petrol" | "diesel" | "electric" | "plugin" | "hybrid"

/** The body types that visitors can choose. */
export type BodyName =
  | "hatchback"
  | "estate"
  | "saloon"
  | "suv"
  | "coupe"
  | "convertible"
  | "mpv"
  | "van"
  | "pickup"
  | "minibus"

/** The gearbox: automatic or manual. */
export type Gearbox = "A" | "M"

/** The driven wheels: front, rear or all. */
export type Drive = "F" | "R" | "4"

/** A make with its code in the ERP. */
export interface Make {
  readonly make: string
  readonly code: string
  readonly models: readonly Model[]
}

/** The properties that all variants of a model share. */
export interface Model {
  readonly make: string
  readonly code: string
  readonly model: string
  readonly body: BodyName
  /** The body in its pictures, by its name in the artwork package. */
  readonly picture: string
  readonly seats: number
  readonly doors: number
  /** The length in mm. */
  readonly length: number
  readonly width: number
  readonly height: number
  /** The cargo volume in litres. */
  readonly cargo: number
  /** The stars of Euro NCAP; 0 when it was not tested or got none. */
  readonly stars: number
  readonly variants: readonly Variant[]
}

/** A variant of a model as it was sold new. */
export interface Variant {
  readonly version: string
  readonly fuel: Fuel
  readonly kilowatts: number
  /** The power in metric horsepower. */
  readonly power: number
  readonly gearbox: Gearbox
  readonly drive: Drive
  /** The time from 0 to 100 km/h in seconds. */
  readonly acceleration: number
  /** The kerb weight in kg. */
  readonly weight: number
  /** The first and last model year. */
  readonly from: number
  readonly to: number
  /** The price when new in euros, including VAT and before a market's taxes. */
  readonly price: number
  /** The WLTP consumption in litres per 100 km; 0 for electric cars. */
  readonly use: number
  /** The tank volume in litres; 0 for electric cars. */
  readonly tank: number
  /** The usable battery capacity in kWh; 0 for cars that cannot be charged. */
  readonly battery: number
  /** The WLTP electric range in km; 0 for cars that cannot be charged. */
  readonly range: number
  /** The power of fast charging in kW; 0 when it is not supported. */
  readonly fastCharging: number
  /** The power of home charging in kW; 0 for cars that cannot be charged. */
  readonly homeCharging: number
  /** The weight of a braked trailer in kg; 0 for cars that must not tow. */
  readonly trailer: number
}
