import { isList, isObject, type Json } from "../json.ts"
import { evaluatedIn } from "./evaluated.ts"
import { ARRAY, type Assertion, bitsOf, type Members, NUMBER, OBJECT, type SchemaNode, STRING } from "./node.types.ts"
import { isExact, isMultiple } from "./numbers.ts"
import { checkFormat, matches } from "./texts.ts"

/** Whether a value fits; `undefined` when that cannot be said for certain. */
export type Verdict = boolean | undefined

/**
 * Whether a schema accepts a value, as the standard says, keyword by keyword. A schema that refers to itself for the
 * same value adds nothing: such a loop is taken to hold.
 */
export function evaluate(node: SchemaNode, value: Json): Verdict {
  return accepts(node, value, NO_LOOP)
}

/** Schemas that are being asked about the same value, and whether they were reached by "and" and "or" alone. */
interface Loop {
  readonly nodes: ReadonlySet<SchemaNode>
  readonly isPlain: boolean
}

const NO_LOOP: Loop = { nodes: new Set(), isPlain: true }

function accepts(node: SchemaNode, value: Json, loop: Loop): Verdict {
  if (node.assertions.length === 0) return true
  if (loop.nodes.has(node)) return loop.isPlain ? true : undefined
  const inner: Loop = { ...loop, nodes: new Set(loop.nodes).add(node) }
  return every(node.assertions, (assertion) => meets(assertion, value, inner))
}

/** Whether a value meets one assertion. */
export function meets(assertion: Assertion, value: Json, loop: Loop = NO_LOOP): Verdict {
  const bits = bitsOf(value)
  switch (assertion.kind) {
    case "never":
      return false
    case "type":
      return (assertion.bits & bits) !== 0
    case "enum":
      return some(assertion.values, (choice) => isEqual(choice, value))
    case "opaque":
      return undefined
    case "all":
    case "any":
    case "one":
    case "not":
    case "if":
      return combine(assertion, value, loop)
    default:
      break
  }
  if (bits & NUMBER) return meetsNumber(assertion, value as number)
  if (bits & STRING) return meetsText(assertion, value as string)
  if (isList(value)) return meetsList(assertion, value, loop)
  return isObject(value) ? meetsObject(assertion, value, loop) : true
}

function combine(assertion: Assertion, value: Json, loop: Loop): Verdict {
  const crooked: Loop = { ...loop, isPlain: false }
  switch (assertion.kind) {
    case "all":
      return every(assertion.nodes, (node) => accepts(node, value, loop))
    case "any":
      return some(assertion.nodes, (node) => accepts(node, value, loop))
    case "one":
      return isCountWithin(assertion.nodes, (node) => accepts(node, value, crooked), 1, 1)
    case "not":
      return opposite(accepts(assertion.node, value, crooked))
    case "if": {
      const test = accepts(assertion.test, value, crooked)
      const yes = () => accepts(assertion.yes, value, loop)
      const no = () => accepts(assertion.no, value, loop)
      if (test !== undefined) return test ? yes() : no()
      const both = yes()
      return both === no() ? both : undefined
    }
    default:
      return true
  }
}

function meetsNumber(assertion: Assertion, value: number): Verdict {
  if (assertion.kind === "multipleOf") return isMultiple(value, assertion.value)
  if (assertion.kind !== "bound") return true
  if (value === assertion.value) return isExact(value) ? !assertion.isExclusive : undefined
  return assertion.side === "min" ? value > assertion.value : value < assertion.value
}

function meetsText(assertion: Assertion, value: string): Verdict {
  if (assertion.kind === "pattern") return matches(assertion.source, value)
  if (assertion.kind === "format") return checkFormat(assertion.name, value)
  return assertion.kind === "size" && assertion.of === STRING ? isWithin(assertion, [...value].length) : true
}

function meetsList(assertion: Assertion, value: readonly Json[], loop: Loop): Verdict {
  switch (assertion.kind) {
    case "size":
      return assertion.of === ARRAY ? isWithin(assertion, value.length) : true
    case "items":
      return every(value, (entry, index) => evaluate(assertion.prefix[index] ?? assertion.rest, entry))
    case "contains":
      return isCountWithin(value, (entry) => evaluate(assertion.node, entry), assertion.min, assertion.max)
    case "unique":
      return every(value, (entry, index) => opposite(some(value.slice(0, index), (other) => isEqual(entry, other))))
    case "unevaluated": {
      if (assertion.of !== ARRAY) return true
      const found = evaluatedIn(assertion.owner, value, (node, inner) => accepts(node, inner, loop))
      if (found === undefined) return undefined
      return every(value, (entry, index) => found.all || found.items.has(index) || evaluate(assertion.node, entry))
    }
    default:
      return true
  }
}

function meetsObject(assertion: Assertion, value: { readonly [key: string]: Json }, loop: Loop): Verdict {
  const names = Object.keys(value)
  switch (assertion.kind) {
    case "size":
      return assertion.of === OBJECT ? isWithin(assertion, names.length) : true
    case "required":
      return assertion.names.every((name) => Object.hasOwn(value, name))
    case "members":
      return every(names, (name) => meetsMember(assertion, name, value[name] ?? null))
    case "names":
      return every(names, (name) => evaluate(assertion.node, name))
    case "whenPresent":
      return Object.hasOwn(value, assertion.name) ? accepts(assertion.node, value, loop) : true
    case "unevaluated": {
      if (assertion.of !== OBJECT) return true
      const found = evaluatedIn(assertion.owner, value, (node, inner) => accepts(node, inner, loop))
      if (found === undefined) return undefined
      return every(names, (name) => found.all || found.names.has(name) || evaluate(assertion.node, value[name] ?? null))
    }
    default:
      return true
  }
}

function meetsMember({ named, patterns, rest }: Members, name: string, value: Json): Verdict {
  const own = named.get(name)
  const verdicts: Verdict[] = own ? [evaluate(own, value)] : []
  let isNamed: Verdict = own !== undefined
  for (const [source, node] of patterns) {
    const isMatch = matches(source, name)
    if (isMatch !== false) verdicts.push(implies(isMatch, evaluate(node, value)))
    isNamed = isNamed || isMatch === true ? true : isMatch === undefined ? undefined : isNamed
  }
  if (isNamed !== true) verdicts.push(implies(opposite(isNamed), evaluate(rest, value)))
  return every(verdicts, (verdict) => verdict)
}

function implies(condition: Verdict, verdict: Verdict): Verdict {
  return condition === true || verdict === true ? verdict : undefined
}

function isWithin({ min, max }: { readonly min: number; readonly max: number }, count: number): boolean {
  return count >= min && count <= max
}

function isCountWithin<T>(list: readonly T[], decide: (entry: T) => Verdict, min: number, max: number): Verdict {
  const verdicts = list.map(decide)
  const sure = verdicts.filter((verdict) => verdict === true).length
  const possible = sure + verdicts.filter((verdict) => verdict === undefined).length
  if (sure > max || possible < min) return false
  return sure >= min && possible <= max ? true : undefined
}

/** Equality as JSON Schema means it; unsure of numbers that may have been rounded when they were read. */
export function isEqual(a: Json, b: Json): Verdict {
  if (typeof a === "number" && a === b) return isExact(a) ? true : undefined
  if (a === b) return true
  if (isList(a) && isList(b))
    return a.length === b.length && every(a, (entry, index) => isEqual(entry, b[index] ?? null))
  if (!isObject(a) || !isObject(b)) return false
  const names = Object.keys(a)
  if (names.length !== Object.keys(b).length || !names.every((name) => Object.hasOwn(b, name))) return false
  return every(names, (name) => isEqual(a[name] ?? null, b[name] ?? null))
}

export function opposite(verdict: Verdict): Verdict {
  return verdict === undefined ? undefined : !verdict
}

function every<T>(list: readonly T[], decide: (entry: T, index: number) => Verdict): Verdict {
  let result: Verdict = true
  for (const [index, entry] of list.entries()) {
    const verdict = decide(entry, index)
    if (verdict === false) return false
    if (verdict === undefined) result = undefined
  }
  return result
}

function some<T>(list: readonly T[], decide: (entry: T) => Verdict): Verdict {
  return opposite(every(list, (entry) => opposite(decide(entry))))
}
