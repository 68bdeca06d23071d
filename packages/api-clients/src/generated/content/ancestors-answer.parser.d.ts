// Generated from schemas/services/content/ancestors-answer.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { AncestorsAnswer } from "./ancestors-answer.js"

export declare function parseAncestorsAnswer(value: unknown): AncestorsAnswer | null
