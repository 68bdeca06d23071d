import type { StockMappingColumn } from "@forecourt/contracts/search/mapping-column"
import { toSlug } from "@forecourt/contracts/to-slug"
import type { Kind } from "../kinds/kinds.ts"
import type { Cells } from "./mapping.ts"

export class Misfit {
  readonly reason: string

  constructor(reason: string) {
    this.reason = reason
  }
}

type Cell = unknown

const NUMBER = /^[+-]?\d+(\.\d+)?$/
const BETWEEN = ";"

export function readCell(cell: string, { schema }: Kind, field: string): Cell | Misfit {
  const text = cell.trim()
  if (text === "") return null
  switch (getType(schema, field)) {
    case "number":
    case "integer":
      return readNumber(text)
    case "boolean":
      return text === "true" || text === "false" ? text === "true" : new Misfit(`"${text}" is not true or false`)
    case "array":
      return text.startsWith("[") ? readJson(text) : splitAt(text, BETWEEN)
    case "object":
      return readJson(text)
    default:
      return text
  }
}

function getType({ properties }: Kind["schema"], field: string): unknown {
  const property = (properties as Readonly<Record<string, { type?: unknown; $ref?: string } | undefined>>)[field]
  return property?.$ref === undefined ? property?.type : "object"
}

export function readMapped(column: StockMappingColumn, cells: Cells, number: number): Cell | Misfit {
  if (column.row) return String(number)
  if (column.constant !== undefined) return column.constant
  if (column.words !== undefined) return formatWords(column.words, cells, number)
  if (column.slug !== undefined) return toSlug(formatWords(column.slug, cells, number))
  const cell = cells.get(column.column ?? "")
  if (cell === undefined) return new Misfit(`there is no column ${column.column ?? ""}`)
  const text = column.trim ? cell.trim() : cell
  if (text === "") return null
  if (column.values !== undefined) return toMappedValue(text, column)
  if (column.split !== undefined) return splitAt(text, column.split)
  return column.number ? parseMeasure(text, column) : text
}

function toMappedValue(text: string, { values = {}, otherwise }: StockMappingColumn): Cell | Misfit {
  if (Object.hasOwn(values, text)) return values[text]
  return otherwise ?? new Misfit(`"${text}" is none of ${Object.keys(values).join(", ")}`)
}

const KM_A_MILE = 1.609344
const KM_A_MIL = 10
const KW_A_HP = 0.735_498_75

const FACTORS: Readonly<Record<NonNullable<StockMappingColumn["unit"]>, number>> = {
  "km-to-mil": 1 / KM_A_MIL,
  "mil-to-km": KM_A_MIL,
  "km-to-miles": 1 / KM_A_MILE,
  "miles-to-km": KM_A_MILE,
  "kw-to-hp": 1 / KW_A_HP,
  "hp-to-kw": KW_A_HP,
}

function parseMeasure(text: string, { unit, digits }: StockMappingColumn): number | Misfit {
  const value = readNumber(text)
  if (value instanceof Misfit) return value
  const turned = unit === undefined ? value : value * FACTORS[unit]
  return digits === undefined ? turned : Number(turned.toFixed(digits))
}

function readNumber(text: string): number | Misfit {
  return NUMBER.test(text) ? Number(text) : new Misfit(`"${text}" is no number`)
}

function readJson(text: string): Cell | Misfit {
  try {
    return JSON.parse(text)
  } catch {
    return new Misfit(`"${text.slice(0, 40)}" is no JSON`)
  }
}

function splitAt(text: string, between: string): readonly string[] {
  return text
    .split(between)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "")
}

function formatWords(words: string, cells: Cells, number: number): string {
  const filled = words.replace(/\{([^}]*)\}/g, (_, name: string) =>
    name === "row" ? String(number) : (cells.get(name) ?? ""),
  )
  return filled.replace(/\s+/g, " ").trim()
}
