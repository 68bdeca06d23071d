// Generated from schemas/services/search/car-image.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { CarImage } from "./car-image.js"

export declare function parseCarImage(value: unknown): CarImage | null
