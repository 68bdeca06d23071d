// Generated from schemas/services/content/navigation-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { NavigationResponse } from "./navigation-response.js"

export declare function parseNavigationResponse(value: unknown): NavigationResponse | null
