// Generated from schemas/blocks/car-list/car-list.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { CarList } from "./car-list.js"

export declare function readCarList(raw: unknown): CarList | null
