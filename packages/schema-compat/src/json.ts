/** Any value of a JSON file. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

export type JsonObject = { readonly [key: string]: Json }

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}

export function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value)
}

export function toStringOrUndefined(value: Json | undefined): string | undefined {
  return typeof value === "string" ? value : undefined
}

export function toNumberOrUndefined(value: Json | undefined): number | undefined {
  return typeof value === "number" ? value : undefined
}

export function toStrings(value: Json | undefined): readonly string[] {
  return isList(value) ? value.filter((entry) => typeof entry === "string") : []
}

/** Returns the entries of an object. Returns an empty array for any other value. */
export function toEntries(value: Json | undefined): [string, Json][] {
  return isObject(value) ? Object.entries(value) : []
}

export function toList(value: Json | undefined): readonly Json[] {
  return isList(value) ? value : []
}

/** Returns true if two values are equal as defined in JSON Schema. The order of keys is ignored. */
export function isSame(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true
  if (isList(a) && isList(b)) return a.length === b.length && a.every((entry, index) => isSame(entry, b[index]))
  if (!isObject(a) || !isObject(b)) return false
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && isSame(a[key], b[key]))
}

/** Appends steps, such as property names, to a JSON pointer. Special characters in the steps are escaped. */
export function formatPointer(pointer: string, ...steps: readonly (string | number)[]): string {
  return pointer + steps.map((step) => `/${String(step).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("")
}

export function parsePointer(pointer: string): string[] {
  const steps = pointer.split("/").slice(1)
  return steps.map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"))
}

/** Returns the array entry or the property for one step of a JSON pointer, or `undefined` if it does not exist. */
export function getStep(value: Json | undefined, step: string): Json | undefined {
  if (isList(value)) return value[Number(step)]
  return isObject(value) && Object.hasOwn(value, step) ? value[step] : undefined
}
