import { type Column, NONE } from "../columns/column.ts"
import { getDeltaCodes } from "../columns/state.ts"
import type { Found, Rows } from "./find.ts"

/** Counts the documents for each code of a column. The conditions of the facet with the index `group` are ignored. */
export function countCodes(column: Column, { counted, near }: Found, group: number): Int32Array {
  const { values, live } = column
  const counts = new Int32Array(values.length)
  if (counted.isComplement) counts.set(live.items.subarray(0, Math.min(values.length, live.length)))
  addRows(column, counted, counts, counted.isComplement ? -1 : 1)
  const beside = near.get(group)
  if (beside !== undefined) addRows(column, beside, counts, 1)
  return counts
}

function addRows(column: Column, { base: rows, added }: Rows, counts: Int32Array, step: 1 | -1): void {
  const { codes, starts } = column.base
  if (starts !== null) {
    for (const row of rows)
      for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at++) {
        const code = codes[at] ?? NONE
        counts[code] = (counts[code] ?? 0) + step
      }
  } else if (codes.length > 0) {
    for (let at = 0; at < rows.length; at++) {
      const code = codes[rows[at] ?? 0] ?? NONE
      counts[code] = (counts[code] ?? 0) + step
    }
  }
  for (const row of added) for (const code of getDeltaCodes(column, row)) counts[code] = (counts[code] ?? 0) + step
}
