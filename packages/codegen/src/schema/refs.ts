import { getValueAt, resolveRef, type Target } from "@forecourt/schema-compat/full-dialect"
import { ASSERTIONS } from "./dialect.ts"
import { isList, isObject, type Json, type JsonObject } from "./json.ts"
import type { Schemas } from "./read-schemas.ts"

export { getValueAt, resolveRef, type Target } from "@forecourt/schema-compat/full-dialect"
export { formatPointer } from "./json.ts"

export function isLocalRef(ref: string): boolean {
  return !/^[a-z][a-z0-9+.-]*:|^\/\//i.test(ref) && !ref.startsWith("/")
}

/** Lists the references in a value, at any depth. */
export function listRefs(value: Json): string[] {
  if (isList(value)) return value.flatMap(listRefs)
  if (!isObject(value)) return []
  return [...(typeof value.$ref === "string" ? [value.$ref] : []), ...Object.values(value).flatMap(listRefs)]
}

export function findTarget(schemas: Schemas, target: Target): JsonObject | undefined {
  const value = getValueAt(schemas, target)
  return isObject(value) ? value : undefined
}

export function followRef(schemas: Schemas, target: Target): Target & { readonly schema: JsonObject } {
  const schema = findTarget(schemas, target) ?? {}
  const isAlias = typeof schema.$ref === "string" && !Object.keys(schema).some((keyword) => ASSERTIONS.has(keyword))
  return isAlias ? followRef(schemas, resolveRef(String(schema.$ref), target.path)) : { schema, ...target }
}
