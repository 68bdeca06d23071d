import type { RegistryEntry } from "./block.types.ts"
import type { Issue } from "./read/wire.types.ts"

/**
 * Takes out of a block's fields what its schema can do without: an optional field that is wrong, entries beyond a
 * list's limit, an entry that is wrong itself. What its editor should know but the schema lets pass stays. Returns parsed fields, or `null` when something needed is wrong.
 */
export function repairFields(fields: object, issues: readonly Issue[], entry: RegistryEntry): object | null {
  const repaired = structuredClone(fields) as Record<string, unknown>
  const limits = issues.filter((issue) => issue.keyword === "maxItems")
  for (const { pointer, limit } of limits) clampList(repaired, pointer, limit)

  const parsed = entry.parse(repaired)
  if (parsed !== null) return parsed

  const refused = issues.filter(({ keyword }) => keyword !== "maxItems" && !keyword.startsWith("x-"))
  for (const { pointer } of refused) dropSmallest(repaired, pointer)
  return entry.parse(repaired)
}

function clampList(fields: Record<string, unknown>, pointer: string, limit: number | undefined): void {
  const [holder, key] = find(fields, pointer)
  const list = holder?.[key]
  if (holder && Array.isArray(list) && limit !== undefined) holder[key] = list.slice(0, limit)
}

/** The entry of a list when the fault lies in one, else the block's own field. */
function dropSmallest(fields: Record<string, unknown>, pointer: string): void {
  const steps = pointer.split("/").slice(1)
  const name = steps[0]
  if (name === undefined) return

  const list = fields[name]
  const index = Number(steps[1])
  if (Array.isArray(list) && Number.isInteger(index)) fields[name] = list.filter((_, at) => at !== index)
  else delete fields[name]
}

function find(fields: Record<string, unknown>, pointer: string): [Record<string, unknown> | undefined, string] {
  const steps = pointer.split("/").slice(1)
  const key = steps.pop() ?? ""
  let holder: unknown = fields
  for (const step of steps)
    holder = typeof holder === "object" && holder !== null ? (holder as Record<string, unknown>)[step] : undefined
  return [holder as Record<string, unknown> | undefined, key]
}
