import type { Condition, Node, ObjectAssertion, ObjectNode, Scalar } from "../ir/ir.types.ts"

/** One branch of an `if`: the values of the deciding property that lead to it, and what then holds. */
export interface Branch {
  readonly property: string
  readonly values: readonly (Scalar | null)[]
  /** Whether it is also the side of an object that lacks the property. */
  readonly orMissing: boolean
  readonly holds: ObjectAssertion | null
}

/**
 * The branches of a condition, `then` before `else`; nothing when the deciding property is not one whose values are all
 * known, since then neither a type nor a person could list the other side.
 */
export function branchesOf(
  { property, values, whenMissing, met, unmet }: Condition,
  object: ObjectNode,
): readonly Branch[] {
  const deciding = object.properties.find(({ name }) => name === property)
  const known = deciding && valuesOf(deciding.node)
  if (deciding === undefined || known === undefined) return []
  const mayMiss = !deciding.required
  const branches: readonly Branch[] = [
    {
      property,
      values: known.filter((value) => value !== null && values.includes(value)),
      orMissing: mayMiss && whenMissing,
      holds: met,
    },
    {
      property,
      values: known.filter((value) => value === null || !values.includes(value)),
      orMissing: mayMiss && !whenMissing,
      holds: unmet,
    },
  ]
  return branches.filter(({ values, orMissing }) => values.length > 0 || orMissing)
}

/** Everything a choice may be, `null` included; `undefined` for what is no choice. */
export function valuesOf(node: Node): readonly (Scalar | null)[] | undefined {
  const own = ownValues(node)
  return own && node.nullable && !own.includes(null) ? [...own, null] : own
}

function ownValues(node: Node): readonly (Scalar | null)[] | undefined {
  if (node.kind === "ref") return valuesOf(node.target.node)
  if (node.kind === "boolean") return [true, false]
  return node.kind === "enum" ? node.values : undefined
}
