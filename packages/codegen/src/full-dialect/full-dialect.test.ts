import { isDeepStrictEqual } from "node:util"
import { expect, test } from "vitest"
import { readSampled } from "../../../../scripts/vitest/sampled.ts"
import { interpret } from "../../test/interpret.ts"
import { Dice } from "../../test/random-schemas.ts"
import { type Compiled, compile } from "../compile.ts"
import type { Json, JsonObject } from "../schema/json.ts"
import { UnsupportedSchemaError } from "./find-beyond.ts"

/** The number of random schemas; `FORECOURT_SCHEMAS=20000` starts a long run. */
const SCHEMAS = Number(process.env.FORECOURT_SCHEMAS ?? readSampled(400))
const VALUES = 25

test("the parser, zod and the interpreter accept the same values for every random schema that the generator supports", () => {
  const disagreements: unknown[] = []
  let compared = 0
  for (let seed = 1; seed <= SCHEMAS; seed++) {
    const dice = new Dice(`schema ${seed}`)
    const schema = dice.schema()
    const targets = compileBoth(schema)
    if (targets === null) continue
    for (let i = 0; i < VALUES; i++) {
      const value = dice.value()
      const verdicts = verdictsOn(targets, value)
      const expected = interpret(schema, value)
      const isWrong = verdicts.some((verdict) => verdict !== expected)
      // The matchers of the test runner take a property called "constructor" for the object's own.
      const isUnequal = !isDeepStrictEqual(targets.parser.parse(value), targets.zod.parse(value))
      if (isWrong || isUnequal) disagreements.push({ seed, schema, value, expected, verdicts })
      compared += 1
    }
  }

  expect(disagreements.slice(0, 2)).toEqual([])
  expect(compared).toBeGreaterThan(0.9 * SCHEMAS * VALUES)
})

interface Targets {
  readonly parser: Compiled
  readonly zod: Compiled
}

function compileBoth(schema: JsonObject): Targets | null {
  try {
    return { parser: compile(schema, { target: "parser" }), zod: compile(schema, { target: "zod" }) }
  } catch (error) {
    if (error instanceof UnsupportedSchemaError) return null
    throw error
  }
}

function verdictsOn({ parser, zod }: Targets, value: Json): boolean[] {
  return [parser.accepts(value), zod.accepts(value), parser.issues(value).length === 0, zod.issues(value).length === 0]
}

function refusal(schema: Json): string {
  try {
    compile(schema, { target: "parser" })
  } catch (error) {
    if (!(error instanceof UnsupportedSchemaError)) throw error
    return error.problems.map(({ pointer, message, cure }) => `${pointer}: ${message} ${cure}`).join("\n")
  }
  return ""
}

test.each([
  [{ minLenght: 3 }, `/minLenght: There is no keyword "minLenght". Did you mean "minLength"?`],
  [{ not: { id: "a" } }, `/not/id: "id" is a keyword of another dialect than 2020-12. Write "$id".`],
  [{ anyOf: [{ minLength: "3" }] }, `/anyOf/0/minLength: "minLength" is "3". It should be a whole number from 0 up.`],
  [{ not: { pattern: "(" } }, `/not/pattern: "pattern" is "(". It should be a pattern as JavaScript reads it`],
  [{ $ref: "other.json" }, `/$ref: "other.json" leads to no schema that is here. Add the schema it means;`],
  [{ $ref: "https://example.com/a.json" }, `/$ref: "https://example.com/a.json" leads to no schema that is here.`],
  [{ anyOf: [{ $ref: "#" }] }, `: The schema leads back to itself without end. Take the loop apart.`],
  [{ type: "string", format: "ipv4" }, `/format: The format "ipv4" is not known. Write a "pattern" instead.`],
  [{ $schema: "http://json-schema.org/draft-07/schema#" }, `It should be the dialect 2020-12.`],
])("the schema %j is rejected with its position, a reason and a fix", (schema: JsonObject, reason) => {
  expect(refusal(schema)).toContain(reason)
})

test("an unsupported definition is accepted when no schema references it", () => {
  expect(refusal({ type: "object", $defs: { unused: { $ref: "https://example.com" } } })).toBe("")
})

test("properties next to a union keep their defaults and report their issues separately", () => {
  const schema: JsonObject = {
    type: "object",
    properties: {
      size: { type: "string", enum: ["s", "m"], default: "m" },
      price: { anyOf: [{ type: "number", minimum: 0 }, { const: "on request" }] },
    },
    required: ["price"],
    additionalProperties: false,
  }
  const { parse, issues } = compile(schema, { target: "parser" })

  expect(parse({ price: 5 })).toEqual({ price: 5, size: "m" })
  expect(parse({ price: -5 })).toBeUndefined()
  expect(issues({ price: -5, colour: "red" })).toEqual([
    expect.objectContaining({ pointer: "/price", keyword: "anyOf" }),
    expect.objectContaining({ pointer: "", keyword: "additionalProperties", property: "colour" }),
  ])
})

test("each error of a value is reported with its position, keyword and limit", () => {
  const schema: JsonObject = {
    patternProperties: { "^x": { items: { maxLength: 2 }, maxItems: 2 } },
    additionalProperties: false,
    required: ["x"],
    if: { required: ["xx"] },
    // biome-ignore lint/suspicious/noThenProperty: the name of a keyword
    then: { properties: { xx: { type: "array" } } },
  }

  const issues = compile(schema, { target: "parser" }).issues({ y: 1, xx: "no list", xy: ["a", "abc", 3] })

  expect(
    issues.map(({ pointer, keyword, limit, property, expected }) => ({ pointer, keyword, limit, property, expected })),
  ).toEqual([
    { pointer: "", keyword: "required", property: "x" },
    { pointer: "/xy", keyword: "maxItems", limit: 2 },
    { pointer: "/xy/1", keyword: "maxLength", limit: 2 },
    { pointer: "", keyword: "additionalProperties", property: "y" },
    { pointer: "/xx", keyword: "type", expected: "array" },
  ])
})

test("for an invalid union value, the errors of the best matching branch are reported", () => {
  const wheel: JsonObject = {
    type: "object",
    properties: { inches: { type: "integer", maximum: 22 } },
    required: ["inches"],
  }
  const { issues } = compile({ anyOf: [{ type: "string" }, wheel] }, { target: "zod" })

  expect(issues({ inches: 23 })).toMatchObject([{ pointer: "/inches", keyword: "maximum", limit: 22 }])
  expect(issues(5)).toMatchObject([{ pointer: "", keyword: "anyOf" }])
})

test("a format without a type is validated only if `assertFormats` is set", () => {
  const noted = compile({ format: "date" }, { target: "parser" })
  const checked = compile({ format: "date" }, { target: "parser", assertFormats: true })
  const typed = compile({ type: "string", format: "date" }, { target: "parser" })

  expect([noted, checked, typed].map(({ accepts }) => accepts("2026-02-30"))).toEqual([true, false, false])
})
