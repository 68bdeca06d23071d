import { readMessage } from "@forecourt/contracts/read-message"
import { parseStockMapping, type StockMapping } from "@forecourt/contracts/search/mapping"
import type { StockMappingColumn } from "@forecourt/contracts/search/mapping-column"
import schema from "@forecourt/schemas/services/search/mapping.schema.json" with { type: "json" }
import type { SearchDocument } from "../engine.types.ts"
import { findFault } from "../kinds/explain.ts"
import type { Fault, Kind } from "../kinds/kinds.ts"
import { Misfit, readCell, readMapped } from "./cells.ts"

export type Mapping = StockMapping

export type Cells = ReadonlyMap<string, string>

export function readMapping(file: string, text: string, kindFor: (mapping: Mapping) => Kind): Mapping {
  const createError = (what: string) => new Error(`search: ${file}: ${what}. Fix the mapping.`)
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    throw createError(`is no JSON: ${readMessage(error)}`)
  }
  const mapping = parseStockMapping(json)
  if (mapping === null) {
    const { field, reason } = findFault(schema, json) ?? { field: "", reason: "does not fit its schema" }
    throw createError(`${field} ${reason}`)
  }
  checkFields(mapping, kindFor(mapping), createError)
  return mapping
}

function checkFields({ columns }: Mapping, { schema: { properties }, name }: Kind, wrong: (what: string) => Error) {
  const known = new Set(Object.keys(properties as object))
  const unknown = Object.keys(columns).find((field) => !known.has(field))
  if (unknown !== undefined) throw wrong(`${unknown} is no field of a ${name}`)
}

export function toDocument(
  cells: Cells,
  number: number,
  kind: Kind,
  mapping: Mapping | null,
): { readonly document: SearchDocument | null; readonly fault: Fault | null } {
  const entries: [string, unknown][] = []
  const fields = mapping === null ? [...cells.keys()] : Object.keys(mapping.columns)
  for (const field of fields) {
    const value = getCell(field, cells, number, kind, mapping?.columns[field])
    if (value instanceof Misfit) return { document: null, fault: { field, reason: value.reason } }
    if (value !== null) entries.push([field, value])
  }
  return { document: Object.fromEntries(entries), fault: null }
}

function getCell(field: string, cells: Cells, number: number, kind: Kind, column: StockMappingColumn | undefined) {
  if (column === undefined) return readCell(cells.get(field) ?? "", kind, field)
  return readMapped(column, cells, number)
}
