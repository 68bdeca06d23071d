import type { Operation } from "./operation.types.ts"
import type { EditedBlock } from "./page.types.ts"

/** Blocks that operations change, with those inside; `null` stands for the page's own fields. */
export function touchedBy(operations: readonly Operation[]): ReadonlySet<string | null> {
  return new Set(operations.flatMap(touchedByOne))
}

function touchedByOne(operation: Operation): readonly (string | null)[] {
  switch (operation.op) {
    case "set":
    case "move":
      return [operation.block]
    case "insert":
      return idsIn(operation.block)
    case "remove":
      return []
  }
}

function idsIn({ id, slots = {} }: EditedBlock): readonly string[] {
  return [id, ...Object.values(slots).flatMap((blocks) => blocks.flatMap(idsIn))]
}
