// Generated from schemas/blocks/car-teasers/car-teasers.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { CarTeasers, CarTeasersCar } from "./car-teasers.js"

export declare function parseCarTeasers(value: unknown): CarTeasers | null
export declare function parseCarTeasersCar(value: unknown): CarTeasersCar | null
