// Generated from schemas/services/content/ancestors-response.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { AncestorsResponse } from "./ancestors-response.js"

export declare function parseAncestorsResponse(value: unknown): AncestorsResponse | null
