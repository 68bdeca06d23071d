// Generated from schemas/blocks/dealership-list/dealership-list.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { DealershipList } from "./dealership-list.js"

export declare function readDealershipList(raw: unknown): DealershipList | null
