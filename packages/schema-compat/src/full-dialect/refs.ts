import { posix } from "node:path"
import { getStep, type Json, parsePointer } from "../json.ts"
import type { Schemas, Target } from "./schemas.types.ts"

/**
 * Resolves a reference to a file path and a JSON pointer. A leading slash, which occurs only in bundled schemas,
 * represents the schemas folder.
 */
export function resolveRef(ref: string, from: string): Target {
  const [path = "", fragment = ""] = ref.split("#")
  return { path: resolvePath(decodeURIComponent(path), from), pointer: decodeURIComponent(fragment) }
}

function resolvePath(path: string, from: string): string {
  if (path === "") return from
  return path.startsWith("/") ? path.slice(1) : posix.join(posix.dirname(from), path)
}

/** Returns the value at a JSON pointer in a schema file, or `undefined` when there is none. */
export function getValueAt(schemas: Schemas, { path, pointer }: Target): Json | undefined {
  return parsePointer(pointer).reduce<Json | undefined>(getStep, schemas.files.get(path)?.schema)
}
