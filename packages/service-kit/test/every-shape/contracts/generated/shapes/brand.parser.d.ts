// Generated from schemas/services/shapes/brand.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npx forecourt generate`.
import type { ShapesBrand } from "./brand.js"

export declare function isShapesBrand(value: unknown): value is ShapesBrand
