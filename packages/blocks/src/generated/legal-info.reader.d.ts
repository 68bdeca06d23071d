// Generated from schemas/blocks/legal-info/legal-info.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { LegalInfo } from "./legal-info.js"

export declare function readLegalInfo(raw: unknown): LegalInfo | null
