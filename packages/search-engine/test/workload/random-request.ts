import type { FacetChoice, FacetRequest, SearchFilter, SearchRequestInput } from "@forecourt/contracts/search"
import { getBelow, type Random, selectOne, selectSome } from "./random.ts"

type Document = Readonly<Record<string, unknown>>
type Scalar = string | number | boolean

interface Property {
  readonly name: string
  readonly facet?: "list" | "range"
  readonly parent?: string
  readonly words?: boolean
  readonly sort?: boolean
}

export function createRandomRequest(
  random: Random,
  schema: object,
  documents: readonly object[],
  index = "any",
): SearchRequestInput {
  const properties = listProperties(schema)
  const from = documents as readonly Document[]
  const request: SearchRequestInput = { index }
  const isChosen = (share: number) => random() < share
  if (isChosen(0.8)) request.facets = createFacets(random, properties, from)
  if (isChosen(0.3))
    request.filters = selectSome(random, properties, 2).map(({ name }) => createFilter(random, name, from))
  if (isChosen(0.35)) request.keyphrase = createKeyphrase(random, properties, from)
  if (isChosen(0.6)) request.sort_name = sortName(random, properties)
  if (isChosen(0.7)) request.limit = selectOne(random, [0, 1, 5, 24, 48, 100])
  if (isChosen(0.3)) request.offset = getBelow(random, isChosen(0.8) ? 60 : documents.length + 50)
  if (isChosen(0.3)) request.fields = isChosen(0.1) ? [] : selectSome(random, properties, 5).map(({ name }) => name)
  return request
}

function listProperties(schema: object): Property[] {
  const { properties } = schema as { properties: Record<string, Record<string, unknown>> }
  return Object.entries(properties)
    .filter(([, property]) => isSearched(property))
    .map(([name, property]) => ({ ...(property["x-search"] as object), name }))
}

function isSearched({ type, items }: Readonly<Record<string, unknown>>): boolean {
  const types = [type].flat().filter((item) => item !== "null")
  if (types.includes("array")) return isSearched((items ?? {}) as Record<string, unknown>)
  return types.length > 0 && types.every((item) => ["string", "number", "integer", "boolean"].includes(String(item)))
}

function createFacets(random: Random, properties: readonly Property[], documents: readonly Document[]): FacetRequest[] {
  const all = properties.filter(({ facet }) => facet !== undefined)
  const selection = random() < 0.2 ? all : selectSome(random, all, 6)
  return selection.map((property) => createFacet(random, property, properties, documents))
}

function createFacet(
  random: Random,
  { name, facet }: Property,
  properties: readonly Property[],
  documents: readonly Document[],
): FacetRequest {
  const children = properties.filter(({ parent }) => parent === name)
  const request: FacetRequest = { name }
  if (children.length > 0 && random() < 0.7) request.child_name = selectOne(random, children).name
  if (random() < 0.3 && facet !== undefined) request.type = facet
  if (random() < 0.5) request.sort_order = selectOne(random, ["asc", "desc", "count"] as const)
  if (random() < 0.45) {
    const choose =
      facet === "range" ? () => createRange(random, name, documents) : () => createChoice(random, request, documents)
    request.filters = Array.from({ length: getBelow(random, 4) }, choose)
  }
  return request
}

function createChoice(random: Random, { name, child_name }: FacetRequest, documents: readonly Document[]): FacetChoice {
  const from = selectOne(random, documents)
  const made: FacetChoice = { value: createText(random, toValues(from[name])) }
  if (child_name !== undefined && random() < 0.6)
    made.children = Array.from({ length: getBelow(random, 3) }, () => {
      const other = random() < 0.7 ? from : selectOne(random, documents)
      return createText(random, toValues(other[child_name]))
    })
  return addExclude(random, made)
}

function createRange(random: Random, name: string, documents: readonly Document[]): FacetChoice {
  const createBound = () => {
    const value = selectOne(random, documents)[name]
    const near = typeof value === "number" ? value : getBelow(random, 1000)
    return random() < 0.6 ? near : near + selectOne(random, [-1, 1, 0.5, -1000, 1000])
  }
  const [min = 0, max = 0] = [createBound(), createBound()].sort((a, b) => a - b)
  return addExclude(
    random,
    selectOne<FacetChoice>(random, [{ min, max }, { min, max }, { min }, { max }, { min, max: min }]),
  )
}

function createFilter(random: Random, name: string, documents: readonly Document[]): SearchFilter {
  const values = Array.from({ length: 1 + getBelow(random, 3) }, () => {
    const [value = "nothing"] = toValues(selectOne(random, documents)[name])
    return typeof value !== "string" && random() < 0.5 ? value : String(value).slice(0, 200)
  })
  return addExclude(random, { name, values })
}

function addExclude<Chosen extends object>(random: Random, chosen: Chosen): Chosen & { exclude?: boolean } {
  return random() < 0.25 ? { ...chosen, exclude: random() < 0.9 } : chosen
}

function createKeyphrase(random: Random, properties: readonly Property[], documents: readonly Document[]): string {
  const fields = properties.filter(({ words }) => words)
  const from = selectOne(random, documents)
  const phrase = Array.from({ length: getBelow(random, 4) }, () => {
    const other = random() < 0.7 ? from : selectOne(random, documents)
    const values = fields.length === 0 ? [] : toValues(other[selectOne(random, fields).name])
    const words = createText(random, values).split(/\s+/)
    return createTypedForm(random, selectOne(random, words))
  })
  return phrase.join(selectOne(random, [" ", "  ", "-", ", "])).slice(0, 200)
}

function createTypedForm(random: Random, word: string): string {
  const at = getBelow(random, word.length + 1)
  const ways = [
    () => word,
    () => word.slice(0, Math.max(1, at)),
    () => word.normalize("NFD").replace(/\p{M}/gu, ""),
    () => word.toUpperCase().normalize("NFD"),
    () => word.slice(0, at) + word.slice(at + 1),
    () => `${word.slice(0, at)}${selectOne(random, ["e", "x", "å"])}${word.slice(at)}`,
    () => `${word.slice(0, at)}${selectOne(random, ["e", "x", "å"])}${word.slice(at + 1)}`,
    () => `${word.slice(0, at)}${word.slice(at + 1, at + 2)}${word.slice(at, at + 1)}${word.slice(at + 2)}`,
  ]
  return selectOne(random, ways)()
}

function sortName(random: Random, properties: readonly Property[]): string {
  const fields = properties.filter(({ sort }) => sort).map(({ name }) => name)
  return `${selectOne(random, fields)}_${selectOne(random, ["asc", "desc"])}`
}

function createText(random: Random, values: readonly Scalar[]): string {
  if (values.length === 0 || random() < 0.05)
    return selectOne(random, ["Nobody", "0", "-1", "1999", "true", "toString"])
  return String(selectOne(random, values)).slice(0, 200)
}

function toValues(value: unknown): Scalar[] {
  return [value]
    .flat()
    .filter((item) => typeof item === "string" || typeof item === "number" || typeof item === "boolean")
}
