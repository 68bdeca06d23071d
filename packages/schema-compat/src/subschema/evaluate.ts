import { isList, isObject, type Json } from "../json.ts"
import { findEvaluated } from "./evaluated.ts"
import { ARRAY, type Assertion, getBits, type Members, NUMBER, OBJECT, type SchemaNode, STRING } from "./node.types.ts"
import { isExact, isMultiple } from "./numbers.ts"
import { checkFormat, isPatternMatch } from "./texts.ts"

/**
 * The result of a validation: `true` if the value is valid, `false` if it is invalid, or `undefined` if this is
 * uncertain.
 */
export type Verdict = boolean | undefined

/**
 * Returns `true` if a schema accepts a value, `false` if it rejects the value, or `undefined` if this is uncertain. If
 * a schema refers to itself for the same value, that reference adds no further requirement.
 */
export function evaluate(node: SchemaNode, value: Json): Verdict {
  return isAccepted(node, value, NO_LOOP)
}

interface Loop {
  readonly nodes: ReadonlySet<SchemaNode>
  readonly isPlain: boolean
}

const NO_LOOP: Loop = { nodes: new Set(), isPlain: true }

function isAccepted(node: SchemaNode, value: Json, loop: Loop): Verdict {
  if (node.assertions.length === 0) return true
  if (loop.nodes.has(node)) return loop.isPlain ? true : undefined
  const inner: Loop = { ...loop, nodes: new Set(loop.nodes).add(node) }
  return isEvery(node.assertions, (assertion) => isMet(assertion, value, inner))
}

export function isMet(assertion: Assertion, value: Json, loop: Loop = NO_LOOP): Verdict {
  const bits = getBits(value)
  switch (assertion.kind) {
    case "never":
      return false
    case "type":
      return (assertion.bits & bits) !== 0
    case "enum":
      return isSome(assertion.values, (choice) => isEqual(choice, value))
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
  if (bits & NUMBER) return isNumberMet(assertion, value as number)
  if (bits & STRING) return isTextMet(assertion, value as string)
  if (isList(value)) return isListMet(assertion, value, loop)
  return isObject(value) ? isObjectMet(assertion, value, loop) : true
}

function combine(assertion: Assertion, value: Json, loop: Loop): Verdict {
  const crooked: Loop = { ...loop, isPlain: false }
  switch (assertion.kind) {
    case "all":
      return isEvery(assertion.nodes, (node) => isAccepted(node, value, loop))
    case "any":
      return isSome(assertion.nodes, (node) => isAccepted(node, value, loop))
    case "one":
      return isCountWithin(assertion.nodes, (node) => isAccepted(node, value, crooked), 1, 1)
    case "not":
      return toOpposite(isAccepted(assertion.node, value, crooked))
    case "if": {
      const test = isAccepted(assertion.test, value, crooked)
      const isThenMet = () => isAccepted(assertion.yes, value, loop)
      const isElseMet = () => isAccepted(assertion.no, value, loop)
      if (test !== undefined) return test ? isThenMet() : isElseMet()
      const both = isThenMet()
      return both === isElseMet() ? both : undefined
    }
    default:
      return true
  }
}

function isNumberMet(assertion: Assertion, value: number): Verdict {
  if (assertion.kind === "multipleOf") return isMultiple(value, assertion.value)
  if (assertion.kind !== "bound") return true
  if (value === assertion.value) return isExact(value) ? !assertion.isExclusive : undefined
  return assertion.side === "min" ? value > assertion.value : value < assertion.value
}

function isTextMet(assertion: Assertion, value: string): Verdict {
  if (assertion.kind === "pattern") return isPatternMatch(assertion.source, value)
  if (assertion.kind === "format") return checkFormat(assertion.name, value)
  return assertion.kind === "size" && assertion.of === STRING ? isWithin(assertion, [...value].length) : true
}

function isListMet(assertion: Assertion, value: readonly Json[], loop: Loop): Verdict {
  switch (assertion.kind) {
    case "size":
      return assertion.of === ARRAY ? isWithin(assertion, value.length) : true
    case "items":
      return isEvery(value, (entry, index) => evaluate(assertion.prefix[index] ?? assertion.rest, entry))
    case "contains":
      return isCountWithin(value, (entry) => evaluate(assertion.node, entry), assertion.min, assertion.max)
    case "unique":
      return isEvery(value, (entry, index) =>
        toOpposite(isSome(value.slice(0, index), (other) => isEqual(entry, other))),
      )
    case "unevaluated": {
      if (assertion.of !== ARRAY) return true
      const evaluated = findEvaluated(assertion.owner, value, (node, inner) => isAccepted(node, inner, loop))
      if (evaluated === undefined) return undefined
      return isEvery(
        value,
        (entry, index) => evaluated.all || evaluated.items.has(index) || evaluate(assertion.node, entry),
      )
    }
    default:
      return true
  }
}

function isObjectMet(assertion: Assertion, value: { readonly [key: string]: Json }, loop: Loop): Verdict {
  const names = Object.keys(value)
  switch (assertion.kind) {
    case "size":
      return assertion.of === OBJECT ? isWithin(assertion, names.length) : true
    case "required":
      return assertion.names.every((name) => Object.hasOwn(value, name))
    case "members":
      return isEvery(names, (name) => isMemberMet(assertion, name, value[name] ?? null))
    case "names":
      return isEvery(names, (name) => evaluate(assertion.node, name))
    case "whenPresent":
      return Object.hasOwn(value, assertion.name) ? isAccepted(assertion.node, value, loop) : true
    case "unevaluated": {
      if (assertion.of !== OBJECT) return true
      const evaluated = findEvaluated(assertion.owner, value, (node, inner) => isAccepted(node, inner, loop))
      if (evaluated === undefined) return undefined
      return isEvery(
        names,
        (name) => evaluated.all || evaluated.names.has(name) || evaluate(assertion.node, value[name] ?? null),
      )
    }
    default:
      return true
  }
}

function isMemberMet({ named, patterns, rest }: Members, name: string, value: Json): Verdict {
  const namedNode = named.get(name)
  const verdicts: Verdict[] = namedNode ? [evaluate(namedNode, value)] : []
  let isNamed: Verdict = namedNode !== undefined
  for (const [source, node] of patterns) {
    const isMatch = isPatternMatch(source, name)
    if (isMatch !== false) verdicts.push(isImplied(isMatch, evaluate(node, value)))
    isNamed = isNamed || isMatch === true ? true : isMatch === undefined ? undefined : isNamed
  }
  if (isNamed !== true) verdicts.push(isImplied(toOpposite(isNamed), evaluate(rest, value)))
  return isEvery(verdicts, (verdict) => verdict)
}

function isImplied(condition: Verdict, verdict: Verdict): Verdict {
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

export function isEqual(a: Json, b: Json): Verdict {
  if (typeof a === "number" && a === b) return isExact(a) ? true : undefined
  if (a === b) return true
  if (isList(a) && isList(b))
    return a.length === b.length && isEvery(a, (entry, index) => isEqual(entry, b[index] ?? null))
  if (!isObject(a) || !isObject(b)) return false
  const names = Object.keys(a)
  if (names.length !== Object.keys(b).length || !names.every((name) => Object.hasOwn(b, name))) return false
  return isEvery(names, (name) => isEqual(a[name] ?? null, b[name] ?? null))
}

export function toOpposite(verdict: Verdict): Verdict {
  return verdict === undefined ? undefined : !verdict
}

function isEvery<T>(list: readonly T[], decide: (entry: T, index: number) => Verdict): Verdict {
  let result: Verdict = true
  for (const [index, entry] of list.entries()) {
    const verdict = decide(entry, index)
    if (verdict === false) return false
    if (verdict === undefined) result = undefined
  }
  return result
}

function isSome<T>(list: readonly T[], decide: (entry: T) => Verdict): Verdict {
  return toOpposite(isEvery(list, (entry) => toOpposite(decide(entry))))
}
