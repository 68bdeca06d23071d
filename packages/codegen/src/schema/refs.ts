import { posix } from "node:path"
import { isList, isObject, type Json, type JsonObject } from "./json.ts"
import type { Schemas } from "./read-schemas.ts"

export { pointerTo } from "./json.ts"

/** A place that a `$ref` leads to. */
export interface Target {
  /** Path of the file below the schemas folder. */
  readonly path: string
  /** JSON pointer in it, empty for the whole schema. */
  readonly pointer: string
}

/** A `$ref` leads to another file of the schemas folder or into its own; never to the network. */
export function isLocalRef(ref: string): boolean {
  return !/^[a-z][a-z0-9+.-]*:|^\/\//i.test(ref) && !ref.startsWith("/")
}

/** A leading slash means the top of the schemas folder; only merged schemas are written so. */
export function resolveRef(ref: string, from: string): Target {
  const [path = "", fragment = ""] = ref.split("#")
  return { path: resolvePath(decodeURIComponent(path), from), pointer: decodeURIComponent(fragment) }
}

function resolvePath(path: string, from: string): string {
  if (path === "") return from
  return path.startsWith("/") ? path.slice(1) : posix.join(posix.dirname(from), path)
}

export function findTarget(schemas: Schemas, target: Target): JsonObject | undefined {
  const found = valueAt(schemas, target)
  return isObject(found) ? found : undefined
}

/** What stands at a place, whatever it is. */
export function valueAt(schemas: Schemas, { path, pointer }: Target): Json | undefined {
  const schema = schemas.files.get(path)?.schema
  if (pointer === "") return schema
  return pointer
    .split("/")
    .slice(1)
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"))
    .reduce<Json | undefined>(
      (at, step) => (isObject(at) && Object.hasOwn(at, step) ? at[step] : isList(at) ? at[Number(step)] : undefined),
      schema,
    )
}
