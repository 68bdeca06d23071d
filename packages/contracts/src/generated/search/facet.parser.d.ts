// Generated from schemas/services/search/facet.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Facet } from "./facet.js"

export declare function parseFacet(value: unknown): Facet | null
