// biome-ignore-all lint/suspicious/noThenProperty: "then" is a keyword of JSON Schema
import { expect, test } from "vitest"
import { createSchemas } from "../../test/create-schemas.ts"
import { buildIr } from "../ir/build-ir.ts"
import { areMet, type Form, type FormField } from "../runtime/form.js"
import type { JsonObject } from "../schema/json.ts"
import { emitFormFile } from "./emit-form.ts"

const PATH = "blocks/banner/banner.schema.json"
const LABEL = { sv: "Innehåll", en: "Content" }

const TEXT: JsonObject = {
  title: "TextField",
  type: "object",
  properties: { value: { type: "string", maxLength: 200 } },
  required: ["value"],
  additionalProperties: false,
  "x-field": "text",
}

const BANNER: JsonObject = {
  title: "Banner",
  type: "object",
  properties: {
    film: { type: "string", format: "uri" },
    content: {
      type: "string",
      enum: ["Image", "Video"],
      default: "Image",
      "x-editor": { label: LABEL, group: "media", order: 1 },
    },
    image: { type: "string", description: "The picture.", "x-editor": { help: { sv: "Helst bred." } } },
    caption: { $ref: "../../fields/text.schema.json", properties: { value: { maxLength: 60 } } },
    credit: { type: "string", "x-editor": { showIf: { content: "Image" } } },
    slides: {
      type: "array",
      maxItems: 3,
      items: {
        type: "object",
        properties: {
          size: {
            type: "string",
            enum: ["xs", "s", "m", "l"],
            "x-enumLabels": { xs: { sv: "Minst", en: "Smallest" } },
          },
        },
        required: ["size"],
        additionalProperties: false,
        "x-editor": { label: { sv: "Bild", en: "Slide" } },
      },
    },
  },
  additionalProperties: false,
  if: { properties: { content: { const: "Video" } }, required: ["content"] },
  then: { required: ["film"] },
  else: { required: ["image"] },
}

function createForm(schema: JsonObject): Form {
  const root = buildIr(createSchemas({ "fields/text.schema.json": TEXT, [PATH]: schema })).roots.get(PATH)
  if (!root) throw new Error("test: the schema was lost.")
  const text = emitFormFile(root, "schemas", "npm run generate")
  return new Function(text.replaceAll(/^(?:\/\/|import).*$/gm, "").replace(/export const \w+: Form =/, "return"))()
}

function field(name: string): FormField {
  const field = createForm(BANNER).fields.find((item) => item.name === name)
  if (!field) throw new Error(`test: the form has no ${name}.`)
  return field
}

function listVisible(values: Record<string, unknown>): string[] {
  return createForm(BANNER)
    .fields.filter(({ visibleWhen = [] }) => areMet(visibleWhen, values))
    .map(({ name }) => name)
}

test("a form shows the fields of the selected branch, and the default branch is selected initially", () => {
  expect(listVisible({})).toEqual(["content", "image", "caption", "credit", "slides"])
  expect(listVisible({ content: "Image" })).toEqual(listVisible({}))
  expect(listVisible({ content: "Video" })).toEqual(["content", "film", "caption", "slides"])
})

test("a field that a branch requires is marked as required only in that branch", () => {
  const { requiredWhen = [] } = field("film")

  expect(areMet(requiredWhen, { content: "Video" })).toBe(true)
  expect(areMet(requiredWhen, {})).toBe(false)
})

test("a form field has a description and a help text for each language", () => {
  expect(field("image")).toMatchObject({ help: "The picture.", helpTexts: { sv: "Helst bred." } })
  expect(field("content").helpTexts).toBeUndefined()
})

test("fields have the controls, labels and limits of the schema", () => {
  expect(field("content")).toEqual({
    name: "content",
    control: "radio",
    label: LABEL,
    group: "media",
    default: "Image",
    options: ["Image", "Video"],
  })
  expect(field("caption")).toMatchObject({ control: "text", label: { en: "Caption" }, limits: { maxLength: 60 } })
  expect(field("caption").isPlain).toBeUndefined()
  expect(field("credit")).toMatchObject({ control: "text", isPlain: true })
  expect(field("slides")).toMatchObject({
    control: "list",
    limits: { maxItems: 3 },
    entry: { sv: "Bild", en: "Slide" },
    fields: [
      {
        name: "size",
        control: "select",
        isRequired: true,
        options: ["xs", "s", "m", "l"],
        choices: { xs: { sv: "Minst", en: "Smallest" } },
      },
    ],
  })
})

test("a field required for two values is visible for both, and a field that depends on two properties is always visible", () => {
  const createCondition = (property: string, value: string | boolean, name: string): JsonObject => ({
    if: { properties: { [property]: { const: value } }, required: [property] },
    then: { required: [name] },
  })
  const form = createForm({
    title: "Banner",
    type: "object",
    properties: {
      content: { type: "string", enum: ["Image", "Photo", "Video"] },
      isShown: { type: "boolean" },
      image: { type: "string" },
      note: { type: "string" },
    },
    additionalProperties: false,
    allOf: [
      createCondition("content", "Image", "image"),
      createCondition("content", "Photo", "image"),
      createCondition("content", "Video", "note"),
      createCondition("isShown", true, "note"),
    ],
  })
  const find = (name: string) => form.fields.find((item) => item.name === name)

  expect(find("image")?.visibleWhen).toEqual([{ property: "content", isOneOf: ["Image", "Photo"] }])
  expect(find("note")?.visibleWhen).toBeUndefined()
  expect(find("note")?.requiredWhen).toHaveLength(2)
})
