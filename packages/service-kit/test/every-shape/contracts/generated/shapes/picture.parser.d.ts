// Generated from schemas/services/shapes/picture.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npx forecourt generate`.
import type { ShapesPicture } from "./picture.js"

export declare function parseShapesPicture(value: unknown): ShapesPicture | null
