import type { FullSchema } from "@forecourt/schema-compat/full-dialect"
import { createNegatable, type Fit } from "../full-dialect/fit.ts"
import type { Definition, Node } from "../ir/ir.types.ts"
import {
  allOf,
  anyOf,
  type Call,
  createEnumTest,
  createIntegerTest,
  createNumberTests,
  createStringTests,
} from "./assertion-leaves.ts"

export interface ScalarWriting {
  readonly call: Call
  readonly fit: (schema: FullSchema, value: string) => Fit
  readonly getParser: (definition: Definition) => string
}

/** True if the values of a node are scalar, so that parsers can return them without copying them. */
export function isScalar(node: Node): boolean {
  if (node.kind === "ref") return isScalar(node.target.node)
  if (node.kind === "choice") return node.options.every(isScalar)
  return ["string", "number", "boolean", "enum", "null", "unknown"].includes(node.kind)
}

/**
 * Returns the expressions that test a scalar value. `fails` is empty if every value is valid, and `isTyped` is true if
 * the basic type has already been checked.
 */
export function testScalar(node: Node, value: string, writing: ScalarWriting, isTyped = false): Fit {
  const { call, fit, getParser } = writing
  if (isNullable(node)) {
    const { holds, fails } = testScalar(removeNull(node), value, writing)
    return { holds: anyOf([`${value} === null`, holds]), fails: allOf([`${value} !== null`, fails]) }
  }
  switch (node.kind) {
    case "unknown":
      return node.full ? fit(node.full, value) : { holds: "true", fails: "" }
    case "null":
      return { holds: `${value} === null`, fails: `${value} !== null` }
    case "boolean":
      return isTyped ? { holds: "true", fails: "" } : testType(value, "boolean")
    case "string":
      return combineTests([...(isTyped ? [] : [testType(value, "string")]), ...createStringTests(node, value, call)])
    case "number": {
      const type = node.integer ? createIntegerTest(value) : createNegatable(`Number.isFinite(${value})`)
      return combineTests([type, ...createNumberTests(node, value, call)])
    }
    case "enum":
      return createEnumTest(node.values, value)
    case "ref":
      return createNegatable(`${getParser(node.target)}(${value})`)
    case "choice": {
      const options = node.options.map((option) => testScalar(option, value, writing))
      return { holds: anyOf(options.map(({ holds }) => holds)), fails: allOf(options.map(({ fails }) => fails)) }
    }
    default:
      return { holds: "false", fails: "true" }
  }
}

function testType(value: string, type: string): Fit {
  return { holds: `typeof ${value} === "${type}"`, fails: `typeof ${value} !== "${type}"` }
}

function combineTests(tests: readonly Fit[]): Fit {
  return { holds: tests.map(({ holds }) => holds).join(" && "), fails: tests.map(({ fails }) => fails).join(" || ") }
}

export function isNullable(node: Node): boolean {
  return node.nullable && node.kind !== "unknown" && node.kind !== "null"
}

export function removeNull(node: Node): Node {
  return { ...node, nullable: false }
}
