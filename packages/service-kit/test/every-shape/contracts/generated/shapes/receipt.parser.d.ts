// Generated from schemas/services/shapes/receipt.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npx forecourt generate`.
import type { ShapesReceipt } from "./receipt.js"

export declare function parseShapesReceipt(value: unknown): ShapesReceipt | null
