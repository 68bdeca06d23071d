import { createHash } from "node:crypto"
import type { JsonObject } from "./json.ts"
import type { Schemas } from "./read-schemas.ts"
import { listRefs, resolveRef } from "./refs.ts"

/**
 * Returns a function that calculates the cache key of a schema. The key also changes if a schema to which it refers
 * changes.
 */
export function contentKeys(schemas: Schemas): (path: string) => string {
  const keys = new Map<string, string>()
  return (path) => {
    const known = keys.get(path) ?? getKey(schemas, path)
    keys.set(path, known)
    return known
  }
}

function getKey(schemas: Schemas, path: string): string {
  const files = new Set([path])
  for (const file of files) for (const ref of listFiles(schemas.files.get(file)?.schema, file)) files.add(ref)
  const hash = createHash("sha256")
  for (const file of [...files].sort()) hash.update(`${file} ${ownHash(schemas.files.get(file)?.schema)}\n`)
  return hash.digest("base64url")
}

const hashes = new WeakMap<JsonObject, string>()
const refs = new WeakMap<JsonObject, readonly string[]>()

function ownHash(schema: JsonObject | undefined): string {
  if (schema === undefined) return "missing"
  const known = hashes.get(schema) ?? createHash("sha256").update(JSON.stringify(schema)).digest("base64url")
  hashes.set(schema, known)
  return known
}

function listFiles(schema: JsonObject | undefined, path: string): readonly string[] {
  if (schema === undefined) return []
  const known = refs.get(schema) ?? [...new Set(listRefs(schema).map((ref) => resolveRef(ref, path).path))]
  refs.set(schema, known)
  return known
}
