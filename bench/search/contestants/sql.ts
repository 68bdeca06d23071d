import type { FacetChoice, FacetRequest, SearchRequestInput } from "@forecourt/contracts/search"
import type { Found } from "../contestant.types.ts"
import { LIST_FIELDS, RANGE_FIELDS } from "../rows.ts"

// Code that both databases share: the conditions of a request, and the conversion of rows of counts to results.
//
// Every row of the table that fails at most one facet is counted once, with the number of the facet that it fails: 0
// for none. A facet's counts include the rows that fail none or only this facet.

export const COLUMNS: readonly (readonly [string, "INTEGER" | "VARCHAR" | "DOUBLE"])[] = [
  ["place", "INTEGER"],
  ["key", "VARCHAR"],
  ["car_publishdate", "VARCHAR"],
  ...LIST_FIELDS.map((name) => [name, "VARCHAR"] as const),
  ...RANGE_FIELDS.map((name) => [name, "DOUBLE"] as const),
  ...RANGE_FIELDS.map((name) => [`${name}_bucket`, "VARCHAR"] as const),
]

export const GROUPS: readonly (readonly string[])[] = [
  ["car_brand", "car_model"],
  ...LIST_FIELDS.slice(2).map((name) => [name]),
  ...RANGE_FIELDS.map((name) => [`${name}_bucket`]),
]

export interface Conditions {
  /**
   * The SQL condition for the filters and the search words of a request. The conditions for selected facet values are
   * in `facets`.
   */
  readonly all: string
  readonly facets: ReadonlyMap<string, string>
  /**
   * The SQL expression that checks a row against the conditions of the facets. Its result is 0 if the row meets all
   * conditions, the number of the facet if the row fails only one, or -1 if the row fails several.
   */
  readonly failed: string
}

export function createConditions({ filters = [], facets = [] }: SearchRequestInput, words: string | null): Conditions {
  const all = filters.map(({ name, values }) => `${name} IN (${values.map(quote).join()})`)
  if (words !== null) all.push(words)
  const chosen = new Map<string, string>()
  for (const facet of facets) if (facet.filters?.length) chosen.set(facet.name, createCondition(facet, facet.filters))
  return { all: all.join(" AND ") || "true", facets: chosen, failed: createFailed([...chosen.values()]) }
}

function createCondition(facet: FacetRequest, choices: readonly FacetChoice[]): string {
  return `(${choices.map((choice) => createChoice(facet, choice)).join(" OR ")})`
}

function createChoice(
  { name, child_name }: FacetRequest,
  { value, children = [], min, max, exclude }: FacetChoice,
): string {
  if (exclude) throw new Error("bench: the workload excludes nothing. Add it to sql.ts.")
  if (value === undefined) return [min && `${name} >= ${min}`, max && `${name} <= ${max}`].filter(Boolean).join(" AND ")
  const condition = `${name} = ${quote(value)}`
  return children.length === 0 ? condition : `(${condition} AND ${child_name} IN (${children.map(quote).join()}))`
}

function createFailed(conditions: readonly string[]): string {
  const none = conditions.join(" AND ") || "true"
  const branches = conditions.map((_, index) => {
    const others = conditions.filter((_, at) => at !== index).join(" AND ") || "true"
    return `WHEN ${others} THEN ${index + 1}`
  })
  return `CASE WHEN ${none} THEN 0 ${branches.join(" ")} ELSE -1 END`
}

export function quote(value: string | number | boolean): string {
  return `'${String(value).replaceAll("'", "''")}'`
}

export function pageSql(
  { sort_name = "", limit = 48, offset = 0 }: SearchRequestInput,
  conditions: Conditions,
): string {
  const where = [conditions.all, ...conditions.facets.values()].join(" AND ")
  const order = sort_name.replace(/_(asc|desc)$/, " $1")
  return `SELECT key FROM cars WHERE ${where} ORDER BY ${order} NULLS LAST, key LIMIT ${limit} OFFSET ${offset}`
}

/**
 * Returns the SQL for the minimum and maximum of every range field, grouped by `failed`. This column contains the
 * number of the only facet whose condition a row does not meet, or 0 if the row meets all conditions.
 */
export function boundsSql(): string {
  return RANGE_FIELDS.map(
    (name, at) =>
      `SELECT ${100 + at}, failed, CAST(min(${name}) AS VARCHAR), CAST(max(${name}) AS VARCHAR), count(*) FROM m GROUP BY failed`,
  ).join(" UNION ALL ")
}

/**
 * A row of the SQL results. If `group` is 100 or higher, `value` and `child` are the minimum and the maximum of a range
 * field.
 */
export type CountRow = readonly [
  group: number,
  failed: number,
  value: string | null,
  child: string | null,
  count: number,
]

export function toFound(rows: readonly CountRow[], keys: readonly string[], conditions: Conditions): Found {
  const numbers = new Map([...conditions.facets.keys()].map((name, at) => [name, at + 1]))
  const lists: Record<string, Record<string, number>> = { "car_brand>car_model": {} }
  const histograms: Record<string, Record<string, number>> = {}
  const bounds: Record<string, [number, number]> = {}
  let total = 0
  for (const [group, failed, value, child, count] of rows) {
    const name = (group >= 100 ? RANGE_FIELDS[group - 100] : GROUPS[group]?.[0]?.replace("_bucket", "")) ?? ""
    if (group === 0 && failed === 0) total += count
    if (value === null || (failed !== 0 && failed !== numbers.get(name))) continue
    if (group >= 100) widen(bounds, name, Number(value), Number(child))
    else if (GROUPS[group]?.[0]?.endsWith("_bucket")) add(histograms, name, value, count)
    else add(lists, name, value, count)
    if (group === 0) add(lists, "car_brand>car_model", `${value}|${child}`, count)
  }
  return { total, lists, histograms, bounds, keys }
}

function add(counts: Record<string, Record<string, number>>, name: string, value: string, count: number): void {
  const list = counts[name] ?? {}
  list[value] = (list[value] ?? 0) + count
  counts[name] = list
}

function widen(bounds: Record<string, [number, number]>, name: string, min: number, max: number): void {
  const [least, largest] = bounds[name] ?? [min, max]
  bounds[name] = [Math.min(least, min), Math.max(largest, max)]
}
