// Generated from schemas/services/search/search.openapi.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { FetchPlaceParameters, FetchPricesParameters } from "./parameters.js"

export declare function parseFetchPricesParameters(value: unknown): FetchPricesParameters | null
export declare function parseFetchPlaceParameters(value: unknown): FetchPlaceParameters | null
