// Generated from schemas/blocks/dealership-page/dealership-page.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { DealershipPage } from "./dealership-page.js"
import type { DescribeOptions, Issue } from "./messages.js"
import type { Schema } from "./zod.js"

export declare const dealershipPageSchema: Schema<DealershipPage>

export declare function explainDealershipPage(value: unknown, options?: DescribeOptions): Issue[]
