/** What drives a car. */
export type Fuel = "petrol" | "diesel" | "electric" | "plugin" | "hybrid"

/** Kinds of body that visitors read of. */
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

/** Automatic or manual. */
export type Gearbox = "A" | "M"

/** Front, rear or all wheels. */
export type Drive = "F" | "R" | "4"

/** A make with its code in the ERP. */
export interface Make {
  readonly make: string
  readonly code: string
  readonly models: readonly Model[]
}

/** What all variants of a model share. */
export interface Model {
  readonly make: string
  readonly code: string
  readonly model: string
  readonly body: BodyName
  /** The body of its pictures, as the artwork package names it. */
  readonly picture: string
  readonly seats: number
  readonly doors: number
  /** In mm. */
  readonly length: number
  readonly width: number
  readonly height: number
  /** In litres. */
  readonly cargo: number
  /** Of Euro NCAP; 0 where it was not tested or has none. */
  readonly stars: number
  readonly variants: readonly Variant[]
}

/** A model as it was sold: what is known of it before anybody drove it. */
export interface Variant {
  readonly version: string
  readonly fuel: Fuel
  readonly kilowatts: number
  /** Metric hp. */
  readonly power: number
  readonly gearbox: Gearbox
  readonly drive: Drive
  /** Seconds from 0 to 100 km/h. */
  readonly acceleration: number
  /** Service weight in kg. */
  readonly weight: number
  /** Model years. */
  readonly from: number
  readonly to: number
  /** Price new in euros, VAT included, before any market's taxes. */
  readonly price: number
  /** Litres per 100 km by WLTP; 0 for electric cars. */
  readonly use: number
  /** Litres; 0 for electric cars. */
  readonly tank: number
  /** Usable kWh; 0 where it cannot be charged. */
  readonly battery: number
  /** Electric range by WLTP in km; 0 where it cannot be charged. */
  readonly range: number
  /** kW at a fast charger; 0 where it takes none. */
  readonly fastCharging: number
  /** kW at home; 0 where it cannot be charged. */
  readonly homeCharging: number
  /** kg with brakes; 0 where it may not tow. */
  readonly trailer: number
}
