// Generated from schemas/services/workshop-booking/car.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { WorkshopBookingCar } from "./car.js"

export declare function parseWorkshopBookingCar(value: unknown): WorkshopBookingCar | null
