// Generated from schemas/blocks/workshop-booking/workshop-booking.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Guide } from "./messages.js"

export declare const workshopBookingGuide: Guide
export declare const workshopBookingElsewhereGuide: Guide
export declare const workshopBookingBrandGuide: Guide
