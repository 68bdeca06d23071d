// Generated from schemas/services/content/component-update.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { ComponentUpdate } from "./component-update.js"

export declare function parseComponentUpdate(value: unknown): ComponentUpdate | null
