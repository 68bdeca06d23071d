// Generated from schemas/services/workshop-booking/catalogue.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type {
  WorkshopBookingCatalogue,
  WorkshopBookingCategory,
  WorkshopBookingOffering,
  WorkshopBookingUnitPrice,
} from "./catalogue.js"

export declare function parseWorkshopBookingCatalogue(value: unknown): WorkshopBookingCatalogue | null
export declare function parseWorkshopBookingCategory(value: unknown): WorkshopBookingCategory | null
export declare function parseWorkshopBookingOffering(value: unknown): WorkshopBookingOffering | null
export declare function parseWorkshopBookingUnitPrice(value: unknown): WorkshopBookingUnitPrice | null
