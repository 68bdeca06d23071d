import fc from "fast-check"
import { isList, isObject, type Json, type JsonObject } from "../src/json.ts"

const NAMES = ["a", "b", "x1"]
const PATTERNS = ["^a", "b$", "^[a-c]+$", "^x", "1", "^a|b$", "^(a|b)$", "^.{2,3}$"]
const few = fc.integer({ min: 0, max: 3 })
const value = fc.constantFrom<Json>(
  null,
  true,
  false,
  0,
  1,
  2,
  -1,
  0.5,
  1.5,
  "",
  "a",
  "ab",
  "x1",
  [],
  [1],
  {},
  { a: 1 },
)
const ANYTHING: readonly Json[] = [{}, true, false, { type: "string" }, { type: "integer" }, { type: "null" }]

const { schema } = fc.letrec<{ schema: Json }>((tie) => {
  const inner = tie("schema")
  const byName = fc.dictionary(fc.constantFrom(...NAMES), inner, { maxKeys: 2, noNullPrototype: true })
  const byPattern = fc.dictionary(fc.constantFrom(...PATTERNS.slice(0, 5)), inner, {
    maxKeys: 1,
    noNullPrototype: true,
  })
  const some = (keywords: Record<string, fc.Arbitrary<Json>>): fc.Arbitrary<Json> =>
    fc.record(keywords, { requiredKeys: [] }) as fc.Arbitrary<Json>
  const list = (minLength: number) => fc.array(inner, { minLength, maxLength: 3 })
  const leaf = fc.oneof(
    fc.constantFrom<Json>(...ANYTHING, { $ref: "#" }, { $ref: "#/$defs/d" }),
    some({
      type: fc.constantFrom<Json>("string", ["string", "null"]),
      minLength: few,
      maxLength: few,
      pattern: fc.constantFrom(...PATTERNS),
    }),
    some({
      type: fc.constantFrom<Json>("integer", "number", ["number", "string"]),
      minimum: few,
      maximum: few,
      exclusiveMinimum: few,
      exclusiveMaximum: few,
      multipleOf: fc.constantFrom(0.5, 1, 1.5, 2, 3),
    }),
    some({ enum: fc.array(value, { minLength: 1, maxLength: 4 }), const: value }),
  )
  return {
    schema: fc.oneof(
      { maxDepth: 3, depthSize: "small" },
      leaf,
      some({
        type: fc.constantFrom<Json>("object", ["object", "null"]),
        properties: byName,
        required: fc.uniqueArray(fc.constantFrom(...NAMES), { maxLength: 2 }),
        additionalProperties: inner,
        patternProperties: byPattern,
        minProperties: few,
        maxProperties: few,
        propertyNames: fc.constantFrom<Json>({ enum: ["a", "b"] }, { maxLength: 1 }, { pattern: "^[a-c]+$" }),
        dependentRequired: fc.constant({ a: ["b"] }),
        dependentSchemas: byName,
        unevaluatedProperties: inner,
      }),
      some({
        type: fc.constantFrom<Json>("array", ["array", "string"]),
        items: inner,
        prefixItems: list(1),
        minItems: few,
        maxItems: few,
        contains: inner,
        minContains: few,
        maxContains: few,
        uniqueItems: fc.boolean(),
        unevaluatedItems: inner,
      }),
      some({ anyOf: list(1), allOf: list(1), oneOf: list(1), not: inner }),
      some(Object.fromEntries(["if", "then", "else"].map((keyword) => [keyword, inner]))),
    ),
  }
})

/**
 * The maximum number of values in a random schema. Larger schemas take seconds to test and find no more faults, because
 * the keywords of much smaller schemas already interact.
 */
const MAX_PARTS = 100

/** A generator of random schemas. They have few names and small numbers, so that their keywords interact. */
export const anyDocumentSchema: fc.Arbitrary<JsonObject> = schema
  .filter((inner) => listParts(inner) <= MAX_PARTS)
  .map((inner) => ({
    ...(isObject(inner) ? inner : { not: {} }),
    $defs: { d: { type: "object", properties: { a: { $ref: "#/$defs/d" } } } },
  }))

function listParts(value: Json): number {
  if (typeof value !== "object" || value === null) return 1
  return Object.values(value).reduce<number>((parts, inner) => parts + listParts(inner), 1)
}

export function mutateJson<Value extends Json>(original: Value, dice: fc.Stream<number>): Value {
  const roll = () => dice.next().value ?? 0
  const change = (part: Json): Json => {
    if (typeof part === "boolean") return roll() < 20 ? !part : part
    if (typeof part === "number") return Math.max(1, part + (roll() < 50 ? 1 : -1))
    if (isList(part)) return part.slice(roll() < 15 ? 1 : 0).map((entry) => (roll() < 40 ? change(entry) : entry))
    if (!isObject(part)) return part
    const names = Object.keys(part)
    const name = names[roll() % Math.max(1, names.length)]
    if (name === undefined) return roll() < 30 ? { type: "string" } : part
    const { [name]: chosen = null, ...rest } = part
    return roll() < 15 ? rest : { ...rest, [name]: change(chosen) }
  }
  return change(original) as Value
}
