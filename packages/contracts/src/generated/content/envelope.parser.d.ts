// Generated from schemas/services/content/envelope.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Envelope } from "./envelope.js"

export declare function parseEnvelope(value: unknown): Envelope | null
