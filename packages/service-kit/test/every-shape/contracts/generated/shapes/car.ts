// Generated from schemas/services/shapes/car.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npx forecourt generate`.

export { parseShapesCar } from "./car.parser.js"

/** A car, with the parameters of the request. */
export interface ShapesCar {
  /** Its name. */
  id: string
  /** Year of its model. */
  year?: number
  /** The highest price. */
  price?: number
  /** True if the car has a tow bar. */
  hasTowBar?: boolean
  /** The name of the car. */
  tag?: string[]
  /** The number of seats. */
  seats?: number[]
  /** The maker of the car. */
  brand?: string
  /** The number of requests to the service. */
  times: number
}
