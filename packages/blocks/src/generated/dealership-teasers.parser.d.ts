// Generated from schemas/blocks/dealership-teasers/dealership-teasers.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { DealershipTeasers } from "./dealership-teasers.js"

export declare function parseDealershipTeasers(value: unknown): DealershipTeasers | null
