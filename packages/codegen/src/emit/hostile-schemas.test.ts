import { expect, test } from "vitest"
import { everyWay, load, syntaxFaults } from "../../test/load-emitted.ts"
import { compile } from "../compile.ts"
import { emit } from "../emit-schemas.ts"
import { UnsupportedSchemaError } from "../full-dialect/find-beyond.ts"
import type { Json, JsonObject } from "../schema/json.ts"

const object = (properties: JsonObject, more: JsonObject = {}): JsonObject => ({
  type: "object",
  properties,
  additionalProperties: false,
  ...more,
})

/**
 * Returns one boolean for each value, which is true if the value is valid. Throws an error if the different ways of
 * running the code disagree.
 */
async function verdicts(schema: Json, values: readonly unknown[]): Promise<boolean[]> {
  const ways = Object.entries(await everyWay(schema))
  return values.map((value) => {
    const results = ways.flatMap(([, way]) => [
      way.accepts(value),
      way.parse(value) !== undefined,
      way.issues(value).length === 0,
    ])
    if (new Set(results).size > 1) throw new Error(`Ways differ on ${JSON.stringify(value)}: ${results.join(" ")}`)
    return results[0] === true
  })
}

test.each(["\u2028", "\u2029"])(
  "a line separator character in enum values or property names does not break the generated code (%j)",
  async (sign) => {
    const name = `a${sign}b`
    const tone: JsonObject = { type: "string", enum: [`x${sign}y`, sign] }
    const inner = object({ [name]: tone, only: { const: `q${sign}` } }, { required: [name] })
    const schema = object({ inner, list: { type: "array", items: inner } })
    const good = { [name]: `x${sign}y`, only: `q${sign}` }

    expect(await verdicts(schema, [{ inner: good }, { list: [good] }, { inner: { [name]: sign } }])).toEqual([
      true,
      true,
      true,
    ])
    expect(
      await verdicts(schema, [
        { inner: { [name]: `x${sign}  y` } },
        { inner: { [`a${sign}  b`]: sign } },
        { inner: { ...good, only: `q${sign}  ` } },
      ]),
    ).toEqual([false, false, false])
    expect((await everyWay(schema)).files.parse({ inner: good })).toEqual({ inner: good })
    // Written as escapes, so that tools that read the files line by line find the same lines.
    expect([...emit({ "thing.json": schema }).values()].filter((file) => file.includes(sign))).toEqual([])
  },
)

test("no description, pattern, path or command in a schema can close a comment in the generated code", async () => {
  const described: JsonObject = {
    title: "Thing",
    description: "Ends */ here\u2028globalThis.hacked = 1 /* and\ron",
    ...object({
      text: { type: "string", pattern: "^a*/b$", description: "One */ globalThis.hacked = 1 /*" },
      word: { type: "string", default: "*/ globalThis.hacked = 1 /*" },
    }),
  }
  const files = emit({ "thing.json": described }, { folder: "a\nglobalThis.hacked = 1", command: "x\u2028hacked" })

  const { parseThing } = (await load(files, "thing.parser.js")) as { parseThing: (value: unknown) => unknown }

  expect(syntaxFaults(files)).toEqual([])
  expect("hacked" in globalThis).toBe(false)
  expect(files.get("thing.ts")).toContain("One *\\/ globalThis")
  expect(parseThing({ text: "aa/b" })).toEqual({ text: "aa/b", word: "*/ globalThis.hacked = 1 /*" })
})

const INHERITED = ["valueOf", "toString", "constructor", "hasOwnProperty", "isPrototypeOf", "__proto__"]

function having(name: string, value: Json, more: JsonObject = {}): JsonObject {
  return Object.fromEntries([...Object.entries(more), [name, value]])
}

const PATHS: Readonly<Record<string, (schema: JsonObject) => JsonObject>> = {
  "at the top": (schema) => schema,
  "behind $ref": (schema) => ({ $ref: "#/$defs/it", $defs: { it: schema } }),
  "behind $ref to a place of another name": (schema) => ({ $ref: "#/definitions/it", definitions: { it: schema } }),
  "in allOf": (schema) => ({ allOf: [schema, { properties: { other: { type: "string" } } }] }),
  "in allOf behind $ref": (schema) => ({ allOf: [{ $ref: "#/$defs/it" }], $defs: { it: schema } }),
  "in anyOf": (schema) => ({ anyOf: [schema, { type: "integer" }] }),
  "in oneOf": (schema) => ({ oneOf: [schema, { type: "integer" }] }),
}

test.each(INHERITED.flatMap((name) => Object.keys(PATHS).map((path) => [name, path] as const)))(
  "a required property with the inherited name %s is validated when the schema is %s",
  async (name, path) => {
    const schema = { type: "object", properties: having(name, { type: "string" }), required: [name] }

    const results = await verdicts(PATHS[path]?.(schema) ?? {}, [{}, having(name, "text"), having(name, 5)])

    expect(results).toEqual([false, true, false])
  },
)

test.each(INHERITED)(
  "a property named %s works in a discriminated union, in nested lists and as an optional property",
  async (name) => {
    const kind: JsonObject = { const: "a" }
    const branch = { type: "object", properties: having(name, { type: "string" }, { kind }), required: ["kind", name] }
    const union = { type: "object", oneOf: [branch], discriminator: { propertyName: "kind" } }
    const optional = object(having(name, { type: "string" }))
    const lists = { type: "array", items: { type: "array", items: optional } }

    expect(await verdicts(union, [{ kind: "a" }, having(name, "text", { kind: "a" })])).toEqual([false, true])
    expect(await verdicts(lists, [[[{}]], [[having(name, "text")]], [[having(name, 5)]]])).toEqual([true, true, false])
  },
)

test.each(INHERITED.filter((name) => name !== "__proto__"))(
  "a record accepts a key that equals the inherited property name %s",
  async (name) => {
    const record = { type: "object", additionalProperties: { type: "string" } }

    expect(await verdicts(record, [{}, having(name, "text"), having(name, 5)])).toEqual([true, true, false])
    expect((await everyWay(record)).files.parse(having(name, "text"))).toEqual(having(name, "text"))
  },
)

test("a record ignores the key __proto__, so that the prototype of the parsed result is unchanged", async () => {
  const poisoned = having("__proto__", { isAdmin: true }, { a: { isAdmin: false } })

  for (const rest of [true, { type: "object", additionalProperties: { type: "boolean" } }]) {
    const { parser, zod, files } = await everyWay({ type: "object", additionalProperties: rest })
    for (const way of [parser, zod, files]) {
      const parsed = way.parse(poisoned) as { isAdmin?: boolean }
      expect(parsed.isAdmin).toBeUndefined()
      expect(Object.keys(parsed)).toEqual(["a"])
      expect(Object.getPrototypeOf(parsed)).toBe(Object.prototype)
    }
  }
})

test("a property with the inherited name valueOf is checked even when it has a default", () => {
  const schema = object(
    { list: { type: "array", items: { $ref: "#/$defs/it" } } },
    {
      $defs: { it: { allOf: [object(having("valueOf", { type: "string", default: "x" }))] } },
    },
  )

  const { accepts } = compile(schema, { target: "parser" })

  expect(accepts({ list: [{}] })).toBe(true)
  expect(accepts({ list: [{ valueOf: 5 }] })).toBe(false)
})

test("property names may start with a digit or contain no letters", async () => {
  const inner = object({ tone: { type: "string", default: "dark" } })
  const schema = object({
    "360View": inner,
    360: { type: "array", items: object({ n: { type: "integer" } }) },
    日本: object({ own: { type: "string" } }),
    "-": object({ dash: { type: "string" } }),
    ...having("12345678901234567890", { type: "string" }),
  })

  const { files } = await everyWay(schema)

  expect(syntaxFaults(emit({ "360.json": schema, "thing.json": { $ref: "360.json" } }))).toEqual([])
  expect(files.parse({ "360View": {}, 360: [{ n: 1 }], 日本: {}, "-": {} })).toEqual({
    "360View": { tone: "dark" },
    360: [{ n: 1 }],
    日本: {},
    "-": {},
  })
  expect(
    await verdicts(schema, [{ 360: [{ n: "1" }] }, { 日本: { own: 1 } }, { "12345678901234567890": "a" }]),
  ).toEqual([false, false, true])
})

test.each<[string, JsonObject, string]>([
  ["a schema that extends itself", { allOf: [{ $ref: "#" }] }, ""],
  [
    "a schema that extends a schema which extends it",
    {
      $ref: "#/$defs/a",
      $defs: { a: { allOf: [{ $ref: "#/$defs/b" }] }, b: { allOf: [{ $ref: "#/$defs/a" }] } },
    },
    "/$defs/a",
  ],
])("%s is rejected with its position", (_, schema, pointer) => {
  const attempt = () => compile(schema, { target: "parser" })

  expect(attempt).toThrow(UnsupportedSchemaError)
  expect(attempt).toThrow(/leads back to itself/)
  try {
    attempt()
  } catch (error) {
    expect((error as UnsupportedSchemaError).problems).toMatchObject([{ rule: "ref-loop", pointer }])
  }
})

test("a property can extend the root schema recursively, and an object can extend the same schema through two references", async () => {
  const tree = object({ child: { allOf: [{ $ref: "#" }] }, size: { type: "integer" } })
  const size = { type: "object", properties: { size: { type: "integer" } } }
  const twice = {
    allOf: [{ $ref: "#/$defs/a" }, { $ref: "#/$defs/b" }],
    unevaluatedProperties: false,
    $defs: { size, a: { allOf: [{ $ref: "#/$defs/size" }] }, b: { allOf: [{ $ref: "#/$defs/size" }] } },
  }

  expect(await verdicts(tree, [{ child: { child: { size: 1 } } }, { child: { child: { size: "1" } } }])).toEqual([
    true,
    false,
  ])
  expect(await verdicts(twice, [{ size: 1 }, { size: "1" }, { other: 1 }])).toEqual([true, false, false])
})

function createNested(levels: number, key = "child"): object {
  let value: object = {}
  for (let level = 1; level < levels; level++) value = { [key]: value }
  return value
}

const ENDLESS: Readonly<Record<string, JsonObject>> = {
  "a schema that leads back to itself": object({ child: { $ref: "#" } }),
  "one beyond the dialect that does": { properties: { child: { $ref: "#" } }, not: { required: ["no"] } },
  "lists of unequal entries": object({ child: { type: "array", items: {}, uniqueItems: true } }),
}

test.each(Object.keys(ENDLESS))("a value can be nested at most 100 levels deep: %s", async (name) => {
  const schema = ENDLESS[name] ?? {}
  const key = name.startsWith("lists") ? (value: object) => ({ child: [value] }) : (value: object) => value
  const levels = name.startsWith("lists") ? 98 : 100

  const results = await verdicts(schema, [
    key(createNested(levels)),
    key(createNested(levels + 1)),
    key(createNested(10_000)),
  ])

  expect(results).toEqual([true, false, false])
  for (const way of Object.values(await everyWay(schema)))
    expect(way.issues(key(createNested(10_000)))).toMatchObject([
      { pointer: "/child", keyword: "maxDepth", limit: 100 },
    ])
})

test("a value without validation rules can be nested to any depth", async () => {
  expect(await verdicts({ type: "object" }, [createNested(10_000)])).toEqual([true])
})

test("the depth limit does not apply to unknown properties that the schema ignores", async () => {
  const open: JsonObject = { title: "Thing", type: "object", properties: { a: { type: "string" } } }

  expect(await verdicts(open, [{ a: "x", other: createNested(200) }])).toEqual([true])
})

test.each<[string, unknown]>([
  ["null", null],
  ["[]", []],
  ["5", 5],
  ['"x"', "x"],
  ["Nothing", undefined],
])("%s is rejected as a schema", (text, value) => {
  const refusal = `${text} is no schema. Give an object, true or false.`

  expect(() => compile(value as Json, { target: "parser" })).toThrow(refusal)
  expect(() => compile({}, { target: "zod", schemas: { "other.json": value as Json } })).toThrow("schemas/other.json")
  expect(() => emit({ "thing.json": value as Json })).toThrow(refusal)
})

test("true and false are valid schemas", () => {
  expect(compile(true, { target: "parser" }).accepts(5)).toBe(true)
  expect(compile(false, { target: "parser" }).accepts(5)).toBe(false)
})
