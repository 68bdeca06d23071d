import { isSame } from "@forecourt/flow-kit/is-same"
import type { Operation } from "./operation.types.ts"

/**
 * Adds an operation to a list. If it changes the same field as the last operation, both are merged; if the merged
 * change has no effect, it is removed.
 */
export function joinOperations(operations: readonly Operation[], next: Operation): readonly Operation[] {
  const last = operations.at(-1)
  if (next.op !== "set" || last?.op !== "set" || last.block !== next.block || last.field !== next.field)
    return [...operations, next]
  const { base: _, ...others } = next
  const joined = { ...others, ...("base" in last && { base: last.base }) }
  return [...operations.slice(0, -1), ...(isSame(joined.base, joined.value) ? [] : [joined])]
}
