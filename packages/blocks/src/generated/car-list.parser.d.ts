// Generated from schemas/blocks/car-list/car-list.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { CarList, CarListOnly } from "./car-list.js"

export declare function parseCarList(value: unknown): CarList | null
export declare function parseCarListOnly(value: unknown): CarListOnly | null
