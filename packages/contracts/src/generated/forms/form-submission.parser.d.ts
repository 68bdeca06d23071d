// Generated from schemas/services/forms/form-submission.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { FormSubmission, FormValues } from "./form-submission.js"

export declare function parseFormSubmission(value: unknown): FormSubmission | null
export declare function parseFormValues(value: unknown): FormValues | null
