// Generated from schemas/blocks/dealership-page/dealership-page.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { DealershipPage } from "./dealership-page.js"

export declare function parseDealershipPage(value: unknown): DealershipPage | null
