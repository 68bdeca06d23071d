import { isSame } from "@forecourt/flow-kit/is-same"

/** Returns whether two values have the same content: a storage need not keep empty lists or empty entries. */
export function isSameContent(one: unknown, other: unknown): boolean {
  return isSame(getContent(one), getContent(other))
}

/** A value without its empty parts; `undefined` where nothing is left. */
export function getContent(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value
  const filled = Object.entries(value)
    .map(([name, part]) => [name, getContent(part)] as const)
    .filter(([, part]) => part !== undefined)
  if (filled.length === 0) return undefined
  return Array.isArray(value) ? filled.map(([, part]) => part) : Object.fromEntries(filled)
}
