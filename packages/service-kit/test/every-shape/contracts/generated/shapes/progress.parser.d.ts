// Generated from schemas/services/shapes/progress.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npx forecourt generate`.
import type { ShapesProgress } from "./progress.js"

export declare function parseShapesProgress(value: unknown): ShapesProgress | null
