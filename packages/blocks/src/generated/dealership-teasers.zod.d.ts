// Generated from schemas/blocks/dealership-teasers/dealership-teasers.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { DealershipTeasers } from "./dealership-teasers.js"
import type { DescribeOptions, Issue } from "./messages.js"
import type { Schema } from "./zod.js"

export declare const dealershipTeasersSchema: Schema<DealershipTeasers>

export declare function explainDealershipTeasers(value: unknown, options?: DescribeOptions): Issue[]
