// Generated from schemas/services/search/place.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Place } from "./place.js"

export declare function parsePlace(value: unknown): Place | null
