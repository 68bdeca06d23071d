import { type ComponentType, memo } from "react"

/** A component that is rendered anew when its props say something else, not whenever they are made anew. */
export function memoByValue<Props extends object>(component: ComponentType<Props>) {
  return memo(component, isSame)
}

function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (!isObject(one) || !isObject(other)) return false
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => isSame(one[name], other[name]))
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null
}
