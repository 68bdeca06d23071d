import { FORMATS, KEYWORDS, LEFT_OUT, TYPES, typeOfKeyword } from "./dialect.ts"
import { isList, isSame, type Json, type JsonObject, toList, toStrings } from "./json.ts"
import { quoteJson, type Site } from "./lint-site.ts"
import { formatPointer } from "./refs.ts"
import { isOfType } from "./shape.ts"
import { suggest } from "./suggest.ts"

const RANGES = [
  ["minimum", "maximum"],
  ["exclusiveMinimum", "exclusiveMaximum"],
  ["minLength", "maxLength"],
  ["minItems", "maxItems"],
  ["minProperties", "maxProperties"],
] as const

export function lintKeywords(schema: JsonObject, { pointer, report }: Site): void {
  for (const keyword of Object.keys(schema)) {
    if (KEYWORDS.has(keyword) || keyword.startsWith("x-")) continue
    const leftOut = Object.hasOwn(LEFT_OUT, keyword) ? LEFT_OUT[keyword] : undefined
    const cure = leftOut ?? suggest(keyword, KEYWORDS) ?? `Leave it out, or name it "x-${keyword}".`
    const what =
      leftOut !== undefined ? `"${keyword}" is not part of our dialect.` : `There is no keyword "${keyword}".`
    report(formatPointer(pointer, keyword), "unknown-keyword", what, cure)
  }
}

export function lintType(schema: JsonObject, { pointer, isPart, report }: Site): void {
  const types = typeof schema.type === "string" ? [schema.type] : toStrings(schema.type)
  for (const type of types) {
    if ((TYPES as readonly string[]).includes(type)) continue
    report(
      formatPointer(pointer, "type"),
      "unknown-type",
      `There is no type "${type}".`,
      suggest(type, TYPES) ?? `Use one of ${TYPES.join(", ")}.`,
    )
  }
  const isNamed = ["$ref", "const", "enum", "oneOf", "allOf"].some((keyword) => schema[keyword] !== undefined)
  if (types.length === 0 && !isPart && !isNamed)
    report(pointer, "untyped", "The schema does not say what kind of value this is.", `Add a "type".`)
  if (types.length === 0) return
  for (const keyword of Object.keys(schema)) {
    const needed = typeOfKeyword(keyword)
    if (needed === undefined || types.includes(needed) || (needed === "number" && types.includes("integer"))) continue
    report(
      formatPointer(pointer, keyword),
      "no-effect",
      `"${keyword}" says nothing about ${types.join(" or ")}.`,
      `Take it away, or correct the "type".`,
    )
  }
}

export function lintValues(schema: JsonObject, { pointer, report }: Site): void {
  const types = typeof schema.type === "string" ? [schema.type] : toStrings(schema.type)
  const values = schema.enum
  if (values !== undefined) {
    const at = formatPointer(pointer, "enum")
    if (!isList(values) || values.length === 0) report(at, "enum", `"enum" has no values.`, "List at least one.")
    else if (values.some((value, index) => values.findIndex((other) => isSame(other, value)) < index))
      report(at, "enum", `"enum" has a value twice.`, "Take one away.")
  }
  for (const [keyword, value] of [
    ...toList(values).map((value) => ["enum", value] as const),
    ["const", schema.const] as const,
  ]) {
    if (value === undefined) continue
    const at = formatPointer(pointer, keyword)
    if (typeof value === "object" && value !== null)
      report(
        at,
        "enum",
        `${quoteJson(value)} is a list or an object.`,
        `"${keyword}" may hold texts, numbers, flags and null.`,
      )
    else if (types.length > 0 && !types.some((type) => isOfType(type, value)))
      report(at, "enum", `${quoteJson(value)} is no ${types.join(" or ")}.`, `Correct the value or the "type".`)
  }
}

export function lintTexts(schema: JsonObject, { pointer, report }: Site): void {
  if (typeof schema.pattern === "string" && !isPattern(schema.pattern))
    report(
      formatPointer(pointer, "pattern"),
      "pattern",
      `The pattern ${quoteJson(schema.pattern)} is not valid.`,
      `Write it as JavaScript reads it with the flag "u".`,
    )
  const { format } = schema
  if (typeof format === "string" && !(FORMATS as readonly string[]).includes(format))
    report(
      formatPointer(pointer, "format"),
      "format",
      `The format "${format}" is not known.`,
      suggest(format, FORMATS) ?? `Use one of ${FORMATS.join(", ")}, or a "pattern".`,
    )
}

export function lintRanges(schema: JsonObject, { pointer, report }: Site): void {
  for (const [low, high] of RANGES) {
    const [from, to] = [schema[low], schema[high]]
    if (typeof from === "number" && typeof to === "number" && from > to)
      report(
        formatPointer(pointer, low),
        "empty-range",
        `No value fits: "${low}" is ${from} and "${high}" is ${to}.`,
        "Swap or correct them.",
      )
  }
  if (typeof schema.multipleOf === "number" && schema.multipleOf <= 0)
    report(
      formatPointer(pointer, "multipleOf"),
      "empty-range",
      `"multipleOf" is ${schema.multipleOf}.`,
      "Use a number above zero.",
    )
}

/**
 * Checks that a number that is probably a year has the keyword `x-digits`. Without it, the number would be formatted
 * with a thousands separator.
 */
export function lintDigits(schema: JsonObject, { pointer, report }: Site): void {
  const types = typeof schema.type === "string" ? [schema.type] : toStrings(schema.type)
  const isNumber = types.includes("integer") || types.includes("number")
  if (!isNumber || schema["x-digits"] !== undefined) return
  const bounds = [schema.minimum, schema.maximum, schema.exclusiveMinimum, schema.exclusiveMaximum, schema.const]
  const isCalledYear = /(?:^|\/)(?:y|[^/]*Y)ear$/.test(pointer)
  if (!isCalledYear && ![...bounds, ...toList(schema.enum)].some(isLikeYear)) return
  report(
    pointer,
    "digits",
    "The number may be a year, and nothing says how its digits are set in sentences.",
    `Add "x-digits": "plain" for a year, 1950, or "grouped" for a number, 1 950.`,
  )
}

function isLikeYear(value: Json | undefined): boolean {
  return typeof value === "number" && Number.isInteger(value) && value >= 1800 && value <= 2199
}

function isPattern(pattern: string): boolean {
  try {
    return new RegExp(pattern, "u") instanceof RegExp
  } catch {
    return false
  }
}
