// Generated from schemas/services/workshop-booking/booking-request.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type {
  WorkshopBookingCustomer,
  WorkshopBookingOfferingRequest,
  WorkshopBookingRequest,
} from "./booking-request.js"

export declare function parseWorkshopBookingRequest(value: unknown): WorkshopBookingRequest | null
export declare function parsePartialWorkshopBookingRequest(value: unknown): Partial<WorkshopBookingRequest> | null
export declare function parseWorkshopBookingCustomer(value: unknown): WorkshopBookingCustomer | null
export declare function parsePartialWorkshopBookingCustomer(value: unknown): Partial<WorkshopBookingCustomer> | null
export declare function parseWorkshopBookingOfferingRequest(value: unknown): WorkshopBookingOfferingRequest | null
