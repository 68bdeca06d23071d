// Generated from schemas/services/tyre-hotel/customer.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { TyreHotelCustomer } from "./customer.js"

export declare function parseTyreHotelCustomer(value: unknown): TyreHotelCustomer | null
