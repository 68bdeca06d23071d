import { type Bits, hasBit, listRows } from "../columns/bits.ts"
import { type Column, getRank, NONE } from "../columns/column.ts"
import { getDeltaCode, type State } from "../columns/state.ts"
import { readSort } from "../rules/fields.ts"
import { compareText } from "../rules/order.ts"
import type { Found } from "./find.ts"

/** A reference to a document: its row in the base, or `-1 - row` if the document was added since the last rebuild. */
export type Place = number

interface PageRequest {
  readonly sortName: string | undefined
  readonly limit: number
  readonly offset: number
}

export function selectPage(state: State, result: Found, { sortName, limit, offset }: PageRequest): readonly Place[] {
  const wanted = offset + limit
  if (limit === 0 || offset >= result.hits + result.added.length) return []
  const name = sortName ?? state.fields.sort
  const sort = name === null ? null : readSort(state.fields, name)
  const column = sort === null ? null : (state.columns.get(sort.field.name) ?? null)
  const sorting = { column, descending: sort?.descending ?? false }
  const rows = selectBaseRows(result, state.keys.length, sorting, Math.min(wanted, result.hits))
  if (result.added.length === 0) return Array.from(rows.subarray(offset, wanted))
  return addAdded(state, rows, result.added, sorting, wanted).slice(offset, wanted)
}

interface Sorting {
  readonly column: Column | null
  readonly descending: boolean
}

function selectBaseRows(
  { bits, hits }: Found,
  rows: number,
  { column, descending }: Sorting,
  wanted: number,
): Uint32Array {
  const groups = column?.order ?? column?.postings ?? null
  if (column === null || groups === null) return listRows(bits, wanted)
  const walked = (rows / hits) * wanted
  if (walked < hits * Math.log2(hits + 1)) return selectGroups(bits, groups, descending, wanted)
  return sortRows(listRows(bits, hits), column, groups.starts.length - 1, descending).subarray(0, wanted)
}

interface Groups {
  readonly rows: Uint32Array
  /**
   * The index in `rows` at which each group starts. The documents without a value form the first group, although they
   * are sorted last.
   */
  readonly starts: Uint32Array
}

function selectGroups(bits: Bits, { rows, starts }: Groups, descending: boolean, wanted: number): Uint32Array {
  const page = new Uint32Array(wanted)
  const groups = starts.length - 1
  let count = 0
  for (let turn = 1; turn <= groups && count < wanted; turn++) {
    const group = turn === groups ? NONE : descending ? groups - turn : turn
    const to = starts[group + 1] ?? 0
    for (let at = starts[group] ?? 0; at < to && count < wanted; at++) {
      const row = rows[at] ?? 0
      if (hasBit(bits, row)) page[count++] = row
    }
  }
  return page.subarray(0, count)
}

/**
 * Sorts rows by the rank of their value, and rows with equal values by row number. Both numbers are combined into a
 * single number, since numbers can be sorted faster without a comparison function.
 */
function sortRows(rows: Uint32Array, { base, order }: Column, groups: number, descending: boolean): Uint32Array {
  const factor = 2 ** 26
  const ranked = new Float64Array(rows.length)
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] ?? 0
    const code = base.codes[row] ?? NONE
    const group = order === null ? code : (order.rankOf[code] ?? NONE)
    const rank = group === NONE ? groups : descending ? groups - group : group
    ranked[at] = rank * factor + row
  }
  ranked.sort()
  return Uint32Array.from(ranked, (item) => item % factor)
}

function addAdded(
  state: State,
  rows: Uint32Array,
  added: readonly number[],
  { column, descending }: Sorting,
  wanted: number,
): readonly Place[] {
  const sign = descending ? -1 : 1
  const getRankAt = (place: Place) => {
    if (column === null) return null
    return getRank(column, place < 0 ? getDeltaCode(column, -1 - place) : (column.base.codes[place] ?? NONE))
  }
  const getKeyAt = (place: Place) => (place < 0 ? state.delta.keys[-1 - place] : state.keys[place]) ?? ""
  const comparePlaces = (a: Place, b: Place) => {
    const [first, second] = [getRankAt(a), getRankAt(b)]
    if (first === second) return compareText(getKeyAt(a), getKeyAt(b))
    if (first === null) return 1
    if (second === null) return -1
    return first < second ? -sign : sign
  }
  const places = added.map((row) => -1 - row).sort(comparePlaces)
  const page: Place[] = []
  let [next, from] = [0, 0]
  while (page.length < wanted && (from < rows.length || next < places.length)) {
    const [row, place] = [rows[from], places[next]]
    if (place === undefined || (row !== undefined && comparePlaces(row, place) < 0)) {
      page.push(row ?? 0)
      from++
    } else {
      page.push(place)
      next++
    }
  }
  return page
}
