// Generated from schemas/services/search/facet-choice.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { FacetChoice } from "./facet-choice.js"

export declare function parseFacetChoice(value: unknown): FacetChoice | null
