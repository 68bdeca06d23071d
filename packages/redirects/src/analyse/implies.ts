import { fold } from "../address/path-key.ts"
import type { Conditions, RedirectRule, Test } from "../table.types.ts"

/** Whether every request that has what `one` asks for, besides its path, has what `other` asks for too. */
export function implies(one: RedirectRule, other: RedirectRule): boolean {
  if (other.host !== undefined && other.host !== one.host) return false
  return (["query", "header", "cookie"] as const).every((kind) => impliesAll(one.match?.[kind], other.match?.[kind]))
}

function impliesAll(one: Conditions["query"] = {}, other: Conditions["query"] = {}): boolean {
  return Object.entries(other).every(([name, test]) => {
    const own = one[name]
    return own !== undefined && impliesTest(own, test)
  })
}

function impliesTest(one: Test, other: Test): boolean {
  if (typeof other === "boolean") return other ? one !== false && !isNegated(one) : one === false
  if (typeof one === "boolean") return false
  if (isExpression(one) || isExpression(other)) return JSON.stringify(one) === JSON.stringify(other)
  const allowed = new Set([other].flat().map(fold))
  return [one].flat().every((value) => allowed.has(fold(value)))
}

function isExpression(test: Test): boolean {
  return typeof test === "object" && "pattern" in test
}

function isNegated(test: Test): boolean {
  return typeof test === "object" && "pattern" in test && test.not === true
}
