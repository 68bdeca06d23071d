import { expect, test } from "vitest"
import { createSchemas } from "../../test/create-schemas.ts"
import { buildIr } from "../ir/build-ir.ts"
import type { Definition } from "../ir/ir.types.ts"
import type { JsonObject } from "../schema/json.ts"
import { emitQueryFile } from "./emit-graphql.ts"
import { emitHistory } from "./emit-history.ts"
import { emitGuides } from "./emit-messages.ts"
import { emitStoredHistories, emitStoredMigrations } from "./emit-stored-histories.ts"
import { createTemplateData } from "./emit-templates.ts"

const object = (properties: JsonObject, more: JsonObject = {}): JsonObject => ({
  type: "object",
  properties,
  additionalProperties: false,
  ...more,
})
const field = (name: string, properties: JsonObject): JsonObject => ({
  ...object(properties),
  title: `${name}Field`,
  "x-field": name.toLowerCase(),
})
const text = { $ref: "../../fields/text.schema.json" }
const image = { $ref: "../../fields/image.schema.json" }
const FIELDS = {
  "fields/text.schema.json": field("Text", { value: { type: "string" } }),
  "fields/image.schema.json": field("Image", { src: { type: "string" } }),
}

function getRoot(schema: JsonObject, path = "blocks/car-card/car-card.schema.json"): Definition {
  const root = buildIr(
    createSchemas({ ...FIELDS, [path]: { title: "CarCard", description: "A car.", ...schema } }),
  ).roots.get(path)
  if (root === undefined) throw new Error("test: the schema was lost.")
  return root
}

test("the generated query selects every stored field together with the subfields that the field's type needs", () => {
  const card = getRoot(
    object({
      title: text,
      picture: image,
      look: { type: "string", enum: ["Top"] },
      count: { type: "number" },
      facts: { type: "array", items: object({ label: text }) },
      note: object({ heading: text, size: { type: "number" } }),
    }),
  )

  expect(
    emitQueryFile(card, "card.json", "npx generate"),
  ).toBe(`# Generated from card.json by @forecourt/codegen. Do not edit: change the schema, then run \`npx generate\`.

# The query of a car card on the content platform.
query CarCard($datasource: String!, $language: String!) {
  datasource: item(path: $datasource, language: $language) {
    ...CarCardFields
  }
}

fragment CarCardFields on Item {
  Title: field(name: "Title") {
    value
  }
  Picture: field(name: "Picture") {
    jsonValue
  }
  Look: field(name: "Look") {
    value
  }
  Count: field(name: "Count") {
    jsonValue
  }
  Facts: field(name: "Facts") {
    ... on MultilistField {
      targetItems {
        Label: field(name: "Label") {
          value
        }
      }
    }
  }
  Note: field(name: "Note") {
    ... on LookupField {
      targetItem {
        Heading: field(name: "Heading") {
          value
        }
        Size: field(name: "Size") {
          jsonValue
        }
      }
    }
  }
}
`)
})

test("a template contains the storage type, the editor widget and the default value of each field", () => {
  const card = getRoot(
    object(
      {
        title: {
          ...text,
          "x-editor": { group: "mainContent", label: { en: "Title", sv: "Titel" }, widget: "multi-line" },
        },
        lead: text,
        day: { type: "string", format: "date" },
        moment: { type: "string", format: "date-time" },
        count: { type: "integer", default: 2 },
        share: { type: "number" },
        isWide: { type: "boolean", default: false },
        look: { type: "string", enum: ["Top", "Centre"], default: "Top", "x-cms-values": { center: "Centre" } },
        facts: {
          type: "array",
          maxItems: 2,
          "x-cms-numbered": { label: "Label{n}" },
          items: object({ label: { ...text, "x-editor": { label: { en: "Label" } } }, aside: text }),
        },
        note: object({ heading: text }),
      },
      { "x-block": { version: 3, cmsName: "Car card" } },
    ),
  )

  expect(createTemplateData(card)).toEqual({
    name: expect.stringMatching(/^Car ?[Cc]ard$/),
    block: "car-card",
    version: 3,
    description: "A car.",
    fields: [
      { name: "Title", type: "Multi-Line Text", prop: "title", kind: "text", title: "Title", section: "Main content" },
      { name: "Lead", type: "Single-Line Text", prop: "lead", kind: "text" },
      { name: "Day", type: "Date", prop: "day", kind: "string" },
      { name: "Moment", type: "Datetime", prop: "moment", kind: "string" },
      { name: "Count", type: "Integer", prop: "count", kind: "number" },
      { name: "Share", type: "Number", prop: "share", kind: "number" },
      { name: "IsWide", type: "Checkbox", prop: "isWide", kind: "boolean" },
      { name: "Look", type: "Droplist", prop: "look", kind: "choice", source: ["Top", "Centre"] },
      { name: "Label1", type: "Single-Line Text", prop: "facts", kind: "text", at: 1, part: "label", title: "Label 1" },
      { name: "Label2", type: "Single-Line Text", prop: "facts", kind: "text", at: 2, part: "label", title: "Label 2" },
      {
        name: "Note",
        type: "Droplink",
        prop: "note",
        kind: "item",
        of: [{ name: "Heading", type: "Single-Line Text", prop: "heading", kind: "text" }],
      },
    ],
    standardValues: { Count: 2, IsWide: false, Look: "Top" },
  })
})

test("the template of a page inherits from Page, and the template of site settings inherits from no template", () => {
  const place = createTemplateData(getRoot(object({ street: text }), "site/pages/place.schema.json"))
  const settings = createTemplateData(getRoot(object({ name: text }), "site/settings/all.schema.json"))

  expect(place).toMatchObject({ block: null, base: ["Page"] })
  expect(settings).toMatchObject({ block: null })
  expect(settings).not.toHaveProperty("base")
  expect(settings).not.toHaveProperty("version")
})

test("the generated guide contains the label and the error messages of each field", () => {
  const card = getRoot(
    object(
      {
        title: {
          ...text,
          "x-editor": { label: { en: "Title" }, definiteLabel: { en: "the title" } },
          "x-message": { a: "b" },
        },
        plain: { type: "string" },
        day: { type: "string", format: "date", contentMediaType: "text/plain", "x-severity": "warning" },
        count: { type: "integer", "x-digits": "plain" },
        total: { type: "integer", "x-digits": "grouped" },
        look: { type: "string", enum: ["Top"], "x-enumLabels": { Top: { en: "Top" } }, "x-wanted": true },
        tags: { type: "array", items: { type: "string", format: "uri" } },
        names: { type: "array", items: { type: "string" } },
        map: { type: "object", additionalProperties: { type: "string", format: "date" } },
        film: { type: "string" },
        image: { type: "string" },
      },
      {
        required: ["plain"],
        if: { properties: { look: { const: "Top" } }, required: ["look"] },
        // biome-ignore lint/suspicious/noThenProperty: "then" is a keyword of JSON Schema
        then: { required: ["film"] },
        else: { required: ["image"] },
      },
    ),
    "site/cars/car.schema.json",
  )
  const { statements, names, uses } = emitGuides([card])

  expect(names).toEqual(["carCardGuide"])
  expect([...uses].map(({ name }) => name)).toEqual(["TextField"])
  expect(statements).toEqual([
    `/** The labels and error messages of a car card. */
export const carCardGuide = {
  properties: {
    title: {
      label: { en: "Title" },
      definiteLabel: { en: "the title" },
      messages: { a: "b" },
      of: () => textFieldGuide,
    },
    plain: { empty: "" },
    day: { severity: "warning", format: "date", media: "text/plain" },
    count: { digits: "plain" },
    look: { choices: { Top: { en: "Top" } }, wanted: true },
    tags: { items: { format: "uri" } },
    map: { entries: { format: "date" } },
    film: { empty: "" },
    image: { empty: "" },
  },
}`,
  ])
})

const EARLIER = getRoot(object({ label: text }))

test("the history module lists the field names of earlier versions, and is empty when there are no earlier versions", () => {
  const options = { block: "car-card", from: "card@*.json", renderer: "@shop/renderer", command: "npx generate" }
  const head =
    "// Generated from card@*.json by @forecourt/codegen. Do not edit: release a version, then run `npx generate`."

  expect(emitHistory(EARLIER, new Map(), options)).toBe(`${head}
import type { History, Wire } from "@shop/renderer"
import { carCardMigrations } from "../car-card/car-card.migrations.ts"

/** The rules for reading content of earlier versions of the car card. */
export const carCardHistory: History = {
  migrations: carCardMigrations,
  wires: {},
}
`)
  expect(
    emitHistory(
      EARLIER,
      new Map([
        [1, EARLIER],
        [2, EARLIER],
      ]),
      options,
    ),
  ).toContain("  wires: { 1: wire1, 2: wire2 },\n")
})

test("the content platform receives the templates of earlier versions, grouped by block and version", () => {
  const options = { from: "card@*.json", renderer: "@shop/renderer", command: "npx generate" }
  const written = emitStoredHistories(
    [
      { block: "car-card", earlier: new Map([[1, EARLIER]]) },
      { block: "hero", earlier: new Map() },
    ],
    options,
  )

  expect(written).toContain(`import type { Migration } from "@shop/renderer/migration"
import { carCardMigrations } from "./migrations/car-card.migrations.ts"
import { heroMigrations } from "./migrations/hero.migrations.ts"
import type { Template } from "./templates.ts"
`)
  expect(written).toContain("const carCardTemplates: Readonly<Record<number, Template>> = {\n  1: {\n")
  expect(written).toContain("const heroTemplates: Readonly<Record<number, Template>> = {}\n")
  expect(written).toMatch(
    / = \{\n {2}"car-card": \{ migrations: carCardMigrations, templates: carCardTemplates \},\n {2}hero: \{ migrations: heroMigrations, templates: heroTemplates \},\n\}\n$/,
  )
  expect(emitStoredHistories([], options)).toMatch(/histories: Readonly<Record<string, BlockHistory>> = \{\}\n$/)
})

test("the generated copy of the migrations has a header that names the source file to edit", () => {
  expect(emitStoredMigrations("export const a = []\n", "src/a.ts", "npx generate")).toBe(
    "// Generated from src/a.ts by @forecourt/codegen. Do not edit: change it there, then run `npx generate`.\nexport const a = []\n",
  )
})
