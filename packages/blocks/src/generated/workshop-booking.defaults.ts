// Generated from schemas/blocks/workshop-booking/workshop-booking.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { WorkshopBooking } from "./workshop-booking.ts"

/** The default values of a workshop booking. */
export const workshopBookingDefaults = { titleTag: "h2", backgroundColor: "None" } satisfies Partial<WorkshopBooking>
