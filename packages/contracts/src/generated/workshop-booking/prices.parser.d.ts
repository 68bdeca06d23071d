// Generated from schemas/services/workshop-booking/prices.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { WorkshopBookingOffer, WorkshopBookingPrices } from "./prices.js"

export declare function parseWorkshopBookingPrices(value: unknown): WorkshopBookingPrices | null
export declare function parseWorkshopBookingOffer(value: unknown): WorkshopBookingOffer | null
