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
  },
  required: ["email", "phone"],
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

test("a text that the dictionary does not have is a problem", () => {
  expect(findProblems(FORM, ["failed", "email"])).toEqual(["The dictionary has no text phone."])
})
