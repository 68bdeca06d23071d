// Generated from schemas/blocks/jotform-form/jotform-form.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { JotformForm } from "./jotform-form.js"
import type { DescribeOptions, Issue } from "./messages.js"
import type { Schema } from "./zod.js"

export declare const jotformFormSchema: Schema<JotformForm>

export declare function explainJotformForm(value: unknown, options?: DescribeOptions): Issue[]
