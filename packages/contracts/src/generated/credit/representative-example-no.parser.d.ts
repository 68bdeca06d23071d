// Generated from schemas/services/credit/representative-example-no.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { NorwegianExample } from "./representative-example-no.js"

export declare function parseNorwegianExample(value: unknown): NorwegianExample | null
