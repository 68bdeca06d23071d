import { isSame } from "@forecourt/flow-kit/is-same"
import type { Operation } from "./operation.types.ts"

/**
 * Operations with another one behind them. A field that is set again is set once, from what it held first; what is set
 * back is not set at all.
 */
export function joinOperations(operations: readonly Operation[], next: Operation): readonly Operation[] {
  const last = operations.at(-1)
  if (next.op !== "set" || last?.op !== "set" || last.block !== next.block || last.field !== next.field)
    return [...operations, next]
  const { base: _, ...others } = next
  const joined = { ...others, ...("base" in last && { base: last.base }) }
  return [...operations.slice(0, -1), ...(isSame(joined.base, joined.value) ? [] : [joined])]
}
