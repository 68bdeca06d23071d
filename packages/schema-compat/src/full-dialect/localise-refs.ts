import { posix } from "node:path"
import { formatPointer, isObject, type Json, type JsonObject, toStringOrUndefined } from "../json.ts"
import { mapSchemas } from "./keywords.ts"
import { getMetaschema } from "./metaschema.ts"
import type { Schemas, Target } from "./schemas.types.ts"

/** A schema resource in the sense of JSON Schema: a whole file, or a schema with an `$id`. */
export interface Resource extends Target {
  readonly dynamicAnchors: ReadonlyMap<string, Target>
}

/** The schemas after every reference has been converted to a path and a JSON pointer. */
export interface LocalSchemas extends Schemas {
  readonly resources: readonly Resource[]
  /** The paths of the schemas that were passed in, without the meta-schema. */
  readonly given: readonly string[]
}

/**
 * Converts every `$ref`, including references to an `$id` or an `$anchor`, to a path and a JSON pointer, without
 * fetching anything. A reference to an unknown schema remains a URI and is reported as a problem when the schema is
 * read.
 */
export function toLocalRefs(documents: Readonly<Record<string, Json>>, folder: string): LocalSchemas {
  const all = { ...(isAboutSchemas(documents) && getMetaschema()), ...documents }
  const named = Object.entries(all).map(([key, schema]) => ({ key, path: toPath(key), schema: toObject(schema) }))
  const index = new Index()
  for (const { key, path, schema } of named) index.addFile(key, path, schema)
  const files = named.map(({ key, path, schema }) => {
    const localised = toLocalSchema(schema, { path, pointer: "" }, getBase(key, schema), index)
    return [path, { path, schema: localised }] as const
  })
  return { folder, files: new Map(files), resources: index.resources, given: Object.keys(documents).map(toPath) }
}

function isAboutSchemas(documents: Readonly<Record<string, Json>>): boolean {
  return JSON.stringify(documents).includes(`"$ref":"https://json-schema.org/draft/2020-12/`)
}

function toObject(schema: Json): JsonObject {
  if (isObject(schema)) return schema
  return schema === false ? { not: {} } : {}
}

function toPath(key: string): string {
  return isAddress(key) ? key.replace(/^[^:]*:\/*/, "").replaceAll(/[:#?]/g, "_") : key
}

function isAddress(key: string): boolean {
  return /^[a-z][a-z0-9+.-]*:/i.test(key)
}

/** The base URI that represents the schemas folder. It does not occur in any schema. */
const TOP = "schemas:///"

function getBase(key: string, schema: JsonObject): string {
  const fileUri = resolveUri(key, TOP) ?? TOP
  const id = toStringOrUndefined(schema.$id)
  return id === undefined ? fileUri : (resolveUri(id, isAddress(key) ? fileUri : TOP) ?? fileUri)
}

function resolveUri(reference: string, base: string): string | null {
  const [bare = ""] = reference.split("#")
  if (bare === "") return base
  return URL.parse(bare, base)?.href.replace(/#.*$/, "") ?? null
}

class Index {
  readonly resources: Resource[] = []
  private readonly targets = new Map<string, Target>()
  private readonly places = new Set<string>()

  addFile(key: string, path: string, schema: JsonObject): void {
    const target = { path, pointer: "" }
    this.targets.set(resolveUri(key, TOP) ?? key, target)
    this.addResource(schema, target, getBase(key, schema))
  }

  find(reference: string, base: string): Target | null {
    const uri = resolveUri(reference, base)
    const fragment = parseFragment(reference.split("#")[1] ?? "")
    if (uri === null || fragment === null) return null
    if (fragment !== "" && !fragment.startsWith("/")) return this.targets.get(`${uri}#${fragment}`) ?? null
    const resource = this.targets.get(uri)
    if (resource === undefined) return null
    const target = { path: resource.path, pointer: resource.pointer + fragment }
    return this.places.has(formatPlace(target)) ? target : null
  }

  /** Returns the anchor name of a `$dynamicRef`, or `null` if the `$dynamicRef` behaves like a plain `$ref`. */
  dynamicName(reference: string, base: string): string | null {
    const name = parseFragment(reference.split("#")[1] ?? "")
    const target = this.find(reference, base)
    if (target === null || name === null) return null
    const isDynamic = this.resources.some(({ dynamicAnchors }) => {
      const anchor = dynamicAnchors.get(name)
      return anchor !== undefined && formatPlace(anchor) === formatPlace(target)
    })
    return isDynamic ? name : null
  }

  private addResource(schema: JsonObject, target: Target, base: string): void {
    const dynamicAnchors = new Map<string, Target>()
    this.targets.set(base, target)
    this.resources.push({ ...target, dynamicAnchors })
    this.add(schema, target, base, dynamicAnchors)
  }

  private add(schema: JsonObject, target: Target, base: string, dynamicAnchors: Map<string, Target>): void {
    const { $anchor, $dynamicAnchor } = schema
    for (const name of [$anchor, $dynamicAnchor]) if (name !== undefined) this.targets.set(`${base}#${name}`, target)
    if (typeof $dynamicAnchor === "string") dynamicAnchors.set($dynamicAnchor, target)
    this.places.add(formatPlace(target))
    mapSchemas(schema, (inner, ...steps) => {
      const at = { path: target.path, pointer: formatPointer(target.pointer, ...steps) }
      this.places.add(formatPlace(at))
      if (!isObject(inner)) return inner
      const id = toStringOrUndefined(inner.$id)
      const uri = id === undefined ? null : resolveUri(id, base)
      if (uri === null) this.add(inner, at, base, dynamicAnchors)
      else this.addResource(inner, at, uri)
      return inner
    })
  }
}

/**
 * The keyword that stores the anchor name of a `$dynamicRef`. It is added next to the `$dynamicRef` if the target
 * depends on the enclosing schemas.
 */
export const DYNAMIC_NAME = "x-dynamicName"

const NAMES = new Set(["$id", "$anchor", "$dynamicAnchor"])

function toLocalSchema(schema: JsonObject, place: Target, base: string, index: Index): JsonObject {
  const mapped = mapSchemas(schema, (inner, ...steps) => {
    if (!isObject(inner)) return inner
    const id = toStringOrUndefined(inner.$id)
    const innerBase = id === undefined ? base : (resolveUri(id, base) ?? base)
    return toLocalSchema(inner, { path: place.path, pointer: formatPointer(place.pointer, ...steps) }, innerBase, index)
  })
  const entries = Object.entries(mapped).filter(([keyword]) => !NAMES.has(keyword) || place.pointer + keyword === "$id")
  const { $ref, $dynamicRef } = schema
  const local: Record<string, Json> = Object.fromEntries(entries)
  if (typeof $ref === "string") local.$ref = toLocalReference($ref, place.path, base, index)
  if (typeof $dynamicRef === "string") {
    local.$dynamicRef = toLocalReference($dynamicRef, place.path, base, index)
    const name = index.dynamicName($dynamicRef, base)
    if (name !== null) local[DYNAMIC_NAME] = name
  }
  return local
}

function toLocalReference(reference: string, from: string, base: string, index: Index): string {
  const target = index.find(reference, base)
  if (target === null) {
    const uri = resolveUri(reference, base) ?? base + reference
    return uri.startsWith(TOP) ? reference : uri + reference.replace(/^[^#]*/, "")
  }
  const isOwn = target.path === from
  const file = isOwn ? "" : encodeURI(posix.relative(posix.dirname(from), target.path))
  return target.pointer === "" && !isOwn ? file : `${file}#${encodeURI(target.pointer).replaceAll("#", "%23")}`
}

function formatPlace({ path, pointer }: Target): string {
  return `${path}#${pointer}`
}

function parseFragment(fragment: string): string | null {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return null
  }
}
