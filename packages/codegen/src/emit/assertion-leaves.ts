import type { Assertion, NumberTests, ObjectAssertion, Scalar, StringTests } from "../ir/ir.types.ts"
import { pascalCase } from "../names.ts"
import { literal, member } from "./source.ts"

/** A test as an expression, and its opposite. */
export interface Test {
  readonly keyword: string
  readonly limit?: number
  readonly holds: string
  readonly fails: string
}

/** A test of something inside a value of known shape. */
export interface Leaf extends Test {
  /** Where it is looked at, from the value. */
  readonly path: readonly string[]
}

/** Takes a name from the runtime. */
export type Call = (name: string) => string

/**
 * An assertion as single tests, so that each can be reported by itself. `inTurn` when a test is only reached after
 * those before it held: then what is required need not be asked for again.
 */
export function leavesOf(assertion: Assertion, value: string, call: Call, inTurn = false): Leaf[] {
  switch (assertion.kind) {
    case "enum":
      return [{ ...enumTest(assertion.values, value), path: [] }]
    case "string":
      return stringTests(assertion, value, call).map(atTop)
    case "number":
      return [...(assertion.integer ? [integerTest(value)] : []), ...numberTests(assertion, value, call)].map(atTop)
    case "array": {
      const entries = assertion.items === null ? [] : leavesOf(assertion.items, "entry", call)
      return [...listTests(assertion, value, call).map(atTop), ...entries.map((leaf) => everyEntry(leaf, value))]
    }
    case "object":
      return objectLeaves(assertion, value, call, inTurn)
  }
}

function atTop(test: Test): Leaf {
  return { ...test, path: [] }
}

function everyEntry({ keyword, limit, holds, fails }: Leaf, value: string): Leaf {
  return {
    keyword,
    ...(limit !== undefined && { limit }),
    holds: `${value}.every((entry) => ${holds})`,
    fails: `${value}.some((entry) => ${fails})`,
    path: [],
  }
}

function objectLeaves(assertion: ObjectAssertion, value: string, call: Call, inTurn: boolean): Leaf[] {
  const required = assertion.required.map((name): Leaf => {
    const at = member(value, name)
    return { keyword: "required", holds: `${at} !== undefined`, fails: `${at} === undefined`, path: [name] }
  })
  const properties = assertion.properties.flatMap(({ name, isOptional, assertion: own }) => {
    const at = member(value, name)
    const leaves = leavesOf(own, at, call, inTurn)
    const mayMiss = isOptional && !(inTurn && assertion.required.includes(name))
    return leaves.map(
      (leaf): Leaf => ({
        ...leaf,
        holds: mayMiss ? anyOf([`${at} === undefined`, leaf.holds]) : leaf.holds,
        fails: mayMiss ? allOf([`${at} !== undefined`, leaf.fails]) : leaf.fails,
        path: [name, ...leaf.path],
      }),
    )
  })
  return [...sizeTests(assertion, value).map(atTop), ...required, ...properties]
}

export function sizeTests(
  { minProperties, maxProperties }: { minProperties?: number; maxProperties?: number },
  value: string,
): Test[] {
  const size = `Object.keys(${value}).length`
  return [
    ...(minProperties === undefined ? [] : [compare("minProperties", size, ">=", minProperties)]),
    ...(maxProperties === undefined ? [] : [compare("maxProperties", size, "<=", maxProperties)]),
  ]
}

export function enumTest(values: readonly Scalar[], value: string): Test {
  return {
    keyword: values.length === 1 ? "const" : "enum",
    holds: anyOf(values.map((one) => `${value} === ${literal(one)}`)),
    fails: allOf(values.map((one) => `${value} !== ${literal(one)}`)),
  }
}

export function integerTest(value: string): Test {
  return { keyword: "type", holds: `Number.isInteger(${value})`, fails: `!Number.isInteger(${value})` }
}

export function stringTests({ minLength, maxLength, pattern, format }: StringTests, value: string, call: Call): Test[] {
  const length = (keyword: string, sign: Sign, limit: number) =>
    compare(keyword, `${call("lengthOf")}(${value})`, sign, limit)
  return [
    ...(minLength === 1
      ? [{ keyword: "minLength", limit: 1, holds: `${value} !== ""`, fails: `${value} === ""` }]
      : []),
    ...(minLength !== undefined && minLength > 1 ? [length("minLength", ">=", minLength)] : []),
    ...(maxLength !== undefined ? [length("maxLength", "<=", maxLength)] : []),
    ...(pattern !== undefined ? [negatable("pattern", `${patternLiteral(pattern)}.test(${value})`)] : []),
    ...(format !== undefined ? [negatable("format", `${call(`is${pascalCase(format)}`)}(${value})`)] : []),
  ]
}

export function numberTests(tests: NumberTests, value: string, call: Call): Test[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = tests
  return [
    ...(minimum !== undefined ? [compare("minimum", value, ">=", minimum)] : []),
    ...(maximum !== undefined ? [compare("maximum", value, "<=", maximum)] : []),
    ...(exclusiveMinimum !== undefined ? [compare("exclusiveMinimum", value, ">", exclusiveMinimum)] : []),
    ...(exclusiveMaximum !== undefined ? [compare("exclusiveMaximum", value, "<", exclusiveMaximum)] : []),
    ...(multipleOf !== undefined
      ? [{ ...negatable("multipleOf", `${call("isMultipleOf")}(${value}, ${multipleOf})`), limit: multipleOf }]
      : []),
  ]
}

export function listTests(
  { minItems, maxItems, uniqueItems }: { minItems?: number; maxItems?: number; uniqueItems?: boolean },
  value: string,
  call: Call,
): Test[] {
  const twice = () => `${call("hasDuplicates")}(${value})`
  return [
    ...(minItems ? [compare("minItems", `${value}.length`, ">=", minItems)] : []),
    ...(maxItems !== undefined ? [compare("maxItems", `${value}.length`, "<=", maxItems)] : []),
    ...(uniqueItems ? [{ keyword: "uniqueItems", holds: `!${twice()}`, fails: twice() }] : []),
  ]
}

type Sign = keyof typeof OPPOSITE
const OPPOSITE = { ">=": "<", "<=": ">", ">": "<=", "<": ">=" } as const

function compare(keyword: string, value: string, sign: Sign, limit: number): Test {
  return { keyword, limit, holds: `${value} ${sign} ${limit}`, fails: `${value} ${OPPOSITE[sign]} ${limit}` }
}

function negatable(keyword: string, holds: string): Test {
  return { keyword, holds, fails: `!${holds}` }
}

/** Tests joined, each in brackets where it needs them. */
export function anyOf(tests: readonly string[]): string {
  return tests.map((test) => (test.includes(" && ") && tests.length > 1 ? `(${test})` : test)).join(" || ")
}

export function allOf(tests: readonly string[]): string {
  return tests.map((test) => (test.includes(" || ") && tests.length > 1 ? `(${test})` : test)).join(" && ")
}

/** A pattern as a regular expression literal. */
export function patternLiteral(pattern: string): string {
  return `/${new RegExp(pattern, "u").source.replaceAll("\n", "\\n")}/u`
}
