// Generated from schemas/blocks/service-request-form/service-request-form.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { DescribeOptions, Issue } from "./messages.js"
import type { ServiceRequestForm } from "./service-request-form.js"
import type { Schema } from "./zod.js"

export declare const serviceRequestFormSchema: Schema<ServiceRequestForm>

export declare function explainServiceRequestForm(value: unknown, options?: DescribeOptions): Issue[]
