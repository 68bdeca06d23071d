// biome-ignore-all lint/suspicious/noThenProperty: "then" is a keyword of JSON Schema
import { readFields, type Wire } from "@forecourt/renderer"
import * as kinds from "@forecourt/renderer/read"
import { expect, test } from "vitest"
import { createSchemas } from "../../test/create-schemas.ts"
import { buildIr } from "../ir/build-ir.ts"
import { findReachable } from "../ir/find-refs.ts"
import type { JsonObject } from "../schema/json.ts"
import { emitParsers } from "./emit-parser.ts"
import { emitReader } from "./emit-reader.ts"
import { createWire, findObject, toWireData } from "./emit-wire.ts"
import { getChecksText } from "./runtime.ts"

const PATH = "blocks/banner/banner.schema.json"

const FIELD: JsonObject = {
  title: "TextField",
  type: "object",
  properties: { value: { type: "string" } },
  required: ["value"],
  additionalProperties: false,
  "x-field": "text",
}

const BANNER: JsonObject = {
  title: "Banner",
  type: "object",
  properties: {
    content: { type: "string", enum: ["Image", "Video"], default: "Image" },
    isWide: { type: "boolean", default: false },
    title: { $ref: "../../fields/text.schema.json" },
    text: { $ref: "../../fields/text.schema.json" },
  },
  additionalProperties: false,
  if: { properties: { content: { const: "Video" } }, required: ["content"] },
  then: { required: ["title"] },
  else: { properties: { text: { properties: { value: { minLength: 3 } } } } },
}

const BARE: JsonObject = { title: "Banner", type: "object", additionalProperties: false }

interface Loaded {
  readonly read: (raw: unknown) => unknown
  readonly parse: (value: unknown) => unknown
  readonly wire: Wire
}

function load(schema: JsonObject): Loaded {
  const root = buildIr(createSchemas({ "fields/text.schema.json": FIELD, [PATH]: schema })).roots.get(PATH)
  const object = root && findObject(root.node)
  if (!root || !object) throw new Error("test: the schema was lost.")
  const reader = emitReader(root, object)
  const parsers = emitParsers([...findReachable([root])])
  const code = [
    getChecksText(new Set([...reader.runtime, ...parsers.runtime])),
    ...parsers.functions,
    ...reader.constants,
    ...reader.functions,
    "return { read: readBanner, parse: parseBanner }",
  ]
  const run = new Function(...Object.keys(kinds), code.join("\n").replaceAll(/^export /gm, ""))
  return { ...run(...Object.values(kinds)), wire: toWireData(createWire(object)) }
}

test.each<[string, JsonObject, string, string]>([
  ["maxLength", { maxLength: 3 }, "abc", "abcd"],
  ["minLength", { minLength: 3 }, "abc", "ab"],
  ["pattern", { pattern: "^a" }, "abc", "bc"],
  ["format", { format: "date" }, "2026-11-20", "2026-11-32"],
])("a reader checks the %s that a field's own schema sets for its text", (_, tests, fits, misfits) => {
  const field: JsonObject = { ...FIELD, properties: { value: { type: "string", ...tests } } }
  const { read, parse, wire } = load({ ...BARE, properties: { title: { $ref: "#/$defs/field" } }, $defs: { field } })

  for (const [value, isFit] of [
    [fits, true],
    [misfits, false],
  ] as const) {
    const raw = { Title: { value } }
    expect(read(raw) !== null).toBe(isFit)
    expect(read(raw)).toEqual(parse(readFields(raw, wire)))
  }
})

const TEXTS = [undefined, { value: "" }, { value: "EX" }, { value: "EX30" }]
const CONTENTS = [undefined, { value: "Image" }, { value: "VIDEO" }, { value: "Video" }, { value: "Sound" }]

test("a generated reader evaluates if conditions before it applies defaults", () => {
  const { read, parse, wire } = load(BANNER)
  const outcomes = new Set<string>()

  for (const Content of CONTENTS)
    for (const Title of TEXTS)
      for (const Text of TEXTS) {
        const raw = { ...(Content && { Content }), ...(Title && { Title }), ...(Text && { Text }) }
        const expected = parse(readFields(raw, wire))
        outcomes.add(expected === null ? "refused" : "read")
        expect(read(raw), JSON.stringify(raw)).toEqual(expected)
      }

  expect(outcomes).toEqual(new Set(["refused", "read"]))
  expect(read({ Text: { value: "EX30" } })).toEqual({ content: "Image", isWide: false, text: { value: "EX30" } })
  expect(read({ Text: { value: "EX" } })).toBeNull()
  expect(read({ Text: { value: "EX" }, Content: { value: "Video" }, Title: { value: "A" } })).not.toBeNull()
})
