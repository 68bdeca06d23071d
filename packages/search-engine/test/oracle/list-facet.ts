import type { Facet, FacetRequest, FacetValue } from "@forecourt/contracts/search"
import { type Document, listTypes, listValues, type Property, type Scalar, type Schema } from "./schema.ts"

export function listFacet(
  { properties }: Schema,
  request: FacetRequest,
  documents: readonly Document[],
  language = "en",
): Facet {
  const { name, child_name, sort_order = "asc", filters = [] } = request
  const order = createOrder(sort_order, language)
  const listEntries = (field: string, among: readonly Document[], chosen: readonly string[]) =>
    createEntries(field, among, chosen, properties[field]).sort(order)

  const texts = filters.flatMap(({ value = [] }) => value)
  const value = listEntries(name, documents, texts).map((entry): FacetValue => {
    if (child_name === undefined) return toFacetValue(entry)
    const chosen = filters.filter(({ value }) => value === entry.text).flatMap(({ children = [] }) => children)
    return { ...toFacetValue(entry), children: listEntries(child_name, entry.documents, chosen).map(toFacetValue) }
  })
  return { name, ...(child_name === undefined ? {} : { child_name }), type: "list", value }
}

interface Entry {
  readonly text: string
  readonly value: Scalar
  readonly documents: Document[]
}

const toFacetValue = ({ text, documents }: Entry): FacetValue => ({ text, count: documents.length })

function createEntries(
  field: string,
  documents: readonly Document[],
  chosen: readonly string[],
  property?: Property,
): Entry[] {
  const entries = new Map<string, Entry>()
  for (const text of chosen) entries.set(text, { text, value: findValue(text, property), documents: [] })
  for (const document of documents) {
    for (const value of listValues(document[field])) {
      const text = String(value)
      const entry = entries.get(text) ?? { text, value, documents: [] }
      entry.documents.push(document)
      entries.set(text, entry)
    }
  }
  return [...entries.values()]
}

function findValue(text: string, property: Property | undefined): Scalar {
  const [type] = listTypes(property)
  const isNumber = (type === "number" || type === "integer") && String(Number(text)) === text
  if (isNumber) return Number(text)
  return type === "boolean" && (text === "true" || text === "false") ? text === "true" : text
}

function createOrder(order: "asc" | "desc" | "count", language: string): (a: Entry, b: Entry) => number {
  const { compare } = new Intl.Collator(language, { numeric: true })
  const compareAscending = ({ value: a }: Entry, { value: b }: Entry) => {
    if (typeof a === "string" && typeof b === "string") return compare(a, b) || (a < b ? -1 : 1)
    if (typeof a === "string") return 1
    return typeof b === "string" ? -1 : Number(a) - Number(b)
  }
  if (order === "desc") return (a, b) => compareAscending(b, a)
  if (order === "asc") return compareAscending
  return (a, b) => b.documents.length - a.documents.length || compareAscending(a, b)
}
