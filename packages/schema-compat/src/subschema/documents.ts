import { getStep, isList, isObject, type Json, type JsonObject, parsePointer, toStringOrUndefined } from "../json.ts"

export type Draft = 4 | 6 | 7 | 2019 | 2020

export interface Place {
  readonly base: string
  readonly draft: Draft
}

export interface Documents {
  readonly places: ReadonlyMap<Json, Place>
  readonly resources: ReadonlyMap<string, Json>
  readonly anchors: ReadonlyMap<string, Json>
  /**
   * The number of schemas with a dynamic anchor, by the name of the anchor. If only one schema has the anchor, a
   * dynamic reference to it is an ordinary reference.
   */
  readonly dynamicAnchors: ReadonlyMap<string, number>
}

const ORIGIN = "forecourt:///"
const ROOT = `${ORIGIN}schema.json`
const DATA = new Set(["enum", "const", "default", "examples"])

export function readDocuments(root: Json, others: Readonly<Record<string, Json>>): Documents {
  const documents = { places: new Map(), resources: new Map(), anchors: new Map(), dynamicAnchors: new Map() }
  for (const [path, schema] of Object.entries(others)) {
    const known = new URL(path, ORIGIN).href
    documents.resources.set(known, schema)
    // An \`$id\` is a path from the top of the schemas folder, for a file in any place.
    const base = isObject(schema) && schema.$id !== undefined ? ORIGIN : known
    walk(schema, { base, draft: getDraft(schema, 2020) }, documents)
  }
  documents.resources.set(ROOT, root)
  walk(root, { base: ROOT, draft: getDraft(root, 2020) }, documents)
  return documents
}

interface Found {
  readonly places: Map<Json, Place>
  readonly resources: Map<string, Json>
  readonly anchors: Map<string, Json>
  readonly dynamicAnchors: Map<string, number>
}

function walk(value: Json, outer: Place, documents: Found): void {
  if (isList(value)) for (const entry of value) walk(entry, outer, documents)
  if (!isObject(value) || documents.places.has(value)) return
  const place = createPlace(value, outer)
  documents.places.set(value, place)
  if (place.base !== outer.base) documents.resources.set(place.base, value)
  addAnchors(value, place.base, documents)
  for (const [keyword, inner] of Object.entries(value))
    if (!DATA.has(keyword) || isMap(value)) walk(inner, place, documents)
}

/**
 * True for an object that maps names to schemas, like the value of `properties`. Its keys are names, even if a key
 * equals a keyword such as `default`.
 */
function isMap(value: JsonObject): boolean {
  return Object.entries(value).every(([key, inner]) => (DATA.has(key) ? isObject(inner) : typeof inner !== "string"))
}

function createPlace(schema: JsonObject, outer: Place): Place {
  const draft = getDraft(schema, outer.draft)
  const id = toStringOrUndefined(schema.$id) ?? (draft === 4 ? toStringOrUndefined(schema.id) : undefined)
  if (id === undefined || id.startsWith("#") || (draft <= 7 && schema.$ref !== undefined)) return { ...outer, draft }
  const base = resolveUri(id, outer.base)
  return base === null ? { ...outer, draft } : { base: base.replace(/#$/, ""), draft }
}

function addAnchors(schema: JsonObject, base: string, { anchors, dynamicAnchors }: Found): void {
  for (const name of [schema.$anchor, schema.$dynamicAnchor])
    if (typeof name === "string") anchors.set(`${base}#${name}`, schema)
  const id = toStringOrUndefined(schema.$id) ?? toStringOrUndefined(schema.id)
  if (id?.startsWith("#")) anchors.set(`${base}${id}`, schema)
  const dynamic = toStringOrUndefined(schema.$dynamicAnchor) ?? (schema.$recursiveAnchor === true ? "" : undefined)
  if (dynamic !== undefined) dynamicAnchors.set(dynamic, (dynamicAnchors.get(dynamic) ?? 0) + 1)
}

function getDraft(schema: Json, outer: Draft): Draft {
  const named = isObject(schema) ? toStringOrUndefined(schema.$schema) : undefined
  const match = named === undefined ? undefined : /draft-0?(4|6|7)|draft\/(2019|2020)/.exec(named)
  return match ? (Number(match[1] ?? match[2]) as Draft) : outer
}

export function resolveReference(documents: Documents, ref: string, { base }: Place): Json | undefined {
  const url = resolveUri(ref, base)
  if (url === null) return undefined
  const [path = "", fragment = ""] = url.split("#")
  const resource = documents.resources.get(path)
  if (fragment === "" || resource === undefined) return resource
  if (!fragment.startsWith("/")) return documents.anchors.get(`${path}#${fragment}`)
  return parsePointer(parseFragment(fragment)).reduce<Json | undefined>(getStep, resource)
}

function parseFragment(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function resolveUri(ref: string, base: string): string | null {
  return URL.canParse(ref, base) ? new URL(ref, base).href : null
}
