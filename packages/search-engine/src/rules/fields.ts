import { compareText } from "./order.ts"

/** The JSON Schema of the documents. Its `x-search` annotations define how the documents are searched. */
export type SearchSchema = Readonly<Record<string, unknown>>

/** A document as a JSON object. */
export type SearchDocument = Readonly<Record<string, unknown>>

/** A single value of a field. */
export type Scalar = string | number | boolean

/** A searchable property of the schema, for example one with a facet or a sort order. */
export interface Field {
  readonly name: string
  readonly kind: "text" | "number" | "boolean"
  /** True when the field contains an array of values. */
  readonly many: boolean
  /** True if the strings in the field are dates or points in time. */
  readonly instant: boolean
  readonly facet: "list" | "range" | null
  /** The name of the parent facet, such as the brand for a field with models. `null` if the field has no parent. */
  readonly parent: string | null
  readonly words: boolean
  readonly sort: boolean
}

/** The searchable fields of a schema. */
export interface Fields {
  readonly key: string
  /**
   * The default sort order in the form `<field>_asc`, for example `car_price_asc`. If the schema does not define a sort
   * order, it is `null` and documents are sorted by key.
   */
  readonly sort: string | null
  /** The searchable properties by name. Their values are scalars or arrays of scalars. */
  readonly all: ReadonlyMap<string, Field>
}

/** Reads the searchable fields from a schema. Throws when the schema contradicts itself. */
export function readFields(schema: SearchSchema): Fields {
  const { key, sort } = toObject(schema["x-search"])
  if (typeof key !== "string")
    throw createError(`the schema names no key. Give it "x-search": { "key": "<property>" }.`)
  const all = new Map<string, Field>()
  for (const [name, property] of Object.entries(toObject(schema.properties))) {
    const field = readField(name, toObject(property))
    if (field !== null) all.set(name, field)
  }
  const fields = { key, sort: typeof sort === "string" ? sort : null, all }
  checkFields(fields)
  return fields
}

/**
 * Parses a sort name such as `car_price_asc` into a field and a direction. Returns `null` when the field is not
 * sortable.
 */
export function readSort({ all }: Fields, name: string): { field: Field; descending: boolean } | null {
  const [, field = "", direction] = /^(.+)_(asc|desc)$/.exec(name) ?? []
  const sortField = all.get(field)
  return sortField?.sort === true ? { field: sortField, descending: direction === "desc" } : null
}

function readField(name: string, property: Readonly<Record<string, unknown>>): Field | null {
  const many = getTypes(property).includes("array")
  const kind = getKind(many ? toObject(property.items) : property)
  if (kind === null) return null
  const { facet, parent, words, sort } = toObject(property["x-search"])
  return {
    name,
    kind,
    many,
    instant: kind === "text" && (property.format === "date-time" || property.format === "date"),
    facet: facet === "list" || facet === "range" ? facet : null,
    parent: typeof parent === "string" ? parent : null,
    words: words === true,
    sort: sort === true,
  }
}

const KINDS = new Map<unknown, Field["kind"]>([
  ["string", "text"],
  ["number", "number"],
  ["integer", "number"],
  ["boolean", "boolean"],
])

function getKind(property: Readonly<Record<string, unknown>>): Field["kind"] | null {
  const types = getTypes(property).filter((type) => type !== "null")
  const kinds = new Set(types.map((type) => KINDS.get(type) ?? null))
  if (kinds.size === 0 || kinds.has(null)) return null
  const [only = null] = kinds
  return kinds.size === 1 ? only : "text"
}

function getTypes({ type }: Readonly<Record<string, unknown>>): readonly unknown[] {
  if (type === undefined) return []
  return Array.isArray(type) ? type : [type]
}

function checkFields(fields: Fields): void {
  const { all, key, sort } = fields
  if (!all.has(key)) throw createError(`the key ${key} is no property. Add it to the schema.`)
  if (sort !== null && readSort(fields, sort) === null)
    throw createError(`documents cannot be sorted by ${sort}. Give its property "x-search": { "sort": true }.`)
  for (const field of all.values()) checkField(field, all)
}

function checkField({ name, kind, many, facet, parent, sort }: Field, all: Fields["all"]): void {
  if (facet === "range" && (kind !== "number" || many))
    throw createError(`the range facet ${name} holds no single number. Make it a list facet.`)
  if (sort && many)
    throw createError(`documents cannot be sorted by ${name}, which holds several values. Take its sort away.`)
  if (parent === null) return
  const above = all.get(parent)
  if (facet !== "list" || above?.facet !== "list" || above.many)
    throw createError(`${name} cannot stand under ${parent}. Both must be list facets, and ${parent} hold one value.`)
}

const createError = (sentence: string) => new Error(`search: ${sentence}`)

function toObject(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {}
}

/**
 * Returns true if a value is an object. The function is defined in this module instead of being imported, so that the
 * engine can also run in a page without a bundler.
 */
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/**
 * Returns the distinct values that a document has for a field. `null`, `""`, `[]` and objects do not count as values.
 */
export function toScalars(value: unknown): readonly Scalar[] {
  if (isScalar(value)) return [value]
  return Array.isArray(value) ? [...new Set(value.filter(isScalar))] : NONE
}

const NONE: readonly Scalar[] = []

/**
 * Converts a string to the type of a field, such as a number. Returns the string unchanged if it cannot be converted.
 */
export function findValue({ kind }: Field, text: string): Scalar {
  if (kind === "number" && String(Number(text)) === text) return Number(text)
  return kind === "boolean" && (text === "true" || text === "false") ? text === "true" : text
}

/** Returns whether a value is a non-empty string, a number or a boolean. */
export function isScalar(value: unknown): value is Scalar {
  return typeof value === "string" ? value !== "" : typeof value === "number" || typeof value === "boolean"
}

/** Returns the key of a document as a string. Throws if the document has no key. */
export function getKey({ key }: Fields, document: SearchDocument): string {
  const value = document[key]
  if (isScalar(value)) return String(value)
  throw createError(`a document has no ${key}. Give every document one.`)
}

/**
 * Returns the name in `names` that is most similar to the given name, for example to suggest a correction. Returns
 * `null` if no name is similar enough.
 */
export function findNearest(name: string, names: Iterable<string>): string | null {
  const near = [...names].map((other) => ({ other, distance: calculateDistance(name, other) }))
  near.sort((a, b) => a.distance - b.distance || compareText(a.other, b.other))
  const [best] = near
  return best !== undefined && best.distance <= Math.max(2, name.length / 4) ? best.other : null
}

function calculateDistance(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const change = a[row - 1] === b[column - 1] ? 0 : 1
      const [left, up, diagonal] = [current[column - 1] ?? 0, above[column] ?? 0, above[column - 1] ?? 0]
      current.push(Math.min(left + 1, up + 1, diagonal + change))
    }
    above = current
  }
  return above[b.length] ?? 0
}
