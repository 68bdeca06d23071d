import { isSame } from "@forecourt/flow-kit/is-same"

/**
 * Returns true if two values have the same content, ignoring empty lists and empty entries, which the storage may
 * remove.
 */
export function isSameContent(value: unknown, other: unknown): boolean {
  return isSame(getContent(value), getContent(other))
}

export function getContent(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value
  const filled = Object.entries(value)
    .map(([name, part]) => [name, getContent(part)] as const)
    .filter(([, part]) => part !== undefined)
  if (filled.length === 0) return undefined
  return Array.isArray(value) ? filled.map(([, part]) => part) : Object.fromEntries(filled)
}
