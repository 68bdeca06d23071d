import type { Field } from "../rules/fields.ts"
import { type Column, createColumn, NONE } from "./column.ts"
import { createNumbersBelow } from "./numbers.ts"
import { PAIR_FACTOR } from "./pairs.ts"
import { buildColumn } from "./rebuild-column.ts"
import { PAUSE_MASK } from "./sorted.ts"
import { getBaseCode, getBaseCodes } from "./state.ts"

export function* rebuildPairs(field: Field, parent: Column, child: Column, rows: number): Generator<void, Column> {
  if (parent.baseCodes === 1) return createColumn(field)
  const newCodes = new Map<number, number>()
  const values: (number | null)[] = [null]
  const pairCodes: number[] = []
  const starts = field.many ? new Uint32Array(rows + 1) : null
  for (let row = 0; row < rows; row++) {
    const above = getBaseCode(parent, row)
    if (starts === null)
      pairCodes.push(above === NONE ? NONE : getOrAddCode(above * PAIR_FACTOR + getBaseCode(child, row)))
    else {
      const below = above === NONE ? [] : [NONE, ...getBaseCodes(child, row)]
      for (const code of below) pairCodes.push(getOrAddCode(above * PAIR_FACTOR + code))
      starts[row + 1] = pairCodes.length
    }
    if ((row & PAUSE_MASK) === 0) yield
  }

  function getOrAddCode(pair: number): number {
    const known = newCodes.get(pair)
    if (known !== undefined) return known
    newCodes.set(pair, values.length)
    values.push(pair)
    return values.length - 1
  }

  const codes = createNumbersBelow(values.length, pairCodes.length)
  codes.set(pairCodes)
  return yield* buildColumn(field, values, { codes, starts }, rows, null)
}
