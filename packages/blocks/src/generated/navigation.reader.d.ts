// Generated from schemas/blocks/navigation/navigation.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Navigation } from "./navigation.js"

export declare function readNavigation(raw: unknown): Navigation | null
