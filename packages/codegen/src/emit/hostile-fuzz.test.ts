import fc from "fast-check"
import { expect, test } from "vitest"
import { readSampled } from "../../../../scripts/vitest/sampled.ts"
import { interpret } from "../../test/interpret.ts"
import { syntaxFaults } from "../../test/load-emitted.ts"
import { compile } from "../compile.ts"
import { emit } from "../emit-schemas.ts"
import type { Json, JsonObject } from "../schema/json.ts"

const NAMES = [
  "a",
  "valueOf",
  "constructor",
  "toString",
  "hasOwnProperty",
  "__proto__",
  "360View",
  "1",
  "",
  "a b",
  "a\u2028b",
  "\u2029",
  '"',
  "'",
  "\\",
  "*/",
  "`$",
  " || true || ",
  "a, path: b",
  ", { x",
  "</script>",
  "日本",
  "\n",
  "default",
]
const name = fc.constantFrom(...NAMES)
const text = fc.oneof(name, fc.string({ unit: "binary", maxLength: 4 }))
const small = fc.integer({ min: 0, max: 4 })

const entries = <T>(value: fc.Arbitrary<T>, maxLength = 3) =>
  fc
    .uniqueArray(fc.tuple(name, value), { maxLength, selector: ([key]) => key })
    .map((list) => Object.fromEntries(list) as { readonly [key: string]: T })

const some = (keywords: Record<string, fc.Arbitrary<Json>>, always: JsonObject): fc.Arbitrary<Json> =>
  fc.record(keywords, { requiredKeys: [] }).map((record) => ({ ...always, ...(record as JsonObject) }))

const { schema, value } = fc.letrec<{ schema: Json; value: Json }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 3, depthSize: "small", withCrossShrink: true },
    some({ minLength: small, maxLength: small, description: text }, { type: "string" }),
    some({ minimum: small, maximum: small, multipleOf: fc.constantFrom(1, 0.5) }, { type: "number" }),
    fc.uniqueArray(text, { minLength: 1, maxLength: 3 }).map((list) => ({ type: "string", enum: list })),
    text.map((item) => ({ const: item })),
    fc.constantFrom<Json>({ $ref: "#/$defs/d" }, { $ref: "#" }, { type: "boolean" }),
    fc.tuple(entries(tie("schema")), fc.constantFrom(true, false), fc.nat()).map(([properties, isOpen, pick]) => {
      const names = Object.keys(properties)
      const required = names.length > 0 && pick % 2 === 0 ? [names[pick % names.length] ?? ""] : []
      return { type: "object", properties, required, additionalProperties: isOpen }
    }),
    some({ items: tie("schema"), minItems: small, maxItems: small, uniqueItems: fc.boolean() }, { type: "array" }),
    fc.array(tie("schema"), { minLength: 1, maxLength: 2 }).map((anyOf) => ({ anyOf })),
    fc.array(tie("schema"), { minLength: 1, maxLength: 2 }).map((oneOf) => ({ oneOf })),
    fc.tuple(tie("schema"), tie("schema")).map((allOf) => ({ allOf })),
  ),
  value: fc.oneof(
    { maxDepth: 3, depthSize: "small" },
    text,
    small,
    fc.constantFrom<Json>(true, null, 0.5),
    entries(tie("value")),
    fc.array(tie("value"), { maxLength: 3 }),
  ),
}))

test("the parser, zod and a reference interpreter agree for schemas with arbitrary names and texts", () => {
  let judged = 0
  let fitting = 0
  const attempt = (root: JsonObject) => {
    try {
      return [compile(root, { target: "parser" }), compile(root, { target: "zod" })]
    } catch (error) {
      // What leads back to itself without end is refused; everything else must be judged.
      if (error instanceof Error && /leads back to itself/.test(error.message)) return null
      throw error
    }
  }

  fc.assert(
    fc.property(schema, schema, fc.array(value, { minLength: 4, maxLength: 8 }), (inner, d, values) => {
      const root = { ...(inner as JsonObject), title: "Thing", $defs: { d } }
      const compiled = attempt(root)
      if (compiled === null) return
      for (const value of values) {
        const expected = interpret(root, value)
        judged += 1
        if (expected) fitting += 1
        for (const { accepts, parse, issues } of compiled) {
          expect([accepts(value), parse(value) !== undefined, issues(value).length === 0]).toEqual([
            expected,
            expected,
            expected,
          ])
        }
      }
    }),
    { numRuns: readSampled(250), seed: 11 },
  )

  expect(judged).toBeGreaterThan(readSampled(600))
  expect(fitting).toBeGreaterThan(readSampled(20))
})

test("the emitted files have valid syntax for arbitrary names and texts in schemas", () => {
  let written = 0
  fc.assert(
    fc.property(schema, schema, (inner, d) => {
      const files = tryEmit({ "thing.json": { ...(inner as JsonObject), $defs: { d } } })
      if (files === null) return
      written += 1
      expect(syntaxFaults(new Map([...files].filter(([file]) => file.startsWith("thing"))))).toEqual([])
    }),
    { numRuns: readSampled(150), seed: 12 },
  )

  expect(written).toBeGreaterThan(readSampled(80))
})

function tryEmit(schemas: Record<string, Json>): ReadonlyMap<string, string> | null {
  try {
    return emit(schemas)
  } catch (error) {
    if (error instanceof Error && /leads back to itself/.test(error.message)) return null
    throw error
  }
}
