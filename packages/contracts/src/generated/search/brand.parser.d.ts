// Generated from schemas/services/search/brand.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Brand } from "./brand.js"

export declare function parseBrand(value: unknown): Brand | null
