// Generated from schemas/services/workshop-booking/nearer-workshop.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { WorkshopBookingNearerWorkshop } from "./nearer-workshop.js"

export declare function parseWorkshopBookingNearerWorkshop(value: unknown): WorkshopBookingNearerWorkshop | null
