import type { Facet, FacetRequest, FacetValue } from "@forecourt/contracts/search"
import { type Document, type Property, type Scalar, type Schema, typesOf, valuesOf } from "./schema.ts"

/** What a list facet shows of documents that pass everything but itself. */
export function listFacet(
  { properties }: Schema,
  request: FacetRequest,
  documents: readonly Document[],
  language = "en",
): Facet {
  const { name, child_name, sort_order = "asc", filters = [] } = request
  const order = orderOf(sort_order, language)
  const entriesOf = (field: string, among: readonly Document[], chosen: readonly string[]) =>
    group(field, among, chosen, properties[field]).sort(order)

  const texts = filters.flatMap(({ value = [] }) => value)
  const value = entriesOf(name, documents, texts).map((entry): FacetValue => {
    if (child_name === undefined) return counted(entry)
    const chosen = filters.filter(({ value }) => value === entry.text).flatMap(({ children = [] }) => children)
    return { ...counted(entry), children: entriesOf(child_name, entry.documents, chosen).map(counted) }
  })
  return { name, ...(child_name === undefined ? {} : { child_name }), type: "list", value }
}

/** A value and the documents that have it. */
interface Entry {
  readonly text: string
  readonly value: Scalar
  readonly documents: Document[]
}

const counted = ({ text, documents }: Entry): FacetValue => ({ text, count: documents.length })

/** The values that documents have, and those that are chosen though none has them. */
function group(field: string, documents: readonly Document[], chosen: readonly string[], own?: Property): Entry[] {
  const entries = new Map<string, Entry>()
  for (const text of chosen) entries.set(text, { text, value: valueFor(text, own), documents: [] })
  for (const document of documents) {
    for (const value of valuesOf(document[field])) {
      const text = String(value)
      const entry = entries.get(text) ?? { text, value, documents: [] }
      entry.documents.push(document)
      entries.set(text, entry)
    }
  }
  return [...entries.values()]
}

/** The value that has a text, were there a document with it. */
function valueFor(text: string, own: Property | undefined): Scalar {
  const [type] = typesOf(own)
  const isNumber = (type === "number" || type === "integer") && String(Number(text)) === text
  if (isNumber) return Number(text)
  return type === "boolean" && (text === "true" || text === "false") ? text === "true" : text
}

function orderOf(order: "asc" | "desc" | "count", language: string): (one: Entry, other: Entry) => number {
  const { compare } = new Intl.Collator(language, { numeric: true })
  const ascending = ({ value: one }: Entry, { value: other }: Entry) => {
    if (typeof one === "string" && typeof other === "string") return compare(one, other) || (one < other ? -1 : 1)
    if (typeof one === "string") return 1
    return typeof other === "string" ? -1 : Number(one) - Number(other)
  }
  if (order === "desc") return (one, other) => ascending(other, one)
  if (order === "asc") return ascending
  return (one, other) => other.documents.length - one.documents.length || ascending(one, other)
}
