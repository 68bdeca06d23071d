// Generated from schemas/services/tyre-hotel/review-request.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { TyreHotelReviewRequest } from "./review-request.js"

export declare function parseTyreHotelReviewRequest(value: unknown): TyreHotelReviewRequest | null
