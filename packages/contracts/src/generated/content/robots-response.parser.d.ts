// Generated from schemas/services/content/robots-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { RobotsResponse } from "./robots-response.js"

export declare function parseRobotsResponse(value: unknown): RobotsResponse | null
