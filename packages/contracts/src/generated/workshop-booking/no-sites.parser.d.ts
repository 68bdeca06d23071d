// Generated from schemas/services/workshop-booking/no-sites.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { WorkshopBookingNoSites } from "./no-sites.js"

export declare function parseWorkshopBookingNoSites(value: unknown): WorkshopBookingNoSites | null
