import type { Facet } from "@forecourt/contracts/search"
import { type Bounds, type Chip, type FilterQuery, listChips, type Range, setChoices } from "@forecourt/filters-machine"
import type { ListResults, SpanFacet } from "./car-list.types.ts"
import { LIST_FIELDS } from "./list-fields.ts"

const SPANS: ReadonlySet<string> = new Set(
  LIST_FIELDS.lists.flatMap((field) => ("hasRange" in field && field.hasRange ? [field.name] : [])),
)

/**
 * Returns the numbers of a facet and the selected part of them. Returns `null` if the selected numbers have gaps, if
 * some numbers are excluded, or if there is nothing to choose.
 */
export function getSpan(
  { lists, ranges }: FilterQuery,
  name: string,
  { facets, ends: allEnds = {} }: SpanResults,
): Pick<SpanFacet, "numbers" | "chosen"> | null {
  const choices = lists[name] ?? []
  const values = facets.find((facet) => facet.name === name)?.value ?? []
  const counted = values.flatMap(({ text, count }) => (count > 0 ? [Number(text)] : []))
  const chosen = choices.map(({ value }) => Number(value))
  const isOfNumbers = [...counted, ...chosen].every(Number.isInteger)
  if (!SPANS.has(name) || !isOfNumbers || choices.some(({ isExcluded }) => isExcluded)) return null

  const { min = null, max = null } = ranges[name] ?? {}
  const ends = [min, max].filter((end) => end !== null)
  const numbers = [...new Set([...counted, ...chosen, ...ends])].sort((number, other) => other - number)
  if (numbers.length < 2 && chosen.length + ends.length === 0) return null
  if (ends.length > 0) return { numbers, chosen: { from: min, to: max } }
  if (chosen.length === 0) return { numbers, chosen: null }

  const [from, to] = [Math.min(...chosen), Math.max(...chosen)]
  if (listBetween(from, to, counted).some((number) => !chosen.includes(number))) return null
  return { numbers, chosen: openEnds({ min: from, max: to }, allEnds[name]) }
}

type SpanResults = Pick<ListResults, "facets" | "ends">

/**
 * Returns the numbers between two limits for which there are cars. If the facet has no counts, returns all whole
 * numbers between the limits.
 */
function listBetween(from: number, to: number, counted: readonly number[]): readonly number[] {
  if (counted.length === 0) return Array.from({ length: to - from + 1 }, (_, index) => from + index)
  return counted.filter((number) => number > from && number < to)
}

/**
 * Removes the lower or the upper limit of the selection if no car in stock is beyond that limit. If both limits could
 * be removed, both are kept, so that the selection remains visible.
 */
function openEnds({ min, max }: Bounds, stock: Bounds | undefined): NonNullable<SpanFacet["chosen"]> {
  const [isFirst, isLast] = stock === undefined ? [false, false] : [min <= stock.min, max >= stock.max]
  return isFirst === isLast ? { from: min, to: max } : { from: isFirst ? null : min, to: isLast ? null : max }
}

/**
 * Returns the chips of a query. If the selected numbers of a field have no gaps, they share one chip, and removing this
 * chip removes all of them.
 */
export function listShownChips(query: FilterQuery, results: SpanResults): readonly Chip[] {
  const spans = Object.entries(query.lists).flatMap(([field, { length }]): Extract<Chip, { kind: "range" }>[] => {
    const chosen = length > 1 ? getSpan(query, field, results)?.chosen : null
    return chosen ? [{ kind: "range", field, min: chosen.from, max: chosen.to }] : []
  })
  const chips = listChips(query, LIST_FIELDS).map(
    (chip) => (chip.kind === "value" && spans.find(({ field }) => field === chip.field)) || chip,
  )
  return [...new Set(chips)]
}

export function resolveSpans(query: FilterQuery, facets: readonly Facet[]): FilterQuery {
  return facets.reduce(resolveSpan, query)
}

function resolveSpan(query: FilterQuery, { name, value: values }: Facet): FilterQuery {
  const { [name]: range, ...ranges } = query.ranges
  if (range === undefined || !SPANS.has(name)) return query
  const { min, max } = range
  const between = values.map(({ text }) => text).filter((text) => isWithin(Number(text), range))
  // Without any such value, the end itself finds no cars.
  const chosen = between.length > 0 ? between : [String(min ?? max)]
  const choices = between.length === values.length ? [] : chosen.map((value) => ({ value, children: [] }))
  return { ...setChoices({ ...query, ranges }, name, choices), page: query.page }
}

function isWithin(number: number, { min, max }: Range): boolean {
  return (min === null || number >= min) && (max === null || number <= max)
}

/**
 * Returns the smallest and the largest number in stock for each field in which numbers are selected, such as `{
 * car_year: { min: 2015, max: 2026 } }`.
 */
export function getStockEnds({ lists }: FilterQuery, facets: readonly Facet[]): Readonly<Record<string, Bounds>> {
  const limited = facets.filter(({ name, value }) => SPANS.has(name) && name in lists && value.length > 0)
  return Object.fromEntries(
    limited.map(({ name, value }) => {
      const numbers = value.map(({ text }) => Number(text))
      return [name, { min: Math.min(...numbers), max: Math.max(...numbers) }]
    }),
  )
}

export function hasSpan({ ranges }: FilterQuery): boolean {
  return Object.keys(ranges).some((name) => SPANS.has(name))
}
