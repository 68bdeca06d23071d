// Generated from schemas/blocks/workshop-booking/workshop-booking.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { DescribeOptions, Issue } from "./messages.js"
import type { WorkshopBooking, WorkshopBookingBrand, WorkshopBookingElsewhere } from "./workshop-booking.js"
import type { Schema } from "./zod.js"

export declare const workshopBookingSchema: Schema<WorkshopBooking>
export declare const workshopBookingElsewhereSchema: Schema<WorkshopBookingElsewhere>
export declare const workshopBookingBrandSchema: Schema<WorkshopBookingBrand>

export declare function explainWorkshopBooking(value: unknown, options?: DescribeOptions): Issue[]
