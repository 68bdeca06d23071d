import { ARRAY, type Assertion, type Claim, OBJECT, type SchemaNode } from "./node.types.ts"

export function flattenUnevaluated(nodes: readonly SchemaNode[], make: () => SchemaNode): void {
  for (const node of [...nodes])
    for (const [index, assertion] of node.assertions.entries()) {
      if (assertion.kind !== "unevaluated") continue
      const flat = flatten(assertion, make)
      if (flat) node.assertions[index] = { ...flat, class: 0 }
    }
}

function flatten(
  { of, node, owner }: Extract<Assertion, { kind: "unevaluated" }>,
  make: () => SchemaNode,
): Claim | null {
  const seen: Seen = { of, names: new Set(), patterns: new Set(), places: 0, all: false, isCertain: true }
  findSeen(owner, owner, seen, false, new Set())
  if (!seen.isCertain) return null
  if (seen.all) return { kind: "all", nodes: [] }
  if (of === ARRAY)
    return { kind: "items", prefix: Array.from({ length: seen.places }, make), rest: node, hasRest: true }
  return {
    kind: "members",
    named: new Map([...seen.names].sort().map((name) => [name, make()])),
    patterns: [...seen.patterns].sort().map((source) => [source, make()] as const),
    rest: node,
    hasRest: true,
  }
}

interface Seen {
  readonly of: number
  readonly names: Set<string>
  readonly patterns: Set<string>
  places: number
  all: boolean
  isCertain: boolean
}

/**
 * Collects the properties or items of a value that a schema evaluates. Conditional keywords are visited last: if they
 * evaluate parts that no other keyword evaluates, the result is uncertain.
 */
function findSeen(
  node: SchemaNode,
  owner: SchemaNode,
  seen: Seen,
  isConditional: boolean,
  visited: Set<SchemaNode>,
): void {
  if (visited.has(node)) return
  visited.add(node)
  for (const assertion of node.assertions) addSeen(assertion, node, owner, seen, isConditional)
  for (const assertion of node.assertions)
    if (assertion.kind === "all")
      for (const inner of assertion.nodes) findSeen(inner, owner, seen, isConditional, visited)
  for (const assertion of node.assertions)
    for (const inner of listConditionalParts(assertion)) findSeen(inner, owner, seen, true, visited)
}

function listConditionalParts(assertion: Assertion): readonly SchemaNode[] {
  if (assertion.kind === "any" || assertion.kind === "one") return assertion.nodes
  if (assertion.kind === "if") return [assertion.test, assertion.yes, assertion.no]
  return assertion.kind === "whenPresent" ? [assertion.node] : []
}

function addSeen(assertion: Assertion, node: SchemaNode, owner: SchemaNode, seen: Seen, isConditional: boolean): void {
  if (seen.all) return
  if (assertion.kind === "opaque") seen.isCertain = false
  else if (seen.of === OBJECT && assertion.kind === "members") addMembers(assertion, seen, isConditional)
  else if (seen.of === ARRAY && assertion.kind === "items") addItems(assertion, seen, isConditional)
  else if (seen.of === ARRAY && assertion.kind === "contains") seen.isCertain = false
  else if (assertion.kind === "unevaluated" && assertion.of === seen.of && node !== owner) seen.isCertain = false
}

function addMembers(
  { named, patterns, hasRest }: Extract<Assertion, { kind: "members" }>,
  seen: Seen,
  isConditional: boolean,
): void {
  const names = [...named.keys()]
  const sources = patterns.map(([source]) => source)
  const isKnown = names.every((name) => seen.names.has(name)) && sources.every((source) => seen.patterns.has(source))
  if (isConditional && (hasRest || !isKnown)) seen.isCertain = false
  if (isConditional) return
  for (const name of names) seen.names.add(name)
  for (const source of sources) seen.patterns.add(source)
  if (hasRest) seen.all = true
}

function addItems(
  { prefix, hasRest }: Extract<Assertion, { kind: "items" }>,
  seen: Seen,
  isConditional: boolean,
): void {
  if (isConditional && (hasRest || prefix.length > seen.places)) seen.isCertain = false
  if (isConditional) return
  seen.places = Math.max(seen.places, prefix.length)
  if (hasRest) seen.all = true
}
