// Generated from schemas/services/search/facet-request.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { FacetRequest } from "./facet-request.js"

export declare function parseFacetRequest(value: unknown): FacetRequest | null
