// Generated from schemas/services/content/home-path-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { HomePathResponse } from "./home-path-response.js"

export declare function parseHomePathResponse(value: unknown): HomePathResponse | null
