// Generated from schemas/blocks/cta-banner/cta-banner.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { CtaBanner } from "./cta-banner.js"

export declare function parseCtaBanner(value: unknown): CtaBanner | null
