// Generated from schemas/services/search/facet-value.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { FacetValue } from "./facet-value.js"

export declare function parseFacetValue(value: unknown): FacetValue | null
