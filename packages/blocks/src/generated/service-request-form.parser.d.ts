// Generated from schemas/blocks/service-request-form/service-request-form.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { ServiceRequestForm } from "./service-request-form.js"

export declare function parseServiceRequestForm(value: unknown): ServiceRequestForm | null
