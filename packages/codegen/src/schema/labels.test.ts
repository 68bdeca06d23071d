import { expect, test } from "vitest"
import { createFolder } from "../../test/create-folder.ts"
import type { Json, JsonObject } from "./json.ts"
import { addLabels } from "./labels.ts"
import { readSchemas } from "./read-schemas.ts"

const TEXTS = { sv: "a", nb: "b", da: "c", en: "d", fi: "e", sk: "f" }
const TEXT = { type: "string" }
const object = (properties: JsonObject, more: JsonObject = {}): JsonObject => ({ type: "object", properties, ...more })

const PATH = "blocks/card/card.schema.json"
const SCHEMA = object({
  title: { ...TEXT, "x-editor": { order: 10 } },
  look: { enum: ["Top", "Bottom"] },
  facts: { type: "array", items: object({ value: TEXT }) },
})

function merge(labels: Json, schema: JsonObject = SCHEMA): { schema: JsonObject; problems: string[] } {
  const text = typeof labels === "string" ? labels : JSON.stringify(labels)
  const { file, problems } = addLabels({ path: PATH, schema }, text, "schemas")
  const lines = problems.map((problem) => `${problem.file}#${problem.pointer} ${problem.message} ${problem.cure}`)
  return { schema: file.schema, problems: lines }
}

test("each label from the labels file precedes the field's other editor settings in the merged schema", () => {
  const { schema, problems } = merge({
    ".": { label: TEXTS },
    title: { label: TEXTS, definiteLabel: { sv: "g" }, help: { en: "h" }, messages: { maxLength: { sv: "i" } } },
    look: { choices: { Top: TEXTS, Bottom: TEXTS } },
    facts: { label: TEXTS },
    "facts[]": { label: TEXTS },
    "facts[].value": { label: TEXTS },
  })

  const label = { "x-editor": { label: TEXTS } }
  const editor = { label: TEXTS, definiteLabel: { sv: "g" }, help: { en: "h" }, order: 10 }
  expect(problems).toEqual([])
  expect(schema).toEqual({
    ...object({
      title: { ...TEXT, "x-message": { maxLength: { sv: "i" } }, "x-editor": editor },
      look: { enum: ["Top", "Bottom"], "x-enumLabels": { Top: TEXTS, Bottom: TEXTS } },
      facts: { type: "array", items: { ...object({ value: { ...TEXT, ...label } }), ...label }, ...label },
    }),
    ...label,
  })
  expect(Object.keys((schema.properties as typeof SCHEMA & { title: typeof label }).title["x-editor"])).toEqual(
    Object.keys(editor),
  )
})

test.each([
  ["/$defs/part/properties/a", { $defs: { part: object({ a: TEXT }) } }],
  ["/oneOf/0/properties/a", { oneOf: [object({ a: TEXT })] }],
  ["/additionalProperties", { additionalProperties: TEXT }],
  ["/properties/a.b", { properties: { "a.b": TEXT } }],
  ["/properties/a~1b", { properties: { "a/b": TEXT } }],
  ["items", { properties: { items: TEXT } }],
  ["properties.properties", { properties: { properties: object({ properties: TEXT }) } }],
  ["[][]", { type: "array", items: { type: "array", items: TEXT } }],
])("a label with the key %s is added to the schema at that location", (key, schema) => {
  const { schema: merged, problems } = merge({ [key]: { label: TEXTS } }, schema)

  expect(problems).toEqual([])
  expect(JSON.stringify(merged)).toBe(
    JSON.stringify(schema).replace('{"type":"string"}', JSON.stringify({ ...TEXT, "x-editor": { label: TEXTS } })),
  )
})

test("the label of a block's placeholder is read from the labels file", () => {
  const schema = { ...SCHEMA, "x-block": { placeholders: { aside: { max: 2 } } } }

  const { schema: merged, problems } = merge({ "/x-block/placeholders/aside": { label: TEXTS } }, schema)

  expect(problems).toEqual([])
  expect(merged).toEqual({ ...SCHEMA, "x-block": { placeholders: { aside: { label: TEXTS, max: 2 } } } })
})

test("a labels file can set no property of a placeholder other than its label", () => {
  const schema = { ...SCHEMA, "x-block": { placeholders: { aside: { max: 2 } } } }

  const { problems } = merge({ "/x-block/placeholders/aside": { label: TEXTS, help: TEXTS } }, schema)

  expect(problems).toEqual([`${FILE}#/~1x-block~1placeholders~1aside/help "help" is not known here. Use one of label.`])
})

const FILE = "schemas/blocks/card/card.labels.json"

test.each<[fault: string, labels: Json, problem: string]>([
  ["that is no JSON", "{,", "# This is not a JSON object. Fix the syntax; an editor with JSON support shows where."],
  ["that is a list", [], "# This is not a JSON object. Fix the syntax; an editor with JSON support shows where."],
  [
    "with a misspelt property",
    { titel: { label: TEXTS } },
    '#/titel There is no "titel" in card.schema.json. Did you mean "title"?',
  ],
  [
    "with a JSON pointer to a property",
    { "/properties/facts/items": { label: TEXTS } },
    '#/~1properties~1facts~1items There is no "/properties/facts/items" in card.schema.json. Did you mean "facts[]"?',
  ],
  [
    "with an unknown path",
    { subtitle: { label: TEXTS } },
    '#/subtitle There is no "subtitle" in card.schema.json. Write the path of a property, such as prices[].service, or delete the entry.',
  ],
  [
    "without a language",
    { title: { label: { ...TEXTS, da: undefined } } } as unknown as Json,
    '#/title/label "label" does not say "da". Add "da".',
  ],
  ["with an empty text", { title: { label: { ...TEXTS, da: "" } } }, '#/title/label/da "da" is "". Write some text.'],
  [
    "with a structural setting",
    { title: { label: TEXTS, order: 1 } },
    '#/title/order "order" is not known here. Use one of label, definiteLabel, help, choices, messages.',
  ],
  ["with an empty entry", { title: {} }, '#/title "title" is empty. Say something in it, or take it away.'],
  ["with a text for an entry", { title: "Title" }, '#/title "title" is "Title". Write an object.'],
  [
    "without a choice",
    { look: { choices: { Top: TEXTS } } },
    '#/look/choices "choices" does not say "Bottom". Add "Bottom".',
  ],
  [
    "with an unknown choice",
    { look: { choices: { Top: TEXTS, Bottom: TEXTS, Botom: TEXTS } } },
    '#/look/choices/Botom "Botom" is no value of "enum". Did you mean "Bottom"?',
  ],
  [
    "with choices of a text",
    { title: { choices: { Top: TEXTS } } },
    '#/title/choices There is no "enum" whose values these are. Delete "choices".',
  ],
  [
    "with a message for an unknown keyword",
    { title: { messages: { maxLenght: { sv: "a" } } } },
    '#/title/messages/maxLenght "maxLenght" is not known here. Did you mean "maxLength"?',
  ],
  [
    "with a place that occurs twice",
    `{"title":{"label":${JSON.stringify(TEXTS)}},"title":{"label":${JSON.stringify(TEXTS)}}}`,
    "#/title It is written twice, and only the last one would count. Remove one of the two.",
  ],
  [
    "with a language that occurs twice",
    `{"title":{"label":${JSON.stringify(TEXTS).replace("{", '{"sv":"z",')}}}`,
    "#/title/label/sv It is written twice, and only the last one would count. Remove one of the two.",
  ],
])("a labels file %s is rejected", (_, labels, problem) => {
  expect(merge(labels).problems).toEqual([`${FILE}${problem}`])
})

test("a label with the previous name of a renamed property is reported with the new name as a suggestion", () => {
  const schema = object({ card: object({ badge: { ...TEXT, "x-renamedFrom": "label" } }) })

  expect(merge({ "card.label": { label: TEXTS } }, schema).problems).toEqual([
    `${FILE}#/card.label There is no "card.label" in card.schema.json. Did you mean "card.badge"?`,
  ])
})

test("every problem in a labels file is reported, and valid labels are still merged", () => {
  const { schema, problems } = merge({
    titel: { label: TEXTS },
    title: { label: { sv: "a" }, definiteLabel: { sv: "g", en: "h" }, help: TEXTS },
  })

  expect(problems.map((line) => line.split(" ")[0])).toEqual([
    `${FILE}#/titel`,
    `${FILE}#/title/label`,
    `${FILE}#/title/definiteLabel/en`,
  ])
  expect(schema).toMatchObject({ properties: { title: { "x-editor": { help: TEXTS, order: 10 } } } })
})

const AIDE = "Labels and messages are not written in the schema."

test.each<[part: string, schema: JsonObject, problem: string]>([
  [
    "label",
    object({ a: { ...TEXT, "x-editor": { label: TEXTS, order: 1 } } }),
    `#/properties/a/x-editor/label ${AIDE} Move them to card.labels.json: "a": { "label": { … } }.`,
  ],
  [
    "help",
    object({ a: { type: "array", items: { ...TEXT, "x-editor": { help: TEXTS } } } }),
    `#/properties/a/items/x-editor/help ${AIDE} Move them to card.labels.json: "a[]": { "help": { … } }.`,
  ],
  [
    "label of a choice",
    object({ a: { enum: ["p"], "x-enumLabels": { p: TEXTS } } }),
    `#/properties/a/x-enumLabels ${AIDE} Move them to card.labels.json: "a": { "choices": { … } }.`,
  ],
  [
    "message",
    object({ a: { ...TEXT, "x-message": { type: TEXTS } } }),
    `#/properties/a/x-message ${AIDE} Move them to card.labels.json: "a": { "messages": { … } }.`,
  ],
  [
    "label of a placeholder",
    { "x-block": { placeholders: { aside: { label: TEXTS } } } },
    `#/x-block/placeholders/aside/label ${AIDE} Move them to card.labels.json: "/x-block/placeholders/aside": { "label": { … } }.`,
  ],
])("a %s in a schema is rejected", (_, schema, problem) => {
  expect(merge({}, schema).problems).toEqual([`schemas/${PATH}${problem}`])
})

test("a schema without a labels file is read unchanged", () => {
  const root = createFolder({ "schemas/site/thing.schema.json": SCHEMA })

  const { schemas, problems } = readSchemas(root, "schemas")

  expect(problems).toEqual([])
  expect(schemas.files.get("site/thing.schema.json")?.schema).toEqual(SCHEMA)
})

test("a labels file without a schema is rejected", () => {
  const root = createFolder({ "schemas/site/thing.schema.json": SCHEMA, "schemas/site/thin.labels.json": {} })

  expect(readSchemas(root, "schemas").problems).toEqual([
    {
      file: "schemas/site/thin.labels.json",
      pointer: "",
      rule: "labels",
      message: "There is no site/thin.schema.json.",
      cure: "Rename the file as its schema, or delete it.",
    },
  ])
})
