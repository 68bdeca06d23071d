// Generated from schemas/blocks/navigation/navigation.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Navigation } from "./navigation.js"
import type { Issue, Schema } from "./zod.js"

export declare const navigationSchema: Schema<Navigation>

export declare function explainNavigation(value: unknown): Issue[]
