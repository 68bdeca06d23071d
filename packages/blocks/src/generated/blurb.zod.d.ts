// Generated from schemas/blocks/blurb/blurb.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Blurb } from "./blurb.js"
import type { Issue, Schema } from "./zod.js"

export declare const blurbSchema: Schema<Blurb>

export declare function explainBlurb(value: unknown): Issue[]
