// Generated from schemas/services/shapes/order.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npx forecourt generate`.
import type { ShapesOrder } from "./order.js"

export declare function parseShapesOrder(value: unknown): ShapesOrder | null
