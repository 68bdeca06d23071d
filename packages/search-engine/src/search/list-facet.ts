import type { Facet, FacetRequest, FacetValue } from "@forecourt/contracts/search"
import { type Column, findCode, NONE } from "../columns/column.ts"
import { getChild, getParent } from "../columns/pairs.ts"
import { findFirstAtLeast } from "../columns/sorted.ts"
import type { State } from "../columns/state.ts"
import { findValue, type Scalar } from "../rules/fields.ts"
import { countCodes } from "./counts.ts"
import type { Found } from "./find.ts"

type Compare = (a: Scalar, b: Scalar) => number
type SortOrder = NonNullable<FacetRequest["sort_order"]>

interface Entry {
  readonly value: Scalar
  readonly text: string
  readonly count: number
  /**
   * The code of the value. It is `null` if no document has ever had the value, and the value is listed only because it
   * is selected.
   */
  readonly code: number | null
}

/** Creates a list facet of the counted values and of all selected values. */
export function listFacet(state: State, result: Found, group: number, request: FacetRequest, compare: Compare): Facet {
  const { name, child_name, sort_order = "asc", filters = [] } = request
  const column = state.columns.get(name)
  if (column === undefined) return { name, type: "list", value: [] }
  const chosen = filters.flatMap(({ value = [] }) => value)
  const order = { sort_order, compare }
  const child = child_name === undefined ? undefined : state.columns.get(child_name)
  const pairs = child_name === undefined ? undefined : state.pairs.get(child_name)
  if (child_name === undefined || child === undefined || pairs === undefined) {
    const entries = createEntries(column, countCodes(column, result, group), chosen, order)
    return { name, type: "list", value: entries.map(({ text, count }) => ({ text, count })) }
  }
  const pairCounts = countCodes(pairs, result, group)
  const below = listChildren({ pairs, child }, pairCounts, compare)
  const counts = child.field.many ? countCodes(column, result, group) : getParentCounts(column, pairs, pairCounts)
  const value = createEntries(column, counts, chosen, order).map(({ text, count, code }): FacetValue => {
    const chosenChildren = filters.filter(({ value }) => value === text).flatMap(({ children = [] }) => children)
    const children = addChosen(child, below.get(code ?? NONE) ?? [], chosenChildren, order)
    return { text, count, children: children.map((entry) => ({ text: entry.text, count: entry.count })) }
  })
  return { name, child_name, type: "list", value }
}

function listChildren(
  { pairs, child }: { readonly pairs: Column; readonly child: Column },
  counts: Int32Array,
  compare: Compare,
): Map<number, Entry[]> {
  const below = new Map<number, Entry[]>()
  const shownAt = getShownPlaces(child, compare)
  for (let code = 1; code < counts.length; code++) {
    const count = counts[code] ?? 0
    if (count === 0) continue
    const pair = Number(pairs.values[code])
    if (getChild(pair) === NONE) continue
    const entry = createEntry(child, getChild(pair), count)
    const siblings = below.get(getParent(pair))
    if (siblings === undefined) below.set(getParent(pair), [entry])
    else siblings.push(entry)
  }
  const getPlace = ({ code }: Entry) => shownAt[code ?? NONE] ?? 0
  for (const siblings of below.values()) siblings.sort((a, b) => getPlace(a) - getPlace(b))
  return below
}

function getShownPlaces(column: Column, compare: Compare): Uint32Array {
  const places = new Uint32Array(column.values.length)
  const order = getShownOrder(column, compare)
  for (let at = 0; at < order.length; at++) places[order[at] ?? NONE] = at
  return places
}

function getParentCounts({ values }: Column, pairs: Column, counts: Int32Array): Int32Array {
  const sums = new Int32Array(values.length)
  for (let code = 1; code < counts.length; code++) {
    const count = counts[code] ?? 0
    if (count === 0) continue
    const above = getParent(Number(pairs.values[code]))
    sums[above] = (sums[above] ?? 0) + count
  }
  return sums
}

interface EntryOrder {
  readonly sort_order: SortOrder
  readonly compare: Compare
}

function createEntries(column: Column, counts: Int32Array, chosen: readonly string[], order: EntryOrder): Entry[] {
  const { known, unknown } = sortChosen(column, chosen)
  const entries: Entry[] = []
  for (const code of getShownOrder(column, order.compare)) {
    const count = counts[code] ?? 0
    if (count > 0 || known.has(code)) entries.push(createEntry(column, code, count))
  }
  return sortEntries(entries, unknown, order)
}

function addChosen(column: Column, ascending: Entry[], chosen: readonly string[], order: EntryOrder): Entry[] {
  if (chosen.length === 0) return sortEntries(ascending, [], order)
  const { known, unknown } = sortChosen(column, chosen)
  const missing = [...known].filter((code) => !ascending.some((entry) => entry.code === code))
  return sortEntries(ascending, [...missing.map((code) => createEntry(column, code, 0)), ...unknown], order)
}

function createEntry({ values }: Column, code: number, count: number): Entry {
  const value = values[code] ?? ""
  return { value, text: String(value), count, code }
}

function sortChosen(column: Column, chosen: readonly string[]) {
  const known = new Set<number>()
  const unknown = new Map<string, Entry>()
  for (const text of chosen) {
    const code = findCode(column, text)
    if (code !== null) known.add(code)
    else unknown.set(text, { value: findValue(column.field, text), text, count: 0, code })
  }
  return { known, unknown: [...unknown.values()] }
}

/** Sorts entries in the requested order. `ascending` must already be sorted. */
function sortEntries(ascending: Entry[], others: readonly Entry[], { sort_order, compare }: EntryOrder): Entry[] {
  if (others.length > 0) {
    ascending.push(...others)
    ascending.sort((a, b) => compare(a.value, b.value))
  }
  if (sort_order === "desc") return ascending.reverse()
  return sort_order === "count" ? ascending.sort((a, b) => b.count - a.count) : ascending
}

function getShownOrder({ shown, values }: Column, compare: Compare): readonly number[] {
  if (shown === null) return []
  for (let code = shown.length + 1; code < values.length; code++) {
    const value = values[code] ?? ""
    shown.splice(
      findFirstAtLeast(shown.length, (at) => compare(values[shown[at] ?? 0] ?? "", value) < 0),
      0,
      code,
    )
  }
  return shown
}
