// Generated from schemas/services/workshop-booking/authorized-workshop.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { WorkshopBookingAuthorized } from "./authorized-workshop.js"

export declare function parseWorkshopBookingAuthorized(value: unknown): WorkshopBookingAuthorized | null
