// Generated from schemas/blocks/hubspot-form/hubspot-form.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { HubspotForm } from "./hubspot-form.js"
import type { DescribeOptions, Issue } from "./messages.js"
import type { Schema } from "./zod.js"

export declare const hubspotFormSchema: Schema<HubspotForm>

export declare function explainHubspotForm(value: unknown, options?: DescribeOptions): Issue[]
