// Generated from schemas/services/content/routes-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { RoutesResponse } from "./routes-response.js"

export declare function parseRoutesResponse(value: unknown): RoutesResponse | null
