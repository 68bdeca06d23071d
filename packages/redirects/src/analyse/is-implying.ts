import { toLowerCaseKey } from "../address/path-key.ts"
import { isExpression } from "../compile/conditions.ts"
import type { Conditions, RedirectRule, Test } from "../table.types.ts"

export function isImplying(redirectRule: RedirectRule, other: RedirectRule): boolean {
  if (other.host !== undefined && other.host !== redirectRule.host) return false
  return (["query", "header", "cookie"] as const).every((kind) =>
    isImplyingAll(redirectRule.match?.[kind], other.match?.[kind]),
  )
}

function isImplyingAll(tests: Conditions["query"] = {}, otherTests: Conditions["query"] = {}): boolean {
  return Object.entries(otherTests).every(([name, test]) => {
    const ownTest = tests[name]
    return ownTest !== undefined && isImplyingTest(ownTest, test)
  })
}

function isImplyingTest(test: Test, other: Test): boolean {
  if (typeof other === "boolean") return other ? test !== false && !isNegated(test) : test === false
  if (typeof test === "boolean") return false
  if (isExpression(test) || isExpression(other)) return JSON.stringify(test) === JSON.stringify(other)
  const allowed = new Set((typeof other === "string" ? [other] : other).map(toLowerCaseKey))
  return (typeof test === "string" ? [test] : test).every((value) => allowed.has(toLowerCaseKey(value)))
}

function isNegated(test: Test): boolean {
  return isExpression(test) && test.not === true
}
