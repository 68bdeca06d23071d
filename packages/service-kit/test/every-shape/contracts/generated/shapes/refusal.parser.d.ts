// Generated from schemas/services/shapes/refusal.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npx forecourt generate`.
import type { ShapesRefusal } from "./refusal.js"

export declare function parseShapesRefusal(value: unknown): ShapesRefusal | null
