import { isList, isObject, type Json } from "../json.ts"
import type { Verdict } from "./evaluate.ts"
import { ARRAY, type Assertion, OBJECT, type SchemaNode } from "./node.types.ts"
import { isPatternMatch } from "./texts.ts"

interface Evaluated {
  all: boolean
  readonly names: Set<string>
  readonly items: Set<number>
}

type Decide = (node: SchemaNode, value: Json) => Verdict

/**
 * Finds the properties or items of a value that a schema evaluates. The keywords `unevaluatedProperties` and
 * `unevaluatedItems` depend on the result. Returns `undefined` if this cannot be decided.
 */
export function findEvaluated(owner: SchemaNode, value: Json, decide: Decide): Evaluated | undefined {
  const evaluated: Evaluated = { all: false, names: new Set(), items: new Set() }
  return collect(owner, owner, value, decide, evaluated, new Set()) ? evaluated : undefined
}

function collect(
  node: SchemaNode,
  owner: SchemaNode,
  value: Json,
  decide: Decide,
  evaluated: Evaluated,
  seen: Set<SchemaNode>,
): boolean {
  if (seen.has(node)) return true
  seen.add(node)
  const go = (inner: SchemaNode) => collect(inner, owner, value, decide, evaluated, seen)
  return node.assertions.every((assertion) => addEvaluated(assertion, node === owner, value, decide, evaluated, go))
}

function addEvaluated(
  assertion: Assertion,
  isOwn: boolean,
  value: Json,
  decide: Decide,
  evaluated: Evaluated,
  go: (node: SchemaNode) => boolean,
): boolean {
  const goIf = (node: SchemaNode): boolean => {
    const verdict = decide(node, value)
    return verdict === undefined ? false : verdict ? go(node) : true
  }
  switch (assertion.kind) {
    case "opaque":
      return false
    case "all":
      return assertion.nodes.every(go)
    case "any":
    case "one":
      return assertion.nodes.every(goIf)
    case "if": {
      const test = decide(assertion.test, value)
      if (test === undefined) return false
      return test ? go(assertion.test) && go(assertion.yes) : go(assertion.no)
    }
    case "whenPresent":
      return isObject(value) && Object.hasOwn(value, assertion.name) ? go(assertion.node) : true
    case "unevaluated":
      if (!isOwn && assertion.of === (isList(value) ? ARRAY : OBJECT)) evaluated.all = true
      return true
    case "members":
      return isObject(value) ? addNames(assertion, value, evaluated) : true
    case "items":
      if (isList(value)) addItems(assertion.prefix.length, assertion.hasRest, value, evaluated)
      return true
    case "contains":
      return isList(value) ? addContained(assertion.node, value, decide, evaluated) : true
    default:
      return true
  }
}

function addNames(
  { named, patterns, hasRest }: Extract<Assertion, { kind: "members" }>,
  value: { readonly [key: string]: Json },
  evaluated: Evaluated,
): boolean {
  for (const name of Object.keys(value)) {
    const isMatch = patterns.map(([source]) => isPatternMatch(source, name))
    if (hasRest || named.has(name) || isMatch.includes(true)) evaluated.names.add(name)
    else if (isMatch.includes(undefined)) return false
  }
  return true
}

function addItems(count: number, hasRest: boolean, value: readonly Json[], evaluated: Evaluated): void {
  for (const index of value.keys()) if (hasRest || index < count) evaluated.items.add(index)
}

function addContained(node: SchemaNode, value: readonly Json[], decide: Decide, evaluated: Evaluated): boolean {
  return value.every((entry, index) => {
    const verdict = decide(node, entry)
    if (verdict) evaluated.items.add(index)
    return verdict !== undefined
  })
}
