import { readFileSync } from "node:fs"
import { join } from "node:path"
import fc from "fast-check"
import { expect, test } from "vitest"
import { readSampled } from "../../../scripts/vitest/sampled.ts"
import { createDamaged, exampleFields } from "../test/damaged.ts"
import { type Compiled, compile, compileFile } from "./compile.ts"
import { applyFix, type Fix, fixesFor } from "./runtime/fixes.js"
import type { Issue } from "./runtime/messages.js"
import type { JsonObject } from "./schema/json.ts"
import { readSchemas } from "./schema/read-schemas.ts"

const ROOT = join(import.meta.dirname, "../../..")
const { schemas } = readSchemas(ROOT, "schemas")

function findFixes(schema: JsonObject, value: unknown, language = "en", others: Record<string, JsonObject> = {}) {
  const { issues } = compile(schema, { target: "zod", schemas: others })
  return issues(value, { language }).flatMap((issue) => fixesFor(issue, value, { language }))
}

function onlyFix(tests: JsonObject, value: unknown, language = "en") {
  const schema: JsonObject = { type: "object", properties: { a: tests }, additionalProperties: false }
  const fixes = findFixes(schema, { a: value }, language)
  expect(fixes).toHaveLength(1)
  const [fix] = fixes as [Fix]
  return [fix.label, fix.lossless, (applyFix({ a: value }, fix) as { a: unknown }).a]
}

const text = (more: JsonObject): JsonObject => ({ type: "string", ...more })

test.each<[what: string, tests: JsonObject, value: unknown, label: string, lossless: boolean, after: unknown]>([
  ["a long text is cut", text({ maxLength: 4 }), "one two", "Shorten to 4 characters", false, "one"],
  ["cutting only spaces loses nothing", text({ maxLength: 3 }), " one ", "Shorten to 3 characters", true, "one"],
  ["a visible character is not split", text({ maxLength: 4 }), "abc🇸🇪", "Shorten to 4 characters", false, "abc"],
  ["a low number is raised", { type: "number", minimum: 1.5 }, 1, "Change to 1.5", false, 1.5],
  ["a high number is lowered", { type: "integer", maximum: 600 }, 700, "Change to 600", false, 600],
  ["an exclusive bound is not used itself", { type: "integer", exclusiveMinimum: 0 }, 0, "Change to 1", false, 1],
  ["a number is rounded to its nearest step", { type: "number", multipleOf: 0.1 }, 0.34, "Change to 0.3", false, 0.3],
  ["a fraction is rounded", { type: "integer" }, 2.6, "Change to 3", false, 3],
  ["a text with a number becomes a number", { type: "number" }, "1500,5", "Change to 1,500.5", true, 1500.5],
  ["a text with a boolean becomes a boolean", { type: "boolean" }, "True", "Change to yes", true, true],
  ["a number becomes a text", { type: "string" }, 5, "Change to 5", true, "5"],
  ["the nearest choice is offered", text({ enum: ["Centre", "Top"] }), "Center", "Choose Centre", false, "Centre"],
  [
    "correcting the spelling of a choice loses nothing",
    text({ enum: ["Centre", "Top"] }),
    " centre",
    "Choose Centre",
    true,
    "Centre",
  ],
  [
    "a missing scheme is added to an address",
    text({ format: "uri" }),
    "www.a.se/b",
    "Put https:// in front",
    true,
    "https://www.a.se/b",
  ],
  [
    "an address is encoded",
    text({ format: "uri-reference" }),
    "/bilar å",
    "Change to /bilar%20%C3%A5",
    true,
    "/bilar%20%C3%A5",
  ],
  [
    "a long list is cut",
    { type: "array", items: { type: "integer" }, maxItems: 1 },
    [1, 2],
    "Shorten the list to 1 entry",
    false,
    [1],
  ],
  [
    "removing empty entries loses nothing",
    { type: "array", items: text({}), maxItems: 1 },
    ["a", ""],
    "Shorten the list to 1 entry",
    true,
    ["a"],
  ],
  [
    "a duplicate entry is removed",
    { type: "array", items: text({}), uniqueItems: true },
    ["a", "b", "a"],
    "Remove duplicates",
    true,
    ["a", "b"],
  ],
])("the offered fix has the expected label and result: %s", (_, tests, value, label, lossless, after) => {
  expect(onlyFix(tests, value)).toEqual([label, lossless, after])
})

test("the fix for a plain string wraps the string in the object that the field requires", () => {
  const TEXT: JsonObject = {
    type: "object",
    "x-field": "text",
    properties: { value: { type: "string" } },
    required: ["value"],
  }
  const schema: JsonObject = { type: "object", properties: { title: { $ref: "text.json" } } }
  const [fix] = findFixes(schema, { title: "Hej" }, "sv", { "text.json": TEXT })

  expect(fix).toMatchObject({ key: "wrap", label: "Lägg texten i fältet", lossless: true })
  expect(fix && applyFix({ title: "Hej" }, fix)).toEqual({ title: { value: "Hej" } })
})

test("the fix for an unknown property removes the property and is lossless only when the property is empty", () => {
  const schema: JsonObject = { type: "object", properties: {}, additionalProperties: false }

  expect(findFixes(schema, { a: "b", c: { value: "" } }, "sv")).toMatchObject([
    { key: "remove", label: "Ta bort ”a”", lossless: false, patch: [{ op: "remove", path: "/a" }] },
    { key: "remove", label: "Ta bort ”c”", lossless: true, patch: [{ op: "remove", path: "/c" }] },
  ])
})

test("the fix for a missing property inserts the only allowed value or an empty value, unless an editor must choose the value", () => {
  const schema: JsonObject = {
    type: "object",
    properties: {
      kind: { const: "image" },
      alt: { type: "string", "x-editor": { label: { sv: "Alternativtext" } } },
      src: { type: "string", minLength: 1 },
    },
    required: ["kind", "alt", "src"],
  }

  expect(findFixes(schema, {}, "sv")).toMatchObject([
    { label: "Lägg till ”kind”", patch: [{ op: "add", path: "/kind", value: "image" }] },
    { label: "Lägg till ”Alternativtext”", patch: [{ op: "add", path: "/alt", value: "" }] },
  ])
})

function wrapValue(value: unknown, [step, ...rest]: readonly string[]): unknown {
  if (step === undefined || typeof value !== "object" || value === null) return null
  const { [step]: inner, ...others } = value as Record<string, unknown>
  return rest.length === 0 ? others : { ...others, [step]: wrapValue(inner, rest) }
}

const createMatcher = (a: Issue) => (b: Issue) =>
  a.pointer === b.pointer && a.keyword === b.keyword && a.property === b.property

function tryFixes({ issues }: Compiled, value: unknown): number {
  const previous = JSON.stringify(value)
  const fixes = issues(value).flatMap((issue) => fixesFor(issue, value).map((fix) => ({ issue, fix })))
  for (const { issue, fix } of fixes) {
    const after = applyFix(value, fix)
    const path = (fix.patch[0]?.path ?? "").split("/").slice(1)

    expect(issues(after).filter(createMatcher(issue))).toEqual([])
    expect(wrapValue(after, path)).toEqual(wrapValue(value, path))
  }
  expect(JSON.stringify(value)).toBe(previous)
  return fixes.length
}

test.each([...schemas.files.keys()].filter((path) => path.startsWith("blocks/")))(
  "each fix for the schema %s resolves its issue and changes nothing else",
  (path) => {
    const compiled = compileFile(schemas, path, "zod")
    const examples = exampleFields(path.split("/")[1] ?? "")
    let tried = 0

    fc.assert(
      fc.property(createDamaged(examples), (value) => {
        tried += tryFixes(compiled, value)
      }),
      { numRuns: readSampled(300), seed: 1 },
    )

    expect(tried).toBeGreaterThan(readSampled(100))
  },
)

function listChanges(value: unknown, steps: readonly string[]): unknown[] {
  const [step, ...rest] = steps
  const others = [undefined, null, 7, "", "text", [], ["entry"], {}, { value: {} }]
  if (step === undefined || typeof value !== "object" || value === null) return others
  const { [step]: inner, ...around } = value as Record<string, unknown>
  const deeper = listChanges(inner, rest).map((other) => ({ ...around, [step]: other }))
  return [...others, around, ...deeper]
}

function tryLate({ issues }: Compiled, value: unknown): void {
  for (const issue of issues(value)) {
    const fixes = fixesFor(issue, value)
    const steps = issue.pointer.split("/").slice(1)
    for (const later of [
      ...listChanges(value, steps),
      ...(issue.property === undefined ? [] : listChanges(value, [...steps, issue.property])),
    ]) {
      for (const fix of [...fixes, ...fixesFor(issue, later)]) applyFix(later, fix)
    }
  }
}

test.each([...schemas.files.keys()].filter((path) => path.startsWith("blocks/")))(
  "a fix for the schema %s never throws if the fields have changed since the issue was found",
  (path) => {
    const compiled = compileFile(schemas, path, "zod")
    fc.assert(
      fc.property(createDamaged(exampleFields(path.split("/")[1] ?? "")), (value) => {
        tryLate(compiled, value)
      }),
      { numRuns: readSampled(100), seed: 3 },
    )
  },
)

const FIXED = ["maxLength", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf", "type", "enum"]
  .concat(["const", "additionalProperties", "unevaluatedProperties", "required", "dependentRequired"])
  .concat(["maxItems", "uniqueItems", "format"])

test.each(FIXED)("a fix for the keyword %s never throws, regardless of the current value", (keyword) => {
  const facts = { limit: 1, property: "b", options: ["x"], expected: "uri", empty: {}, message: "" }
  const issue: Issue = { pointer: "/a", keyword, severity: "publish", ...facts }

  for (const fields of [{}, ...listChanges({ a: null }, ["a"]), { a: { b: 1 } }])
    for (const fix of fixesFor(issue, fields)) applyFix(fields, fix)
})

test("a fix has no effect when the element that it would change no longer exists", () => {
  const fields = { link: "text", list: [] }

  expect(applyFix(fields, { patch: [{ op: "replace", path: "/link/value/href", value: "/" }] })).toEqual(fields)
  expect(applyFix(fields, { patch: [{ op: "replace", path: "/list/2/name", value: "/" }] })).toEqual(fields)
  expect(applyFix(fields, { patch: [{ op: "replace", path: "/title", value: "a" }] })).toEqual(fields)
})

test("for a schema with every supported construct, each fix resolves its issue and changes nothing else", () => {
  const read = (name: string) => JSON.parse(readFileSync(join(import.meta.dirname, "../test", name), "utf8"))
  const compiled = compile(read("everything.schema.json"), { target: "zod" })

  fc.assert(
    fc.property(createDamaged(read("everything.examples.json")), (value) => {
      tryFixes(compiled, value)
    }),
    { numRuns: readSampled(1000), seed: 2 },
  )
})
