import type { FacetChoice, FacetRequest, SearchFilter, SearchRequestInput } from "@forecourt/contracts/search"
import { below, oneOf, type Random, someOf } from "./random.ts"

type Document = Readonly<Record<string, unknown>>
type Scalar = string | number | boolean

/** A property by which documents are searched. */
interface Property {
  readonly name: string
  readonly facet?: "list" | "range"
  readonly parent?: string
  readonly words?: boolean
  readonly sort?: boolean
}

/**
 * A valid request about documents of any schema with `x-search`: what they have and what nobody has, near cases of
 * words, bounds, orders and pages. The documents must be a few at least; they are only read.
 */
export function randomRequest(
  random: Random,
  schema: object,
  documents: readonly object[],
  index = "any",
): SearchRequestInput {
  const properties = propertiesOf(schema)
  const from = documents as readonly Document[]
  const request: SearchRequestInput = { index }
  const chance = (share: number) => random() < share
  if (chance(0.8)) request.facets = facets(random, properties, from)
  if (chance(0.3)) request.filters = someOf(random, properties, 2).map(({ name }) => filter(random, name, from))
  if (chance(0.35)) request.keyphrase = keyphrase(random, properties, from)
  if (chance(0.6)) request.sort_name = sortName(random, properties)
  if (chance(0.7)) request.limit = oneOf(random, [0, 1, 5, 24, 48, 100])
  if (chance(0.3)) request.offset = below(random, chance(0.8) ? 60 : documents.length + 50)
  if (chance(0.3)) request.fields = chance(0.1) ? [] : someOf(random, properties, 5).map(({ name }) => name)
  return request
}

/** Properties that are scalars or arrays of them, with what `x-search` says. */
function propertiesOf(schema: object): Property[] {
  const { properties } = schema as { properties: Record<string, Record<string, unknown>> }
  return Object.entries(properties)
    .filter(([, property]) => isSearched(property))
    .map(([name, property]) => ({ ...(property["x-search"] as object), name }))
}

function isSearched({ type, items }: Readonly<Record<string, unknown>>): boolean {
  const types = [type].flat().filter((one) => one !== "null")
  if (types.includes("array")) return isSearched((items ?? {}) as Record<string, unknown>)
  return types.length > 0 && types.every((one) => ["string", "number", "integer", "boolean"].includes(String(one)))
}

function facets(random: Random, properties: readonly Property[], documents: readonly Document[]): FacetRequest[] {
  const all = properties.filter(({ facet }) => facet !== undefined)
  const asked = random() < 0.2 ? all : someOf(random, all, 6)
  return asked.map((property) => facet(random, property, properties, documents))
}

function facet(
  random: Random,
  { name, facet }: Property,
  properties: readonly Property[],
  documents: readonly Document[],
): FacetRequest {
  const children = properties.filter(({ parent }) => parent === name)
  const request: FacetRequest = { name }
  if (children.length > 0 && random() < 0.7) request.child_name = oneOf(random, children).name
  if (random() < 0.3 && facet !== undefined) request.type = facet
  if (random() < 0.5) request.sort_order = oneOf(random, ["asc", "desc", "count"] as const)
  if (random() < 0.45) {
    const choose = facet === "range" ? () => range(random, name, documents) : () => choice(random, request, documents)
    request.filters = Array.from({ length: below(random, 4) }, choose)
  }
  return request
}

function choice(random: Random, { name, child_name }: FacetRequest, documents: readonly Document[]): FacetChoice {
  const from = oneOf(random, documents)
  const made: FacetChoice = { value: textOf(random, valuesOf(from[name])) }
  if (child_name !== undefined && random() < 0.6)
    made.children = Array.from({ length: below(random, 3) }, () => {
      const other = random() < 0.7 ? from : oneOf(random, documents)
      return textOf(random, valuesOf(other[child_name]))
    })
  return exclude(random, made)
}

function range(random: Random, name: string, documents: readonly Document[]): FacetChoice {
  const bound = () => {
    const value = oneOf(random, documents)[name]
    const near = typeof value === "number" ? value : below(random, 1000)
    return random() < 0.6 ? near : near + oneOf(random, [-1, 1, 0.5, -1000, 1000])
  }
  const [min = 0, max = 0] = [bound(), bound()].sort((one, other) => one - other)
  return exclude(random, oneOf<FacetChoice>(random, [{ min, max }, { min, max }, { min }, { max }, { min, max: min }]))
}

function filter(random: Random, name: string, documents: readonly Document[]): SearchFilter {
  const values = Array.from({ length: 1 + below(random, 3) }, () => {
    const [value = "nothing"] = valuesOf(oneOf(random, documents)[name])
    return typeof value !== "string" && random() < 0.5 ? value : String(value).slice(0, 200)
  })
  return exclude(random, { name, values })
}

/** Now and then leaves out what is chosen instead. */
function exclude<Chosen extends object>(random: Random, chosen: Chosen): Chosen & { exclude?: boolean } {
  return random() < 0.25 ? { ...chosen, exclude: random() < 0.9 } : chosen
}

function keyphrase(random: Random, properties: readonly Property[], documents: readonly Document[]): string {
  const fields = properties.filter(({ words }) => words)
  const from = oneOf(random, documents)
  const phrase = Array.from({ length: below(random, 4) }, () => {
    const other = random() < 0.7 ? from : oneOf(random, documents)
    const values = fields.length === 0 ? [] : valuesOf(other[oneOf(random, fields).name])
    const words = textOf(random, values).split(/\s+/)
    return change(random, oneOf(random, words))
  })
  return phrase.join(oneOf(random, [" ", "  ", "-", ", "])).slice(0, 200)
}

/** A word as somebody types it: whole, begun, without marks, in capitals or with a typo. */
function change(random: Random, word: string): string {
  const at = below(random, word.length + 1)
  const ways = [
    () => word,
    () => word.slice(0, Math.max(1, at)),
    () => word.normalize("NFD").replace(/\p{M}/gu, ""),
    () => word.toUpperCase().normalize("NFD"),
    () => word.slice(0, at) + word.slice(at + 1),
    () => `${word.slice(0, at)}${oneOf(random, ["e", "x", "å"])}${word.slice(at)}`,
    () => `${word.slice(0, at)}${oneOf(random, ["e", "x", "å"])}${word.slice(at + 1)}`,
    () => `${word.slice(0, at)}${word.slice(at + 1, at + 2)}${word.slice(at, at + 1)}${word.slice(at + 2)}`,
  ]
  return oneOf(random, ways)()
}

function sortName(random: Random, properties: readonly Property[]): string {
  const fields = properties.filter(({ sort }) => sort).map(({ name }) => name)
  return `${oneOf(random, fields)}_${oneOf(random, ["asc", "desc"])}`
}

/** The text of one of some values; now and then one that nobody has. */
function textOf(random: Random, values: readonly Scalar[]): string {
  if (values.length === 0 || random() < 0.05) return oneOf(random, ["Nobody", "0", "-1", "1999", "true", "toString"])
  return String(oneOf(random, values)).slice(0, 200)
}

function valuesOf(value: unknown): Scalar[] {
  return [value].flat().filter((one) => typeof one === "string" || typeof one === "number" || typeof one === "boolean")
}
