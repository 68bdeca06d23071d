import type { Assertion, NumberTests, ObjectAssertion, Scalar, StringTests } from "../ir/ir.types.ts"
import { toPascalCase } from "../names.ts"
import { formatJsonLiteral, formatMember } from "./source.ts"

export interface Test {
  readonly keyword: string
  readonly limit?: number
  readonly holds: string
  readonly fails: string
}

export interface Leaf extends Test {
  readonly path: readonly string[]
}

/** A function that returns the name of a runtime function, such as `isDateTime`, and records its import. */
export type Call = (name: string) => string

/**
 * Lists the generated tests that check a value against an assertion. If `inTurn` is true, a test may assume that the
 * tests before it have passed.
 */
export function listLeaves(assertion: Assertion, value: string, call: Call, inTurn = false): Leaf[] {
  switch (assertion.kind) {
    case "enum":
      return [{ ...createEnumTest(assertion.values, value), path: [] }]
    case "string":
      return createStringTests(assertion, value, call).map(toLeaf)
    case "number":
      return [
        ...(assertion.integer ? [createIntegerTest(value)] : []),
        ...createNumberTests(assertion, value, call),
      ].map(toLeaf)
    case "array": {
      const entries = assertion.items === null ? [] : listLeaves(assertion.items, "entry", call)
      return [...listTests(assertion, value, call).map(toLeaf), ...entries.map((leaf) => toEntryLeaf(leaf, value))]
    }
    case "object":
      return listObjectLeaves(assertion, value, call, inTurn)
  }
}

function toLeaf(test: Test): Leaf {
  return { ...test, path: [] }
}

function toEntryLeaf({ keyword, limit, holds, fails }: Leaf, value: string): Leaf {
  return {
    keyword,
    ...(limit !== undefined && { limit }),
    holds: `${value}.every((entry) => ${holds})`,
    fails: `${value}.some((entry) => ${fails})`,
    path: [],
  }
}

function listObjectLeaves(assertion: ObjectAssertion, value: string, call: Call, inTurn: boolean): Leaf[] {
  const required = assertion.required.map((name): Leaf => {
    const at = formatMember(value, name)
    return { keyword: "required", holds: `${at} !== undefined`, fails: `${at} === undefined`, path: [name] }
  })
  const properties = assertion.properties.flatMap(({ name, isOptional, assertion: inner }) => {
    const at = formatMember(value, name)
    const leaves = listLeaves(inner, at, call, inTurn)
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
  return [...createSizeTests(assertion, value).map(toLeaf), ...required, ...properties]
}

export function createSizeTests(
  { minProperties, maxProperties }: { minProperties?: number; maxProperties?: number },
  value: string,
): Test[] {
  const size = `Object.keys(${value}).length`
  return createBoundTests({ minProperties, maxProperties }, { minProperties: ">=", maxProperties: "<=" }, size)
}

export function createEnumTest(values: readonly Scalar[], value: string): Test {
  return {
    keyword: values.length === 1 ? "const" : "enum",
    holds: anyOf(values.map((item) => `${value} === ${formatJsonLiteral(item)}`)),
    fails: allOf(values.map((item) => `${value} !== ${formatJsonLiteral(item)}`)),
  }
}

export function createIntegerTest(value: string): Test {
  return { keyword: "type", holds: `Number.isInteger(${value})`, fails: `!Number.isInteger(${value})` }
}

export function createStringTests(
  { minLength, maxLength, pattern, format }: StringTests,
  value: string,
  call: Call,
): Test[] {
  const compareLength = (keyword: string, sign: Sign, limit: number) =>
    createComparison(keyword, `${call("getLength")}(${value})`, sign, limit)
  return [
    ...(minLength === 1
      ? [{ keyword: "minLength", limit: 1, holds: `${value} !== ""`, fails: `${value} === ""` }]
      : []),
    ...(minLength !== undefined && minLength > 1 ? [compareLength("minLength", ">=", minLength)] : []),
    ...(maxLength !== undefined ? [compareLength("maxLength", "<=", maxLength)] : []),
    ...(pattern !== undefined ? [createNegatable("pattern", `${formatPattern(pattern)}.test(${value})`)] : []),
    ...(format !== undefined ? [createNegatable("format", `${call(`is${toPascalCase(format)}`)}(${value})`)] : []),
  ]
}

export function createNumberTests(tests: NumberTests, value: string, call: Call): Test[] {
  const { multipleOf } = tests
  const signs = { minimum: ">=", maximum: "<=", exclusiveMinimum: ">", exclusiveMaximum: "<" } as const
  return [
    ...createBoundTests(tests, signs, value),
    ...(multipleOf !== undefined
      ? [{ ...createNegatable("multipleOf", `${call("isMultiple")}(${value}, ${multipleOf})`), limit: multipleOf }]
      : []),
  ]
}

export function listTests(
  { minItems, maxItems, uniqueItems }: { minItems?: number; maxItems?: number; uniqueItems?: boolean },
  value: string,
  call: Call,
): Test[] {
  const formatDuplicates = () => `${call("hasDuplicates")}(${value})`
  return [
    ...createBoundTests(
      { minItems: minItems || undefined, maxItems },
      { minItems: ">=", maxItems: "<=" },
      `${value}.length`,
    ),
    ...(uniqueItems ? [{ keyword: "uniqueItems", holds: `!${formatDuplicates()}`, fails: formatDuplicates() }] : []),
  ]
}

type Sign = keyof typeof OPPOSITE
const OPPOSITE = { ">=": "<", "<=": ">", ">": "<=", "<": ">=" } as const

/**
 * Generates the code of a comparison for each limit that the schema sets. `signs` contains the comparison operator for
 * each keyword.
 */
function createBoundTests<Keyword extends string>(
  bounds: { readonly [Name in NoInfer<Keyword>]?: number | undefined },
  signs: Readonly<Record<Keyword, Sign>>,
  value: string,
): Test[] {
  const keywords = Object.keys(signs) as Keyword[]
  return keywords.flatMap((keyword) => {
    const limit = bounds[keyword]
    return limit === undefined ? [] : [createComparison(keyword, value, signs[keyword], limit)]
  })
}

function createComparison(keyword: string, value: string, sign: Sign, limit: number): Test {
  return { keyword, limit, holds: `${value} ${sign} ${limit}`, fails: `${value} ${OPPOSITE[sign]} ${limit}` }
}

function createNegatable(keyword: string, holds: string): Test {
  return { keyword, holds, fails: `!${holds}` }
}

export function anyOf(tests: readonly string[]): string {
  return tests.map((test) => (test.includes(" && ") && tests.length > 1 ? `(${test})` : test)).join(" || ")
}

export function allOf(tests: readonly string[]): string {
  return tests.map((test) => (test.includes(" || ") && tests.length > 1 ? `(${test})` : test)).join(" && ")
}

export function formatPattern(pattern: string): string {
  return `/${new RegExp(pattern, "u").source.replaceAll("\n", "\\n")}/u`
}
