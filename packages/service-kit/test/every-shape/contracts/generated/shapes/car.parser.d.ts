// Generated from schemas/services/shapes/car.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npx forecourt generate`.
import type { ShapesCar } from "./car.js"

export declare function parseShapesCar(value: unknown): ShapesCar | null
