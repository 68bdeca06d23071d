// Generated from schemas/services/shapes/brand.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npx forecourt generate`.

export { isShapesBrand } from "./brand.parser.js"

/** The maker of a car. */
export type ShapesBrand = "volvo" | "kia"
