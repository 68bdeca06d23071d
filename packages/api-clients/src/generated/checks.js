// Written by @forecourt/codegen: the checks that generated code shares. Do not edit: run `npm run generate`.

/** Whether a value is an object of named properties. */
export function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}
