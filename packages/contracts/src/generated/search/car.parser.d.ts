// Generated from schemas/services/search/car.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Car } from "./car.js"

export declare function parseCar(value: unknown): Car | null
