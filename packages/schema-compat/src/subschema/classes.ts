import { toCanonicalText } from "../canonical.ts"
import { type Assertion, type Claim, listParts, type SchemaNode } from "./node.types.ts"

/**
 * Groups nodes into equivalence classes. Nodes with the same keywords first form one group. Groups are then split by
 * the classes of the nodes' subschemas until nothing changes.
 */
export function classify(nodes: readonly SchemaNode[]): void {
  const texts = new Map<Assertion, string>()
  for (const { assertions } of nodes) for (const assertion of assertions) texts.set(assertion, formatClaim(assertion))
  for (let count = 0; ; ) {
    const numbers = new Map<string, number>()
    const next = nodes.map((node) => getNumber(numbers, formatNode(node, texts)))
    for (const [index, node] of nodes.entries()) node.class = next[index] ?? 0
    if (numbers.size === count) break
    count = numbers.size
  }
  const numbers = new Map<string, number>()
  for (const { assertions } of nodes)
    for (const assertion of assertions) assertion.class = getNumber(numbers, formatAssertion(assertion, texts))
}

function getNumber(numbers: Map<string, number>, text: string): number {
  const known = numbers.get(text) ?? numbers.size
  numbers.set(text, known)
  return known
}

function formatNode({ assertions, class: number }: SchemaNode, texts: ReadonlyMap<Assertion, string>): string {
  const parts = new Set(assertions.map((assertion) => formatAssertion(assertion, texts)))
  return `${number}:${[...parts].sort().join(";")}`
}

function formatAssertion(assertion: Assertion, texts: ReadonlyMap<Assertion, string>): string {
  const parts = listParts(assertion).map((node) => node.class)
  if (assertion.kind === "any" || assertion.kind === "all" || assertion.kind === "one") parts.sort((a, b) => a - b)
  return `${texts.get(assertion)}(${parts.join()})`
}

function formatClaim(claim: Claim): string {
  const { kind } = claim
  switch (kind) {
    case "type":
      return `${kind} ${claim.bits}`
    case "enum":
      return `${kind} ${claim.values.map(toCanonicalText).sort().join()}`
    case "bound":
      return `${kind} ${claim.side} ${claim.value} ${claim.isExclusive}`
    case "multipleOf":
      return `${kind} ${claim.value}`
    case "size":
      return `${kind} ${claim.of} ${claim.min} ${claim.max}`
    case "contains":
      return `${kind} ${claim.min} ${claim.max}`
    case "pattern":
      return `${kind} ${claim.source}`
    case "format":
    case "whenPresent":
      return `${kind} ${claim.name}`
    case "items":
      return `${kind} ${claim.prefix.length}`
    case "required":
      return `${kind} ${toCanonicalText(claim.names)}`
    case "members":
      return `${kind} ${toCanonicalText([[...claim.named.keys()], claim.patterns.map(([source]) => source)])}`
    case "unevaluated":
      return `${kind} ${claim.of}`
    case "opaque":
      return `${kind} ${claim.text}`
    default:
      return kind
  }
}
