import { isObject, type Json, type JsonObject } from "../../schema/json.ts"
import { formatPointer, isLocalRef, resolveRef } from "../../schema/refs.ts"

/** Bundles a schema with all schemas to which it refers, so that tools can read it without other files. */
export function bundle(path: string, files: Readonly<Record<string, JsonObject>>): JsonObject {
  const definitions: { [key: string]: Json } = {}
  const addSchema = (at: string): string => {
    if (at !== path && !Object.hasOwn(definitions, at)) {
      definitions[at] = {}
      definitions[at] = rewrite(files[at] ?? true, at, addSchema)
    }
    return at === path ? "#" : `#${formatPointer("", "$defs", at)}`
  }
  const root = rewrite(files[path] ?? true, path, addSchema) as JsonObject
  return { ...root, $defs: { ...(isObject(root.$defs) ? root.$defs : {}), ...definitions } }
}

function rewrite(value: Json, from: string, add: (path: string) => string): Json {
  if (Array.isArray(value)) return value.map((entry) => rewrite(entry, from, add))
  if (!isObject(value)) return value
  const { $id, ...rest } = value
  const kept = typeof $id === "string" ? rest : value
  return Object.fromEntries(
    Object.entries(kept).map(([key, inner]) => {
      if (key !== "$ref" || typeof inner !== "string" || !isLocalRef(inner)) return [key, rewrite(inner, from, add)]
      const target = resolveRef(inner, from)
      return [key, `${add(target.path)}${target.pointer}`]
    }),
  )
}
