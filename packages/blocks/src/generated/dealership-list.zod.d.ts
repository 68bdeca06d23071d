// Generated from schemas/blocks/dealership-list/dealership-list.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { DealershipList } from "./dealership-list.js"
import type { DescribeOptions, Issue } from "./messages.js"
import type { Schema } from "./zod.js"

export declare const dealershipListSchema: Schema<DealershipList>

export declare function explainDealershipList(value: unknown, options?: DescribeOptions): Issue[]
