// Generated from schemas/services/search/place-request.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { PlaceRequest } from "./place-request.js"

export declare function parsePlaceRequest(value: unknown): PlaceRequest | null
