import type { RegistryEntry } from "./block.types.ts"
import type { Issue } from "./read/wire.types.ts"

/** Removes the invalid parts of a block's fields. Returns `null` if the schema requires one of these parts. */
export function repairFields(fields: object, issues: readonly Issue[], entry: RegistryEntry): object | null {
  const repaired = structuredClone(fields) as Record<string, unknown>
  const limits = issues.filter((issue) => issue.keyword === "maxItems")
  for (const { pointer, limit } of limits) clampList(repaired, pointer, limit)

  const parsed = entry.parse(repaired)
  if (parsed !== null) return parsed

  const refused = issues.filter(({ keyword }) => keyword !== "maxItems" && !keyword.startsWith("x-"))
  const places = refused.map(({ pointer }) => pointer.split("/").slice(1))
  for (const [name, faults] of Map.groupBy(places, ([name]) => name))
    if (name !== undefined) removeSmallest(repaired, name, faults)
  return entry.parse(repaired)
}

function clampList(fields: Record<string, unknown>, pointer: string, limit: number | undefined): void {
  const [holder, key] = findParent(fields, pointer)
  const list = holder?.[key]
  if (holder && Array.isArray(list)) holder[key] = list.slice(0, limit)
}

/**
 * Removes the invalid entries of a list field. If the faults do not refer to list entries, removes the whole field. All
 * entries are removed in one step, since each removal would otherwise shift the indexes of the later entries.
 */
function removeSmallest(fields: Record<string, unknown>, name: string, faults: readonly (readonly string[])[]): void {
  const list = fields[name]
  const indexes = faults.map(([, index]) => Number(index)).filter(Number.isInteger)
  if (Array.isArray(list) && indexes.length > 0) fields[name] = list.filter((_, at) => !indexes.includes(at))
  else delete fields[name]
}

function findParent(fields: Record<string, unknown>, pointer: string): [Record<string, unknown> | undefined, string] {
  const steps = pointer.split("/").slice(1)
  const key = steps.pop() ?? ""
  let holder: unknown = fields
  for (const step of steps) holder = (holder as Record<string, unknown> | null | undefined)?.[step]
  return [holder as Record<string, unknown> | undefined, key]
}
