import { basename, dirname } from "node:path/posix"
import type { SchemaFile } from "@forecourt/schema-compat/full-dialect"
import { isList, isObject, type Json, type JsonObject, toEntries, toStrings } from "./json.ts"

export const FORM = ".form.schema.json"
const NAMES = "x-formNames"

/**
 * Adds each form, a file `<name>.form.schema.json`, to the schema with `x-forms` in its folder, as a choice of `oneOf`,
 * and its name to each list with `x-formNames`. A form's file describes its values; `x-forms` describes the properties
 * that all messages have.
 */
export function composeForms(files: readonly SchemaFile[]): readonly SchemaFile[] {
  const forms = files.filter(({ path }) => path.endsWith(FORM))
  const names = forms.map(({ path }) => basename(path, FORM))
  return files
    .filter((file) => !forms.includes(file))
    .map((file) => {
      const own = forms.filter(({ path }) => dirname(path) === dirname(file.path))
      if (file.schema["x-forms"] === true) return { ...file, schema: composeChoices(file.schema, own) }
      const text = JSON.stringify(file.schema)
      return text.includes(`"${NAMES}"`) ? { ...file, schema: addNames(text, names) } : file
    })
}

/** Returns true if a schema was composed from forms. */
export function hasForms({ schema }: SchemaFile): boolean {
  return toEntries(schema.$defs).some(([, form]) => isObject(form) && form["x-form"] !== undefined)
}

function composeChoices(message: JsonObject, forms: readonly SchemaFile[]): JsonObject {
  const definitions = forms.map(({ path, schema }): [string, JsonObject] => [
    String(schema.title),
    composeMessage(message, schema, basename(path, FORM)),
  ])
  const { $schema = "", $id = "", title = "", description = "" } = message
  return {
    $schema,
    $id,
    title,
    description,
    discriminator: { propertyName: "formName" },
    oneOf: definitions.map(([title]) => ({ $ref: `#/$defs/${title}` })),
    $defs: Object.fromEntries(definitions),
  }
}

function composeMessage(
  message: JsonObject,
  { $schema, $id, title, description, "x-form": form = {}, ...values }: JsonObject,
  name: string,
): JsonObject {
  const { formSubmissionId = {}, ...properties } = isObject(message.properties) ? message.properties : {}
  return {
    title: title ?? "",
    type: "object",
    description: description ?? "",
    "x-form": form,
    properties: {
      formName: { const: name, description: "The name of the form." },
      formSubmissionId,
      values: {
        title: `${title}Values`,
        "x-partial": true,
        description: description ?? "",
        ...values,
      },
      ...properties,
    },
    required: ["formName", ...toStrings(message.required), "values"],
    additionalProperties: false,
  }
}

function addNames(text: string, names: readonly string[]): JsonObject {
  return JSON.parse(text, (_, value: Json) => {
    if (!isObject(value) || !isList(value[NAMES])) return value
    const { [NAMES]: more, ...schema } = value
    return { ...schema, enum: [...names, ...toStrings(more)] }
  })
}
