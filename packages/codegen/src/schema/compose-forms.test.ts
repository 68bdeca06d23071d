import { expect, test } from "vitest"
import { createSchemas } from "../../test/create-schemas.ts"
import { composeForms } from "./compose-forms.ts"
import type { JsonObject } from "./json.ts"
import { lintForms } from "./lint-forms.ts"
import { lintSchema } from "./lint-schemas.ts"

const TEXT = { type: "string", description: "A text." }
const FORM = {
  title: "TestDrive",
  "x-form": { failed: "failed", email: "email", phone: "phone", rows: [["email", "phone"]] },
  type: "object",
  properties: {
    email: { ...TEXT, "x-control": { kind: "email", text: "email" } },
    phone: { ...TEXT, "x-control": { kind: "phone", text: "phone" } },
    source: { ...TEXT, "x-from": "topic" },
  },
  required: ["email", "phone", "source"],
  additionalProperties: false,
}
const FILES = {
  "services/forms/message.schema.json": {
    title: "Message",
    "x-forms": true,
    type: "object",
    properties: { formSubmissionId: TEXT, trap: TEXT },
    required: ["formSubmissionId"],
    additionalProperties: false,
  },
  "services/analytics/event.schema.json": { type: "string", "x-formNames": ["booking"] },
}

function compose(form: JsonObject = FORM, texts: readonly string[] = ["failed", "email", "phone"]) {
  const properties = Object.fromEntries(
    texts.map((key) => [key, { ...TEXT, "x-text": { sv: "a", nb: "a", da: "a", en: "a", fi: "a", sk: "a" } }]),
  )
  const dictionary = { type: "object", properties, additionalProperties: false }
  const { files, folder } = createSchemas({
    ...FILES,
    "site/dictionary.schema.json": dictionary,
    "services/forms/test-drive.form.schema.json": form,
  })
  return { folder, files: new Map(composeForms([...files.values()]).map((file) => [file.path, file])) }
}

function findProblems(form?: JsonObject, texts?: readonly string[]) {
  const schemas = compose(form, texts)
  const problems = [...schemas.files.values()].flatMap((file) => lintSchema(schemas, file))
  return [...problems, ...lintForms(schemas)].map(({ message }) => message)
}

test("the file of a form becomes a choice of the messages, with their properties and its name", () => {
  const { files } = compose()

  expect([...files.keys()]).not.toContain("services/forms/test-drive.form.schema.json")
  expect(files.get("services/forms/message.schema.json")?.schema).toMatchObject({
    oneOf: [{ $ref: "#/$defs/TestDrive" }],
    $defs: {
      TestDrive: {
        properties: {
          formName: { const: "test-drive" },
          formSubmissionId: TEXT,
          values: { title: "TestDriveValues", properties: FORM.properties },
          trap: TEXT,
        },
        required: ["formName", "formSubmissionId", "values"],
      },
    },
  })
})

test("a list of the names of forms includes the name of the form", () => {
  expect(compose().files.get("services/analytics/event.schema.json")?.schema.enum).toEqual(["test-drive", "booking"])
})

test("a form whose fields have texts and a row is valid", () => {
  expect(findProblems()).toEqual([])
})

test("a field without a row and a row without its field are problems", () => {
  const form = { ...FORM, "x-form": { ...FORM["x-form"], rows: [["email"], ["fax"]] } }

  expect(findProblems(form)).toEqual(["There is no field fax.", "phone is not in exactly one row."])
})

const changeForm = (changed: JsonObject) => ({ ...FORM, "x-form": { ...FORM["x-form"], ...changed } })
const changeValue = (changed: JsonObject) => ({ ...FORM, properties: { ...FORM.properties, ...changed } })

test.each<[string, JsonObject, string[]]>([
  ["a title with a space", { ...FORM, title: "test drive" }, ["test drive is no name in code."]],
  ["an unknown e-mail field", changeForm({ email: "mail" }), ["mail is no field of the kind email."]],
  ["a phone field of another kind", changeForm({ phone: "email" }), ["email is no field of the kind phone."]],
  [
    "no name of the site",
    {
      ...changeValue({}),
      properties: { email: FORM.properties.email, phone: FORM.properties.phone },
      required: ["email", "phone"],
    },
    ["The name of the site is missing."],
  ],
  [
    "a value with two origins",
    changeValue({ phone: { ...FORM.properties.phone, "x-from": "topic" } }),
    ["phone has 2 origins."],
  ],
  ["a value without an origin", changeValue({ car: TEXT }), ["car has 0 origins."]],
  [
    "a label of the dealership without its address",
    changeForm({ dealership: "email", rows: [["email", "phone", "siteName"]] }),
    ["The address of the dealership is in no value."],
  ],
  [
    "the address of the dealership without a label",
    changeValue({ toEmail: { ...TEXT, "x-from": "recipient.toEmail" } }),
    ["The label of the dealership is missing."],
  ],
  [
    "a kind that does not suit the type",
    {
      ...changeForm({ rows: [["email", "phone"], ["quote"]] }),
      properties: { ...FORM.properties, quote: { ...TEXT, "x-control": { kind: "checkbox", text: "email" } } },
    },
    ["The value of a field of the kind checkbox is not string."],
  ],
  [
    "a choice without choices",
    {
      ...changeForm({ rows: [["email", "phone"], ["size"]] }),
      properties: {
        ...FORM.properties,
        size: { ...TEXT, enum: ["s"], "x-control": { kind: "choice", text: "email" } },
      },
    },
    ["The choices are not those of enum."],
  ],
])("a form with %s has a problem", (_, form, problems) => {
  expect(lintForms(compose(form)).map(({ message }) => message)).toEqual(problems)
})

test("a text that the dictionary does not have is a problem", () => {
  expect(findProblems(FORM, ["failed", "email"])).toEqual(["The dictionary has no text phone."])
})
