// Generated from schemas/blocks/sell-car-form/sell-car-form.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { DescribeOptions, Issue } from "./messages.js"
import type { SellCarForm } from "./sell-car-form.js"
import type { Schema } from "./zod.js"

export declare const sellCarFormSchema: Schema<SellCarForm>

export declare function explainSellCarForm(value: unknown, options?: DescribeOptions): Issue[]
