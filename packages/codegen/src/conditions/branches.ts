import type { Condition, Node, ObjectAssertion, ObjectNode, Scalar } from "../ir/ir.types.ts"

export interface Branch {
  readonly property: string
  readonly values: readonly (Scalar | null)[]
  /** True if the branch also applies to objects that lack the discriminating property. */
  readonly orMissing: boolean
  readonly holds: readonly ObjectAssertion[]
}

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

function selectHolding(conditions: readonly Condition[], value: Scalar | null | undefined): readonly ObjectAssertion[] {
  return conditions.flatMap((condition) => (isMet(condition, value) ? condition.met : condition.unmet) ?? [])
}

function isMet({ values, whenMissing }: Condition, value: Scalar | null | undefined): boolean {
  return value === undefined ? whenMissing : value !== null && values.includes(value)
}

function listValues(node: Node): readonly (Scalar | null)[] | undefined {
  const values = listOwnValues(node)
  return values && node.nullable && !values.includes(null) ? [...values, null] : values
}

function listOwnValues(node: Node): readonly (Scalar | null)[] | undefined {
  if (node.kind === "ref") return listValues(node.target.node)
  if (node.kind === "boolean") return [true, false]
  return node.kind === "enum" ? node.values : undefined
}
