import type { Assertion, Node, ObjectNode, Property } from "./ir.types.ts"

export function narrow(node: Node, assertion: Assertion): Node {
  if (node.kind === "ref") return { ...narrow(resolveWhole(node), assertion), meta: node.meta, nullable: false } as Node
  const target = { ...node, nullable: false }
  switch (assertion.kind) {
    case "enum":
      return target.kind === "enum"
        ? { ...target, values: target.values.filter((value) => assertion.values.includes(value)) }
        : { ...target, kind: "enum", values: assertion.values }
    case "array":
      if (target.kind !== "array") return target
      return {
        ...target,
        ...selectTightest(target, assertion, ["minItems"], ["maxItems"]),
        ...(assertion.uniqueItems && { uniqueItems: true }),
        items: assertion.items === null ? target.items : narrow(target.items, assertion.items),
      }
    case "object":
      return target.kind === "object" ? narrowObject(target, assertion) : target
    case "string":
      return target.kind === "string"
        ? { ...target, ...removeKind(assertion), ...selectTightest(target, assertion, ["minLength"], ["maxLength"]) }
        : target
    case "number":
      return target.kind === "number"
        ? {
            ...target,
            ...removeKind(assertion),
            ...selectTightest(target, assertion, ["minimum", "exclusiveMinimum"], ["maximum", "exclusiveMaximum"]),
          }
        : target
  }
}

function narrowObject(node: ObjectNode, assertion: Assertion & { kind: "object" }): ObjectNode {
  const assertions = new Map(assertion.properties.map((property) => [property.name, property.assertion]))
  const properties = node.properties.map((property): Property => {
    const constraint = assertions.get(property.name)
    return {
      ...property,
      required: property.required || assertion.required.includes(property.name),
      node: constraint ? narrow(property.node, constraint) : property.node,
    }
  })
  return { ...node, properties, ...selectTightest(node, assertion, ["minProperties"], ["maxProperties"]) }
}

export function resolveWhole(node: Node): Node {
  if (node.kind !== "ref") return node
  const target = resolveWhole(node.target.node)
  return node.narrowing ? narrow(target, node.narrowing) : target
}

function removeKind<T extends { readonly kind: string }>({ kind: _, ...tests }: T): Omit<T, "kind"> {
  return tests
}

/** Merges two sets of limits. Of two lower limits the higher one is used, and of two upper limits the lower one. */
function selectTightest<Name extends string>(
  a: { readonly [K in Name]?: number },
  b: { readonly [K in Name]?: number },
  lower: readonly Name[],
  upper: readonly Name[],
): { [K in Name]?: number } {
  const selectBounds = (names: readonly Name[], better: (...numbers: number[]) => number) =>
    names.flatMap((name) => {
      const bounds = [a[name], b[name]].filter((bound) => bound !== undefined)
      return bounds.length === 0 ? [] : [[name, better(...bounds)] as const]
    })
  return Object.fromEntries([...selectBounds(lower, Math.max), ...selectBounds(upper, Math.min)]) as {
    [K in Name]?: number
  }
}
