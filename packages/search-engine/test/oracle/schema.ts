/** The type of a property in a schema, and its search annotations (`x-search`). */
export interface Property {
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly items?: Property
  readonly "x-search"?: {
    readonly facet?: "list" | "range"
    readonly parent?: string
    readonly words?: boolean
    readonly sort?: boolean
  }
}

/** The parts of a JSON Schema that define how its documents are searched. */
export interface Schema {
  readonly properties: Readonly<Record<string, Property>>
  readonly "x-search": { readonly key: string; readonly sort?: string }
}

/** A JSON object. */
export type Document = Readonly<Record<string, unknown>>

export type Scalar = string | number | boolean

const SCALARS = ["string", "number", "boolean"]

/** Returns the distinct values of a field. `null`, `""`, `[]` and objects do not count as values. */
export function listValues(value: unknown): Scalar[] {
  const values = (Array.isArray(value) ? value : [value]).filter((item) => item !== "" && SCALARS.includes(typeof item))
  return values.length < 2 ? values : [...new Map(values.map((value) => [String(value), value])).values()]
}

/** Returns whether a field has a value with one of the given texts. */
export function hasText(value: unknown, texts: readonly string[]): boolean {
  return listValues(value).some((value) => texts.includes(String(value)))
}

/** Returns the JSON types of a property, or of its items if it is an array, excluding `null`. */
export function listTypes(property: Property | undefined): string[] {
  const types = [property?.type ?? []].flat().filter((type) => type !== "null")
  return types.includes("array") ? listTypes(property?.items) : types
}
