import { checkFormat } from "@forecourt/schema-compat/comparison"
import * as checks from "../runtime/checks.js"
import { isList, isObject, isSame, type Json } from "../schema/json.ts"
import type { ArrayTests, Assertion, Condition, Node, NumberTests, ObjectTests, StringTests } from "./ir.types.ts"

/**
 * Returns true if a node accepts a value. It is used only for the few values that schemas contain, such as defaults.
 */
export function isAccepted(node: Node, value: Json): boolean {
  if (node.nullable && value === null) return true
  switch (node.kind) {
    case "unknown":
      return node.full === undefined
    case "null":
      return value === null
    case "boolean":
      return typeof value === "boolean"
    case "enum":
      return node.values.some((allowed) => allowed === value)
    case "string":
      return typeof value === "string" && isTextAccepted(node, value)
    case "number":
      return typeof value === "number" && (!node.integer || Number.isInteger(value)) && isNumberAccepted(node, value)
    case "array":
      return isList(value) && isListAccepted(node, value) && value.every((entry) => isAccepted(node.items, entry))
    case "ref":
      return isAccepted(node.target.node, value) && (node.narrowing === null || isAssertionMet(node.narrowing, value))
    case "choice":
      return node.options.some((option) => isAccepted(option, value))
    case "union":
      return (
        isObject(value) &&
        node.variants.some(
          (variant) =>
            variant.values.some((item) => item === value[node.discriminator]) && isAccepted(variant.node, value),
        )
      )
    case "object":
      if (!isObject(value) || !isSizeAccepted(node, value)) return false
      return (
        node.properties.every(({ name, node, required }) =>
          Object.hasOwn(value, name) ? isAccepted(node, value[name] ?? null) : !required,
        ) &&
        Object.entries(value).every(([name, entry]) => {
          if (node.properties.some((property) => property.name === name)) return true
          return typeof node.rest === "string" ? node.rest === "open" : isAccepted(node.rest, entry)
        }) &&
        node.conditions.every((condition) => isConditionMet(condition, value))
      )
  }
}

function isConditionMet(
  { property, values, whenMissing, met, unmet }: Condition,
  value: { readonly [key: string]: Json },
): boolean {
  const deciding = Object.hasOwn(value, property) ? value[property] : undefined
  const holds = deciding === undefined ? whenMissing : values.some((value) => value === deciding)
  const wanted = holds ? met : unmet
  return wanted === null || isAssertionMet(wanted, value)
}

export function isAssertionMet(assertion: Assertion, value: Json): boolean {
  switch (assertion.kind) {
    case "enum":
      return assertion.values.some((item) => item === value)
    case "string":
      return typeof value !== "string" || isTextAccepted(assertion, value)
    case "number":
      return (
        typeof value !== "number" ||
        ((!assertion.integer || Number.isInteger(value)) && isNumberAccepted(assertion, value))
      )
    case "array":
      return (
        !isList(value) ||
        (isListAccepted(assertion, value) &&
          value.every((entry) => assertion.items === null || isAssertionMet(assertion.items, entry)))
      )
    case "object":
      if (!isObject(value)) return true
      return (
        isSizeAccepted(assertion, value) &&
        assertion.required.every((name) => Object.hasOwn(value, name)) &&
        assertion.properties.every(
          ({ name, assertion: inner }) => !Object.hasOwn(value, name) || isAssertionMet(inner, value[name] ?? null),
        )
      )
  }
}

const patterns = new Map<string, RegExp>()

function getPattern(source: string): RegExp {
  const pattern = patterns.get(source) ?? new RegExp(source, "u")
  patterns.set(source, pattern)
  return pattern
}

function isTextAccepted({ minLength = 0, maxLength = Infinity, pattern, format }: StringTests, text: string): boolean {
  const length = checks.getLength(text)
  if (length < minLength || length > maxLength) return false
  if (pattern !== undefined && !getPattern(pattern).test(text)) return false
  return format === undefined || checkFormat(format, text) !== false
}

function isNumberAccepted(tests: NumberTests, number: number): boolean {
  const { minimum = -Infinity, maximum = Infinity, exclusiveMinimum, exclusiveMaximum, multipleOf } = tests
  if (number < minimum || number > maximum) return false
  if (exclusiveMinimum !== undefined && number <= exclusiveMinimum) return false
  if (exclusiveMaximum !== undefined && number >= exclusiveMaximum) return false
  return multipleOf === undefined || checks.isMultiple(number, multipleOf)
}

function isListAccepted(
  { minItems = 0, maxItems = Infinity, uniqueItems = false }: ArrayTests,
  list: readonly Json[],
): boolean {
  if (list.length < minItems || list.length > maxItems) return false
  return !uniqueItems || list.every((entry, index) => list.slice(0, index).every((earlier) => !isSame(earlier, entry)))
}

function isSizeAccepted({ minProperties = 0, maxProperties = Infinity }: ObjectTests, value: object): boolean {
  const size = Object.keys(value).length
  return size >= minProperties && size <= maxProperties
}
