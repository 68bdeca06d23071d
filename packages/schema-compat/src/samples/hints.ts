import type { Json } from "../json.ts"
import { ARRAY, type Assertion, OBJECT, type SchemaNode, STRING } from "../subschema/node.types.ts"

export interface Hints {
  /** The allowed types as a bit mask, or 0 when all types are allowed. */
  bits: number
  readonly values: Json[]
  readonly numbers: number[]
  readonly steps: number[]
  readonly lengths: number[]
  readonly patterns: string[]
  readonly formats: string[]
  readonly counts: number[]
  readonly properties: number[]
  readonly places: Map<number, SchemaNode[]>
  readonly entries: SchemaNode[]
  readonly named: Map<string, SchemaNode[]>
  readonly namePatterns: [source: string, node: SchemaNode][]
  readonly others: SchemaNode[]
  readonly names: SchemaNode[]
  readonly required: Set<string>
}

const MAX_WAYS = 24

export function createHints(): Hints {
  return {
    bits: 0,
    values: [],
    numbers: [],
    steps: [],
    lengths: [],
    patterns: [],
    formats: [],
    counts: [],
    properties: [],
    places: new Map(),
    entries: [],
    named: new Map(),
    namePatterns: [],
    others: [],
    names: [],
    required: new Set(),
  }
}

export function findWays(nodes: readonly SchemaNode[]): Hints[] {
  return findFurtherWays(
    [createHints()],
    nodes.flatMap(({ assertions }) => assertions),
    new Set(nodes),
  )
}

function findFurtherWays(ways: Hints[], assertions: readonly Assertion[], seen: ReadonlySet<SchemaNode>): Hints[] {
  let all = ways
  for (const assertion of assertions) {
    const branches = getBranches(assertion)
    if (branches === null) for (const way of all) addHint(way, assertion)
    else
      all = branches
        .flatMap((nodes) => {
          const fresh = nodes.filter((node) => !seen.has(node))
          const inner = fresh.flatMap((node) => node.assertions)
          return findFurtherWays(all.map(createCopy), inner, new Set([...seen, ...fresh]))
        })
        .slice(0, MAX_WAYS)
    if (all.length === 0) all = ways
  }
  return all
}

/**
 * Returns the alternatives of an assertion, each as a list of schemas. Returns `null` if the assertion has no
 * alternatives.
 */
function getBranches(assertion: Assertion): readonly (readonly SchemaNode[])[] | null {
  switch (assertion.kind) {
    case "all":
      return [assertion.nodes]
    case "any":
    case "one":
      return assertion.nodes.map((node) => [node])
    case "if":
      return [[assertion.test, assertion.yes], [assertion.no]]
    case "not":
      return [[], [assertion.node]]
    case "whenPresent":
      return [[], [assertion.node]]
    default:
      return null
  }
}

function addHint(hints: Hints, assertion: Assertion): void {
  switch (assertion.kind) {
    case "type":
      hints.bits |= assertion.bits
      break
    case "enum":
      hints.values.push(...assertion.values)
      break
    case "bound":
      hints.numbers.push(assertion.value)
      break
    case "multipleOf":
      hints.steps.push(assertion.value)
      break
    case "size":
      getSizes(hints, assertion.of).push(...[assertion.min, assertion.max].filter(Number.isFinite))
      break
    case "pattern":
      hints.patterns.push(assertion.source)
      break
    case "format":
      hints.formats.push(assertion.name)
      break
    default:
      addInnerHints(hints, assertion)
  }
}

function addInnerHints(hints: Hints, assertion: Assertion): void {
  switch (assertion.kind) {
    case "items":
      for (const [index, node] of assertion.prefix.entries()) addTo(hints.places, index, node)
      hints.entries.push(assertion.rest)
      break
    case "contains":
      hints.entries.push(assertion.node)
      hints.counts.push(assertion.min, ...(Number.isFinite(assertion.max) ? [assertion.max] : []))
      break
    case "required":
      for (const name of assertion.names) hints.required.add(name)
      break
    case "members":
      for (const [name, node] of assertion.named) addTo(hints.named, name, node)
      hints.namePatterns.push(...assertion.patterns.map(([source, node]) => [source, node] as [string, SchemaNode]))
      hints.others.push(assertion.rest)
      break
    case "names":
      hints.names.push(assertion.node)
      break
    case "unevaluated":
      if (assertion.of === OBJECT) hints.others.push(assertion.node)
      else hints.entries.push(assertion.node)
      break
    default:
      break
  }
}

function getSizes(hints: Hints, of: number): number[] {
  return of === STRING ? hints.lengths : of === ARRAY ? hints.counts : hints.properties
}

function addTo<Key>(map: Map<Key, SchemaNode[]>, key: Key, node: SchemaNode): void {
  map.set(key, [...(map.get(key) ?? []), node])
}

function createCopy(hints: Hints): Hints {
  const copied = Object.entries(hints).map(([key, value]) => [key, copyValue(value)])
  return Object.fromEntries(copied) as Hints
}

function copyValue(value: unknown): unknown {
  if (Array.isArray(value)) return [...value]
  if (value instanceof Map) return new Map(value)
  return value instanceof Set ? new Set(value) : value
}
