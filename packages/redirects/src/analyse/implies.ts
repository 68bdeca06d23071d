import { fold } from "../address/path-key.ts"
import { isExpression } from "../compile/conditions.ts"
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
  const allowed = new Set((typeof other === "string" ? [other] : other).map(fold))
  return (typeof one === "string" ? [one] : one).every((value) => allowed.has(fold(value)))
}

function isNegated(test: Test): boolean {
  return isExpression(test) && test.not === true
}
