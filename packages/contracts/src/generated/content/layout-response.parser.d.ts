// Generated from schemas/services/content/layout-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { LayoutResponse } from "./layout-response.js"

export declare function parseLayoutResponse(value: unknown): LayoutResponse | null
