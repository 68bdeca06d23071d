// Generated from schemas/services/shapes/car.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npx forecourt generate`.

export { parseShapesCar } from "./car.parser.js"

/** A car, with what it was asked for by. */
export interface ShapesCar {
  /** Its name. */
  id: string
  /** Year of its model. */
  year?: number
  /** What it may cost at most. */
  price?: number
  /** Whether it has a tow bar. */
  hasTowBar?: boolean
  /** What it is called. */
  tag?: string[]
  /** How many seats. */
  seats?: number[]
  /** Who made it. */
  brand?: string
  /** How often the service was asked. */
  times: number
}
