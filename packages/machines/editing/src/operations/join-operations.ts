import { isSame } from "@forecourt/flow-kit/is-same"
import type { Operation } from "./operation.types.ts"

/**
 * Appends an operation to a list, or merges it with the last operation if both change the same field. A merged
 * operation without any effect is removed.
 */
export function joinOperations(operations: readonly Operation[], next: Operation): readonly Operation[] {
  const last = operations.at(-1)
  if (next.op !== "set" || last?.op !== "set" || last.block !== next.block || last.field !== next.field)
    return [...operations, next]
  const { base: _, ...others } = next
  const joined = { ...others, ...("base" in last && { base: last.base }) }
  return [...operations.slice(0, -1), ...(isSame(joined.base, joined.value) ? [] : [joined])]
}
