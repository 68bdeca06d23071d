// Generated from schemas/services/forms/form-submission.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type {
  CarContact,
  CarContactValues,
  FormSubmission,
  SellCar,
  SellCarValues,
  ServiceRequest,
  ServiceRequestValues,
} from "./form-submission.js"

export declare function parseFormSubmission(value: unknown): FormSubmission | null
export declare function parseCarContact(value: unknown): CarContact | null
export declare function parseSellCar(value: unknown): SellCar | null
export declare function parseServiceRequest(value: unknown): ServiceRequest | null
export declare function parseCarContactValues(value: unknown): CarContactValues | null
export declare function parsePartialCarContactValues(value: unknown): Partial<CarContactValues> | null
export declare function parseSellCarValues(value: unknown): SellCarValues | null
export declare function parsePartialSellCarValues(value: unknown): Partial<SellCarValues> | null
export declare function parseServiceRequestValues(value: unknown): ServiceRequestValues | null
export declare function parsePartialServiceRequestValues(value: unknown): Partial<ServiceRequestValues> | null
