import { isSame } from "@forecourt/flow-kit/is-same"

/** Whether two values say the same: a storage need not keep a list without entries, nor an entry without content. */
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
