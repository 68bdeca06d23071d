import type { Condition, Node, ObjectAssertion, ObjectNode, Scalar } from "../ir/ir.types.ts"

/** Values of the deciding property, and the assertions on an object that has one of them. */
export interface Branch {
  readonly property: string
  readonly values: readonly (Scalar | null)[]
  /** True for the branch that also holds for an object without the property. */
  readonly orMissing: boolean
  readonly holds: readonly ObjectAssertion[]
}

/**
 * Lists the branches of an object's conditions, for each deciding property: values with the same assertions share
 * a branch. A property whose values are not all known is skipped, because neither a type nor a person could list
 * the others.
 */
export function listBranches(object: ObjectNode): readonly (readonly Branch[])[] {
  const byProperty = Map.groupBy(object.conditions, ({ property }) => property)
  return [...byProperty].flatMap(([property, conditions]) => {
    const deciding = object.properties.find(({ name }) => name === property)
    const known = deciding && listValues(deciding.node)
    if (deciding === undefined || known === undefined) return []
    const cases = [...known, ...(deciding.required ? [] : [undefined])]
    const groups = Map.groupBy(cases, (value) => JSON.stringify(selectHolding(conditions, value)))
    return [
      [...groups.values()].map(
        (values): Branch => ({
          property,
          values: values.filter((value) => value !== undefined),
          orMissing: values.includes(undefined),
          holds: selectHolding(conditions, values[0]),
        }),
      ),
    ]
  })
}

/** Selects the assertions on an object whose deciding property has a value, or none. */
function selectHolding(conditions: readonly Condition[], value: Scalar | null | undefined): readonly ObjectAssertion[] {
  return conditions.flatMap((condition) => (isMet(condition, value) ? condition.met : condition.unmet) ?? [])
}

function isMet({ values, whenMissing }: Condition, value: Scalar | null | undefined): boolean {
  return value === undefined ? whenMissing : value !== null && values.includes(value)
}

/** Everything a choice may be, `null` included; `undefined` for what is no choice. */
function listValues(node: Node): readonly (Scalar | null)[] | undefined {
  const own = listOwnValues(node)
  return own && node.nullable && !own.includes(null) ? [...own, null] : own
}

function listOwnValues(node: Node): readonly (Scalar | null)[] | undefined {
  if (node.kind === "ref") return listValues(node.target.node)
  if (node.kind === "boolean") return [true, false]
  return node.kind === "enum" ? node.values : undefined
}
