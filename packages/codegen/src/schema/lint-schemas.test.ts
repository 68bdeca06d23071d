// biome-ignore-all lint/suspicious/noThenProperty: "then" is a keyword of JSON Schema
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { Ajv2020 } from "ajv/dist/2020.js"
import { expect, test } from "vitest"
import { createSchemas } from "../../test/create-schemas.ts"
import { createDialectSchema, createLabelsSchema } from "../emit/emit-dialect.ts"
import { buildIr } from "../ir/build-ir.ts"
import { ANNOTATION_SHAPES } from "./annotation-shapes.ts"
import { KEYWORDS } from "./dialect.ts"
import type { JsonObject } from "./json.ts"
import { KEYWORD_SHAPES } from "./keyword-shapes.ts"
import { lintSchema } from "./lint-schemas.ts"
import { EXPLAINED_RULES, InvalidSchemaError, type Problem } from "./problem.ts"
import { listSchemas } from "./read-schemas.ts"

function findProblems(files: Readonly<Record<string, JsonObject>>): readonly Problem[] {
  const schemas = createSchemas(files)
  const problems = [...schemas.files.values()].flatMap((file) => lintSchema(schemas, file))
  if (problems.length > 0) return problems
  try {
    buildIr(schemas)
    return []
  } catch (error) {
    if (error instanceof InvalidSchemaError) return error.problems
    throw error
  }
}

const ROOT = join(import.meta.dirname, "../../../..")

/** The rules that a JSON Schema cannot express, because they compare several values or files. */
const BEYOND_SCHEMAS = new Set([
  "id",
  "missing-ref",
  "dictionary-text",
  "dictionary-placeholder",
  "ref-loop",
  "required",
  "required-default",
  "empty-range",
  "open-object",
  "default",
  "unmergeable",
  "condition-default",
  "cms-name",
  "cms-values",
  "cms-numbered",
  "not-storable",
  "undescribed",
  "block",
  "choices",
  "digits",
])

function fitsDialect(path: string, schema: JsonObject): boolean {
  return judge(createSchemas({ [path]: schema }).files.get(path)?.schema) === true
}

const ajv = new Ajv2020({ strict: false })
ajv.addFormat("regex", (pattern) => {
  try {
    return new RegExp(pattern, "u") instanceof RegExp
  } catch {
    return false
  }
})
const judge = ajv.compile(createDialectSchema("npm run generate"))
const areLabels = ajv.compile(createLabelsSchema("npm run generate"))

const object = (properties: JsonObject, more: JsonObject = {}): JsonObject => ({
  type: "object",
  properties,
  additionalProperties: false,
  ...more,
})
const A = { type: "string", description: "A text." }
const BLOCK = { "x-block": { version: 1, area: ["main"], render: "server" } }
const TEXT = object({ value: { type: "string" } }, { required: ["value"], "x-field": "text", title: "TextField" })

test.each<[rule: string, pointer: string, cure: RegExp, schema: JsonObject]>([
  ["dialect", "/$schema", /2020-12/, object({}, { $schema: "http://json-schema.org/draft-07/schema#" })],
  ["id", "/$id", /site\/thing/, object({}, { $id: "site/other.schema.json" })],
  ["title", "/title", /HeroBanner/, object({}, { title: "a thing" })],
  ["description", "", /one sentence/, object({}, { description: null })],
  [
    "unknown-keyword",
    "/properties/a/maxLenght",
    /Did you mean "maxLength"/,
    object({ a: { type: "string", maxLenght: 3 } }),
  ],
  ["unknown-keyword", "/properties/a/anyOf", /"oneOf"/, object({ a: { type: "string", anyOf: [] } })],
  ["unknown-keyword", "/patternProperties", /"additionalProperties"/, object({}, { patternProperties: {} })],
  ["untyped", "/properties/a", /Add a "type"/, object({ a: { description: "What?" } })],
  ["boolean-schema", "/properties/a", /"type"/, object({ a: true })],
  ["unknown-type", "/properties/a/type", /Did you mean "string"/, object({ a: { type: "strin" } })],
  ["no-effect", "/properties/a/maxLength", /Take it away/, object({ a: { type: "number", maxLength: 3 } })],
  ["remote-ref", "/properties/a/$ref", /network/, object({ a: { $ref: "https://example.com/a.json" } })],
  [
    "missing-ref",
    "/properties/a/$ref",
    /Did you mean fields\/text.schema.json/,
    object({ a: { $ref: "../fields/txt.schema.json" } }),
  ],
  ["ref-loop", "/properties/a/$ref", /describes the value/, object({ a: { $ref: "#/properties/a" } })],
  ["discriminator", "/properties/a/oneOf", /"discriminator"/, object({ a: { oneOf: [{ type: "string" }] } })],
  [
    "required-default",
    "/required/0",
    /one of the two/,
    object({ a: { type: "string", default: "b" } }, { required: ["a"] }),
  ],
  ["required", "/required/0", /Did you mean "name"/, object({ name: { type: "string" } }, { required: ["nmae"] })],
  ["property-name", "/properties/constructor", /another name/, object({ constructor: { type: "string" } })],
  [
    "ref-loop",
    "/properties/a",
    /outside "allOf"/,
    object({ a: { allOf: [{ $ref: "#/$defs/b" }] } }, { $defs: { b: { allOf: [{ $ref: "#/$defs/b" }] } } }),
  ],
  ["digits", "/properties/a", /"x-digits": "plain" for a year/, object({ a: { type: "integer", minimum: 1950 } })],
  ["digits", "/properties/a", /"grouped"/, object({ a: { type: "integer", enum: [2024, 2025] } })],
  ["digits", "/properties/modelYear", /"x-digits"/, object({ modelYear: { type: "integer" } })],
  ["keyword-value", "/properties/a/maxLength", /whole number/, object({ a: { type: "string", maxLength: "3" } })],
  ["keyword-value", "/properties/a/description", /some text/, object({ a: { type: "string", description: "" } })],
  [
    "unknown-annotation",
    "/properties/a/x-fixtur",
    /Did you mean "x-fixture"/,
    object({ a: { type: "string", "x-fixtur": "title" } }),
  ],
  ["annotation", "/properties/a/x-field", /one of text/, object({ a: { type: "string", "x-field": "txt" } })],
  [
    "annotation",
    "/properties/a/x-editor/label",
    /"nb"/,
    object({ a: { type: "string", "x-editor": { label: { sv: "Text" } } } }),
  ],
  [
    "annotation",
    "/properties/a/x-message/maxLenght",
    /maxLength/,
    object({ a: { type: "string", "x-message": { maxLenght: { sv: "För lång" } } } }),
  ],
  [
    "annotation",
    "/properties/a/x-message/maxLength/sv",
    /limit characters/,
    object({ a: { type: "string", "x-message": { maxLength: { sv: "Högst {limt}" } } } }),
  ],
  [
    "annotation",
    "/properties/a/x-severity/type",
    /one of draft, publish/,
    object({ a: { type: "string", "x-severity": { type: "warning" } } }),
  ],
  ["annotation", "/properties/a/x-since", /such as "1.4.0"/, object({ a: { type: "string", "x-since": "soon" } })],
  ["annotation", "/properties/a/x-token", /--fc-/, object({ a: { type: "string", "x-token": "color" } })],
  ["annotation", "/properties/a/x-pii", /true/, object({ a: { type: "string", "x-pii": "yes" } })],
  [
    "annotation",
    "/properties/a/x-exhaustive",
    /boolean/,
    object({ a: { type: "string", enum: ["b"], "x-exhaustive": 1 } }),
  ],
  ["annotation", "/properties/a/x-renamedFrom", /a text/, object({ a: { type: "string", "x-renamedFrom": ["b"] } })],
  ["annotation", "/properties/a/x-fixture", /one of title/, object({ a: { type: "string", "x-fixture": "lorem" } })],
  ["format", "/properties/a/format", /Did you mean "date-time"/, object({ a: { type: "string", format: "datetime" } })],
  ["pattern", "/properties/a/pattern", /flag "u"/, object({ a: { type: "string", pattern: "\\_" } })],
  ["enum", "/properties/a/enum", /Correct the value/, object({ a: { type: "string", enum: ["a", 1] } })],
  ["empty-range", "/properties/a/minimum", /Swap/, object({ a: { type: "number", minimum: 2, maximum: 1 } })],
  ["open-object", "", /"additionalProperties": false/, { type: "object", properties: {} }],
  ["default", "/properties/a", /Correct one/, object({ a: { type: "string", enum: ["a"], default: "b" } })],
  ["default", "/properties/a", /Correct one/, object({ a: { type: "string", maxLength: 1, default: "too long" } })],
  [
    "condition",
    "",
    /"then" nor "else"|take it away/,
    object({ a: { type: "string" } }, { if: { properties: { a: { const: "b" } } } }),
  ],
  [
    "unmergeable",
    "",
    /ask one property/,
    object({ a: { type: "string" } }, { if: { required: ["a"] }, then: { required: ["a"] } }),
  ],
  [
    "unmergeable",
    "/properties/a",
    /correct its name/,
    object({ a: { $ref: "../fields/text.schema.json", properties: { valeu: { maxLength: 3 } } } }),
  ],
  [
    "condition-default",
    "",
    /Take "kind" off the "required"/,
    object(
      { kind: { type: "string", enum: ["a", "b"], default: "a" }, c: { type: "string" } },
      { if: { properties: { kind: { const: "a" } }, required: ["kind"] }, then: { required: ["c"] } },
    ),
  ],
  [
    "required-default",
    "",
    /one of the two/,
    object(
      { kind: { type: "string", enum: ["a"] }, c: { type: "string", default: "" } },
      { if: { properties: { kind: { const: "a" } } }, then: { required: ["c"] } },
    ),
  ],
  ["unmergeable", "", /by hand/, { allOf: [object({ a: { type: "string" } }), object({ a: { type: "number" } })] }],
  [
    "unmergeable",
    "",
    /unevaluatedProperties/,
    { allOf: [object({ a: { type: "string" } }), object({ b: { type: "number" } })] },
  ],
])("the linter reports %s at %j", (rule, pointer, cure, schema) => {
  const problems = findProblems({ "site/thing.schema.json": schema, "fields/text.schema.json": TEXT })

  expect(problems.map((problem) => [problem.rule, problem.pointer])).toEqual([[rule, pointer]])
  expect(problems[0]?.cure).toMatch(cure)
  expect(problems[0]?.file).toBe("schemas/site/thing.schema.json")
  expect(fitsDialect("site/thing.schema.json", schema)).toBe(BEYOND_SCHEMAS.has(rule))
})

test.each<[rule: string, pointer: string, cure: RegExp, schema: JsonObject]>([
  ["block", "", /"x-block"/, object({})],
  [
    "choices",
    "/x-block/choices/not_{facet}",
    /choicesOf/,
    object({}, { "x-block": { ...BLOCK["x-block"], choices: { page: {}, "not_{facet}": {} } } }),
  ],
  [
    "choices",
    "/x-block/choicesOf",
    /path/,
    object({}, { "x-block": { ...BLOCK["x-block"], choices: { page: {} }, choicesOf: "site/nowhere.schema.json" } }),
  ],
  [
    "annotation",
    "/x-block/render",
    /hybrid/,
    object({}, { "x-block": { version: 1, area: ["main"], render: "static" } }),
  ],
  ["annotation", "/x-block", /"render"/, object({}, { "x-block": { version: 1, area: ["main"] } })],
  [
    "annotation",
    "/x-block/areas",
    /area/,
    object({}, { "x-block": { version: 1, areas: [], area: ["main"], render: "server" } }),
  ],
  ["undescribed", "/properties/a", /one sentence/, object({ a: { type: "string" } }, BLOCK)],
  [
    "undescribed",
    "/properties/title",
    /more than "Title"/,
    object({ title: { $ref: "../../fields/text.schema.json" } }, BLOCK),
  ],
  ["cms-name", "/properties/b", /separate "x-cms-name"/, object({ a: { ...A, "x-cms-name": "B" }, b: A }, BLOCK)],
  [
    "cms-values",
    "/properties/a/x-cms-values/center",
    /Did you mean "Centre"/,
    object({ a: { ...A, enum: ["Centre"], "x-cms-values": { center: "Center" } } }, BLOCK),
  ],
  [
    "cms-numbered",
    "/properties/a/x-cms-numbered/label",
    /Label\{n\}/,
    object(
      {
        a: {
          type: "array",
          description: "Some.",
          maxItems: 2,
          items: object({ label: A }),
          "x-cms-numbered": { label: "Label" },
        },
      },
      BLOCK,
    ),
  ],
  [
    "not-storable",
    "/properties/a",
    /returned by its loader/,
    object({ a: { ...A, type: "array", items: { type: "string" } } }, BLOCK),
  ],
])("the linter reports %s at %j in a block", (rule, pointer, cure, schema) => {
  const problems = findProblems({ "blocks/thing/thing.schema.json": schema, "fields/text.schema.json": TEXT })

  expect(problems.map((problem) => [problem.rule, problem.pointer])).toEqual([[rule, pointer]])
  expect(problems[0]?.cure).toMatch(cure)
  expect(fitsDialect("blocks/thing/thing.schema.json", schema)).toBe(BEYOND_SCHEMAS.has(rule))
})

test("several problems are grouped by file", () => {
  const problems = findProblems({
    "site/thing.schema.json": object({ a: { type: "strng" }, b: { type: "string", frmat: "date" } }),
    "fields/text.schema.json": object({ a: {} }),
  })

  expect(new InvalidSchemaError(problems).message).toBe(`schemas/site/thing.schema.json
  /properties/a/type  unknown-type
    There is no type "strng". Did you mean "string"?
  /properties/b/frmat  unknown-keyword
    There is no keyword "frmat". Did you mean "format"?

schemas/fields/text.schema.json
  /properties/a  untyped
    The schema does not say what kind of value this is. Add a "type".

codegen: 3 problems. Nothing was written.`)
})

test("schemas that use only supported keywords are accepted", () => {
  const files = {
    "fields/text.schema.json": TEXT,
    "site/thing.schema.json": object(
      {
        a: { $ref: "../fields/text.schema.json", description: "Short.", properties: { value: { maxLength: 3 } } },
        b: { type: ["string", "null"], "x-pii": true, examples: ["c"], deprecated: true },
        c: { allOf: [{ $ref: "#/$defs/base" }, object({ e: { type: "string" } }, { additionalProperties: true })] },
      },
      { $defs: { base: { type: "object", properties: { d: { type: "string" } } } } },
    ),
  }

  expect(findProblems(files)).toEqual([])
  for (const [path, schema] of Object.entries(files)) expect(fitsDialect(path, schema)).toBe(true)
})

test("every schema file and every labels file in this repository is valid under its own meta-schema", () => {
  const { schemas, labels } = listSchemas(ROOT, "schemas")
  const read = (path: string) => JSON.parse(readFileSync(join(ROOT, "schemas", path), "utf8"))

  for (const path of schemas) expect([path, fitsDialect(path, read(path))]).toEqual([path, true])
  for (const path of labels) expect([path, areLabels(read(path))]).toEqual([path, true])
})

test("a schema file must not contain labels, and a labels file must not contain schema keywords", () => {
  const label = { sv: "a", nb: "a", da: "a", en: "a", fi: "a", sk: "a" }
  const createField = (more: JsonObject) => object({ a: { type: "string", ...more } })

  expect(fitsDialect("site/thing.schema.json", createField({ "x-editor": { order: 1 } }))).toBe(true)
  expect(fitsDialect("site/thing.schema.json", createField({ "x-editor": { label } }))).toBe(false)
  expect(fitsDialect("site/thing.schema.json", createField({ "x-message": { type: { sv: "a" } } }))).toBe(false)
  expect(areLabels({ a: { label, messages: { type: { sv: "a" } } } })).toBe(true)
  expect(areLabels({ a: { label, order: 1 } })).toBe(false)
  expect(areLabels({ a: { label: { ...label, da: undefined } } })).toBe(false)
})

test("every keyword and annotation has a description", () => {
  expect(Object.keys(KEYWORD_SHAPES).sort()).toEqual([...KEYWORDS].sort())
  for (const shape of Object.values({ ...KEYWORD_SHAPES, ...ANNOTATION_SHAPES }))
    expect(shape.description).toMatch(/^[A-Z].*\.$|:/)
})

test("a lint message whose rule has a documentation page links to the page", () => {
  for (const rule of EXPLAINED_RULES) {
    const problem = { file: "schemas/a.schema.json", pointer: "", rule, message: "No.", cure: "Yes." }

    expect(new InvalidSchemaError([problem]).message).toContain(`No. Yes.\n    docs/messages/${rule}.md`)
    expect(readFileSync(join(ROOT, "docs/messages", `${rule}.md`), "utf8")).toMatch(`# ${rule}\n`)
  }
})

test("a number causes no lint error when it has x-digits or cannot be a year", () => {
  const digits = { type: "integer", minimum: 1950, "x-digits": "plain" }
  const properties = { a: digits, b: { type: "integer", maximum: 2500 }, yearly: { type: "boolean" } }

  expect(findProblems({ "site/thing.schema.json": object(properties) })).toEqual([])
})

test("numbers in schemas of services need no x-digits, because services have no editor form", () => {
  const properties = { year: { type: "integer", minimum: 1950 } }

  expect(findProblems({ "services/wash/thing.schema.json": object(properties) })).toEqual([])
  expect(findProblems({ "site/thing.schema.json": object(properties) })).not.toEqual([])
})

test("a schema with an enum needs no type", () => {
  expect(findProblems({ "site/thing.schema.json": object({ a: { enum: ["p", "d"], default: "p" } }) })).toEqual([])
})
