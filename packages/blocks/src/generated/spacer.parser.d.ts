// Generated from schemas/blocks/spacer/spacer.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Spacer } from "./spacer.js"

export declare function parseSpacer(value: unknown): Spacer | null
