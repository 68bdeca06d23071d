import { expect, test } from "vitest"
import { createNode } from "../../test/create-node.ts"
import type { Node, ObjectNode } from "../ir/ir.types.ts"
import type { Json, JsonObject } from "../schema/json.ts"
import { renderConditions } from "./docs-conditions.ts"
import { renderFieldSections, renderTable } from "./docs-fields.ts"
import { formatCode, formatLimits, oneOf } from "./docs-texts.ts"

test.each<[Json, string]>([
  ["a", "`a`"],
  [1, "`1`"],
  [null, "`null`"],
  [["a"], '`["a"]`'],
])("the value %j is rendered on a documentation page as %s", (value, text) => {
  expect(formatCode(value)).toBe(text)
})

test("oneOf joins several values with commas and a conjunction", () => {
  expect(oneOf([])).toBe("")
  expect(oneOf(["a"])).toBe("`a`")
  expect(oneOf(["a", 1])).toBe("`a` or `1`")
  expect(oneOf(["a", 1, true], "and")).toBe("`a`, `1` and `true`")
})

function object(schema: JsonObject): ObjectNode {
  const node = createNode({ type: "object", additionalProperties: false, ...schema })
  if (node?.kind !== "object") throw new Error("test: this is no object.")
  return node
}

const field = (name: string, more: JsonObject = {}): JsonObject => ({
  type: "object",
  properties: { value: { type: "string", maxLength: 9 } },
  additionalProperties: false,
  "x-field": name,
  ...more,
})

test.each<[JsonObject, string]>([
  [{ type: "string" }, ""],
  [{ type: "string", minLength: 1 }, ""],
  [{ type: "string", minLength: 2 }, "At least 2 characters."],
  [{ type: "string", maxLength: 5 }, "At most 5 characters."],
  [{ type: "string", minLength: 1, maxLength: 5 }, "At most 5 characters."],
  [{ type: "string", minLength: 2, maxLength: 5, pattern: "^a" }, "2 to 5 characters. Matches `^a`."],
  [{ type: "number", minimum: 0 }, "At least 0."],
  [{ type: "number", maximum: 0 }, "At most 0."],
  [{ type: "number", minimum: 1, maximum: 3 }, "1 to 3."],
  [
    { type: "number", exclusiveMinimum: 0, exclusiveMaximum: 9, multipleOf: 0.5 },
    "More than 0. Less than 9. A multiple of 0.5.",
  ],
  [
    { type: "array", items: { type: "string" }, minItems: 1, maxItems: 3, uniqueItems: true },
    "1 to 3 entries. No duplicates.",
  ],
  [{ type: "array", items: { type: "string" } }, ""],
  [field("text"), "At most 9 characters."],
  [field("date"), ""],
  [{ type: "object", properties: { other: { type: "string", maxLength: 9 } }, additionalProperties: false }, ""],
  [{ type: "boolean" }, ""],
])("the limits of %j are formatted as %j", (schema, text) => {
  expect(formatLimits(createNode(schema) as Node)).toBe(text)
})

test("formatLimits describes the minimum length of a text in a sentence and returns an empty text for an object", () => {
  expect(formatLimits({ kind: "string", minLength: 3 })).toBe("At least 3 characters.")
  expect(formatLimits({ kind: "object", required: [], properties: [] })).toBe("")
})

test("a Markdown table omits empty columns and escapes characters that would break a cell", () => {
  expect(
    renderTable(
      ["A", "B", "C"],
      [
        ["1", "", "x|y\nz"],
        ["", "", "2"],
      ],
    ),
  ).toBe("| A | C |\n| --- | --- |\n| 1 | x\\|y z |\n|  | 2 |")
})

test("each field is described with its type, limits and notes", () => {
  const sections = renderFieldSections(
    object({
      properties: {
        title: {
          type: "string",
          maxLength: 60,
          description: "A line.",
          examples: ["Vinter", "Sommar"],
          "x-editor": { label: { en: "Title", sv: "Titel" } },
          "x-since": "0.4.0",
          "x-renamedFrom": "name",
        },
        old: { type: "boolean", default: true, deprecated: true, "x-editor": { label: { sv: "Gammal" } } },
        off: { type: "boolean", default: false, "x-editor": { showIf: { title: "a", old: true, off: false } } },
        count: { type: "integer", default: 2, "x-cms-name": "Number" },
        share: { type: "number" },
        look: { type: "string", enum: ["a", "b"], default: "a" },
        tags: { type: "array", items: { type: "string" } },
        texts: { type: "array", items: { $ref: "../fields/text.schema.json" } },
        text: { $ref: "../fields/text.schema.json" },
        either: { type: ["string", "number"] },
      },
      required: ["title"],
    }),
  )

  expect(sections).toEqual([
    `| Field | Label | Type | Required | Default | Description |
| --- | --- | --- | --- | --- | --- |
| \`title\` | Title | plain text | yes |  | A line. For example \`Vinter\` or \`Sommar\`. Since 0.4.0. Formerly \`name\`. At most 60 characters. |
| \`old\` | Gammal | yes or no |  | yes | **Deprecated.** |
| \`off\` |  | yes or no |  | no | Shown when \`title\` is \`a\` and \`old\` is on and \`off\` is off. |
| \`count\` |  | whole number |  | \`2\` | Named \`Number\` in the content platform. |
| \`share\` |  | number |  |  |  |
| \`look\` |  | \`a\`, \`b\` |  | \`a\` |  |
| \`tags\` |  | list of plain text |  |  |  |
| \`texts\` |  | list |  |  |  |
| \`text\` |  | group |  |  |  |
| \`either\` |  | one of several types |  |  |  |`,
  ])
})

test("the docs list fields by the groups of the editor form, and fields without a group under a separate heading", () => {
  const properties = {
    title: { type: "string", "x-editor": { group: "mainContent" } },
    count: { type: "integer" },
  }
  const headings = (schema: JsonObject) => renderFieldSections(object(schema)).filter((text) => text.startsWith("###"))

  expect(headings({ properties })).toEqual(["### Main content", "### Other fields"])
  expect(headings({ properties: { title: { type: "string", "x-editor": { group: "main" } } } })).toEqual([])
})

test("the docs list the fields of each list or group in a table under the name of the list or group", () => {
  const inner = { type: "object", properties: { label: { type: "string" } }, additionalProperties: false }
  const sections = renderFieldSections(
    object({
      properties: {
        facts: { type: "array", items: { ...inner, properties: { label: { type: "string" }, deep: inner } } },
        note: inner,
        none: { type: "object", properties: {}, additionalProperties: false },
      },
    }),
  )
  const rows = "| Field | Type |\n| --- | --- |\n"

  expect(sections).toEqual([
    `${rows}| \`facts\` | list |\n| \`note\` | group |\n| \`none\` | group |`,
    "### Each of `facts`",
    `${rows}| \`label\` | plain text |\n| \`deep\` | group |`,
    "",
    "### `facts.deep`",
    `${rows}| \`label\` | plain text |`,
    "",
    "### `note`",
    `${rows}| \`label\` | plain text |`,
    "",
  ])
})

test("the docs list each if, then and else branch with every field that it requires", () => {
  const text = { type: "string" }
  const node = object({
    properties: {
      kind: { type: "string", enum: ["Film", "Image", "None"] },
      id: text,
      link: text,
      alt: text,
      size: { type: "string", enum: ["s", "m", "l"] },
      count: { type: "number" },
      field: { $ref: "../fields/text.schema.json" },
      tags: { type: "array", items: text },
    },
    "x-conditions": [
      {
        if: { properties: { kind: { const: "Film" } }, required: ["kind"] },
        ["then" as string]: {
          required: ["id", "link", "alt"],
          properties: {
            id: { minLength: 6 },
            size: { enum: ["m", "l"] },
            count: { minimum: 2 },
            field: { properties: { value: { maxLength: 3 } } },
            tags: { minItems: 1 },
          },
        },
      },
      { if: { properties: { kind: { enum: ["Image", "None"] } } }, ["then" as string]: { required: ["alt"] } },
    ],
  })

  expect(renderConditions(node).split("\n")).toEqual([
    "- When `kind` is `Film`: `id`, `link` and `alt` must have a value; `id` has at least 6 characters; `size` is `m` or `l`; `count` is at least 2; `field` has at most 3 characters; `tags` has at least 1 entries.",
    "- When `kind` is `Image` or `None`, or has no value: `alt` must have a value.",
  ])
  expect(renderConditions(object({ properties: { a: text } }))).toBe("")
})
