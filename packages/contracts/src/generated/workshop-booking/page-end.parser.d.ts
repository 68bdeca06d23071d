// Generated from schemas/services/workshop-booking/page-end.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { WorkshopBookingPageEnd } from "./page-end.js"

export declare function parseWorkshopBookingPageEnd(value: unknown): WorkshopBookingPageEnd | null
