import { type Target, valueAt } from "@forecourt/schema-compat/full-dialect"
import { isObject, type JsonObject } from "./json.ts"
import type { Schemas } from "./read-schemas.ts"

export { resolveRef, type Target, valueAt } from "@forecourt/schema-compat/full-dialect"
export { pointerTo } from "./json.ts"

/** A `$ref` leads to another file of the schemas folder or into its own; never to the network. */
export function isLocalRef(ref: string): boolean {
  return !/^[a-z][a-z0-9+.-]*:|^\/\//i.test(ref) && !ref.startsWith("/")
}

export function findTarget(schemas: Schemas, target: Target): JsonObject | undefined {
  const found = valueAt(schemas, target)
  return isObject(found) ? found : undefined
}
