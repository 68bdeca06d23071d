// Generated from schemas/services/shapes/brand.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npx forecourt generate`.

/** Returns whether a value is a shapes brand. */
export function isShapesBrand(value) {
  return value === "volvo" || value === "kia"
}
