import type { Assertion, Node, ObjectNode, Property } from "./ir.types.ts"

/** Returns the node with additional constraints: its values are valid for the node and satisfy the assertion. */
export function narrow(node: Node, assertion: Assertion): Node {
  if (node.kind === "ref") return { ...narrow(resolveWhole(node), assertion), meta: node.meta, nullable: false } as Node
  const own = { ...node, nullable: false }
  switch (assertion.kind) {
    case "enum":
      return own.kind === "enum"
        ? { ...own, values: own.values.filter((value) => assertion.values.includes(value)) }
        : { ...own, kind: "enum", values: assertion.values }
    case "array":
      if (own.kind !== "array") return own
      return {
        ...own,
        ...selectTightest(own, assertion, ["minItems"], ["maxItems"]),
        ...(assertion.uniqueItems && { uniqueItems: true }),
        items: assertion.items === null ? own.items : narrow(own.items, assertion.items),
      }
    case "object":
      return own.kind === "object" ? narrowObject(own, assertion) : own
    case "string":
      return own.kind === "string"
        ? { ...own, ...removeKind(assertion), ...selectTightest(own, assertion, ["minLength"], ["maxLength"]) }
        : own
    case "number":
      return own.kind === "number"
        ? {
            ...own,
            ...removeKind(assertion),
            ...selectTightest(own, assertion, ["minimum", "exclusiveMinimum"], ["maximum", "exclusiveMaximum"]),
          }
        : own
  }
}

function narrowObject(node: ObjectNode, assertion: Assertion & { kind: "object" }): ObjectNode {
  const assertions = new Map(assertion.properties.map((property) => [property.name, property.assertion]))
  const properties = node.properties.map((property): Property => {
    const own = assertions.get(property.name)
    return {
      ...property,
      required: property.required || assertion.required.includes(property.name),
      node: own ? narrow(property.node, own) : property.node,
    }
  })
  return { ...node, properties, ...selectTightest(node, assertion, ["minProperties"], ["maxProperties"]) }
}

/** Resolves a reference to its target, with its additional constraints. */
export function resolveWhole(node: Node): Node {
  if (node.kind !== "ref") return node
  const target = resolveWhole(node.target.node)
  return node.narrowing ? narrow(target, node.narrowing) : target
}

function removeKind<T extends { readonly kind: string }>({ kind: _, ...tests }: T): Omit<T, "kind"> {
  return tests
}

/** Returns the higher of two lower bounds, and the lower of two upper bounds. */
function selectTightest<Name extends string>(
  a: { readonly [K in Name]?: number },
  b: { readonly [K in Name]?: number },
  lower: readonly Name[],
  upper: readonly Name[],
): { [K in Name]?: number } {
  const selectBounds = (names: readonly Name[], better: (...numbers: number[]) => number) =>
    names.flatMap((name) => {
      const given = [a[name], b[name]].filter((bound) => bound !== undefined)
      return given.length === 0 ? [] : [[name, better(...given)] as const]
    })
  return Object.fromEntries([...selectBounds(lower, Math.max), ...selectBounds(upper, Math.min)]) as {
    [K in Name]?: number
  }
}
