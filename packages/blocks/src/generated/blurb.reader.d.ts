// Generated from schemas/blocks/blurb/blurb.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Blurb } from "./blurb.js"

export declare function readBlurb(raw: unknown): Blurb | null
