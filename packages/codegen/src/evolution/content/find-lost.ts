import { isObject, type Json, type JsonObject } from "../../schema/json.ts"
import { formatPointer } from "../../schema/refs.ts"

interface Leaf {
  readonly pointer: string
  readonly names: string
  readonly value: string
}

/**
 * Finds the values that are lost in a migration. Values of the properties in `drops` are not reported, since they are
 * removed deliberately.
 */
export function findLost(previous: JsonObject, after: JsonObject, drops: readonly string[] = []): string[] {
  const left = listLeaves(after)
  const lost: string[] = []
  const moved: Leaf[] = []
  for (const leaf of listLeaves(previous)) {
    const at = left.findIndex(({ pointer }) => pointer === leaf.pointer)
    if (at >= 0) left.splice(at, 1)
    else moved.push(leaf)
  }
  for (const { pointer, names, value } of moved) {
    const at = left.findIndex((leaf) => leaf.value === value)
    if (at >= 0) left.splice(at, 1)
    else if (!left.some((leaf) => leaf.value.includes(value)) && !isDropped(names, drops)) lost.push(pointer)
  }
  return lost
}

function isDropped(names: string, drops: readonly string[]): boolean {
  return drops.some((drop) => names === drop || names.startsWith(`${drop}/`))
}

/**
 * Lists the values in a document. Empty strings and `false` are left out, since they are equivalent to missing values.
 */
function listLeaves(value: Json | undefined, pointer = "", names = ""): Leaf[] {
  if (Array.isArray(value))
    return value.flatMap((entry, index) => listLeaves(entry, formatPointer(pointer, String(index)), names))
  if (isObject(value))
    return Object.entries(value).flatMap(([name, inner]) =>
      listLeaves(inner, formatPointer(pointer, name), names === "" ? name : `${names}/${name}`),
    )
  if (value === undefined || value === null || value === "" || value === false) return []
  return [{ pointer, names, value: String(value) }]
}
