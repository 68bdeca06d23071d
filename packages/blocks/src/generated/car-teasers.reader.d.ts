// Generated from schemas/blocks/car-teasers/car-teasers.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { CarTeasers } from "./car-teasers.js"

export declare function readCarTeasers(raw: unknown): CarTeasers | null
