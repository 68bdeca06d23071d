import { type Document, listValues, type Schema } from "./schema.ts"

export function sortDocuments(
  schema: Schema,
  documents: readonly Document[],
  sortName: string | undefined,
): Document[] {
  const { key, sort = `${key}_asc` } = schema["x-search"]
  const [, field = "", direction] = /^(.+)_(asc|desc)$/.exec(sortName ?? sort) ?? []
  const sign = direction === "desc" ? -1 : 1
  const rows = documents.map((document) => ({
    document,
    rank: getRank(document[field], schema.properties[field]?.format),
    key: String(document[key]),
  }))
  rows.sort((row, other) => {
    if (row.rank === other.rank) return row.key < other.key ? -1 : 1
    if (row.rank === undefined) return 1
    if (other.rank === undefined) return -1
    return row.rank < other.rank ? -sign : sign
  })
  return rows.map(({ document }) => document)
}

function getRank(field: unknown, format = ""): string | number | undefined {
  const [value] = listValues(field)
  if (typeof value !== "string" || !format.startsWith("date")) return typeof value === "boolean" ? Number(value) : value
  const instant = Date.parse(value)
  return Number.isNaN(instant) ? undefined : instant
}
