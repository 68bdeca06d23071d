// Generated from schemas/services/workshop-booking/no-sites.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { WorkshopBookingNearerWorkshop } from "./nearer-workshop.ts"

export { parseWorkshopBookingNoSites } from "./no-sites.parser.js"

/** The event that reports that there are no further workshops. Spec 3 §4.1. */
export interface WorkshopBookingNoSites {
  /** Always true. */
  nosites: boolean
  nearer?: WorkshopBookingNearerWorkshop
}
