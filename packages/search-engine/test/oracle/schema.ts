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

export interface Schema {
  readonly properties: Readonly<Record<string, Property>>
  readonly "x-search": { readonly key: string; readonly sort?: string }
}

export type Document = Readonly<Record<string, unknown>>

export type Scalar = string | number | boolean

const SCALARS = ["string", "number", "boolean"]

export function listValues(value: unknown): Scalar[] {
  const values = (Array.isArray(value) ? value : [value]).filter((item) => item !== "" && SCALARS.includes(typeof item))
  return values.length < 2 ? values : [...new Map(values.map((value) => [String(value), value])).values()]
}

export function hasText(value: unknown, texts: readonly string[]): boolean {
  return listValues(value).some((value) => texts.includes(String(value)))
}

export function listTypes(property: Property | undefined): string[] {
  const types = [property?.type ?? []].flat().filter((type) => type !== "null")
  return types.includes("array") ? listTypes(property?.items) : types
}
