import { dirname } from "node:path/posix"
import { FORM } from "./compose-forms.ts"
import { isObject, type JsonObject, toEntries, toList, toStringOrUndefined, toStrings } from "./json.ts"
import { DICTIONARY } from "./lint-dictionary.ts"
import type { Problem } from "./problem.ts"
import type { Schemas } from "./read-schemas.ts"
import { suggest } from "./suggest.ts"

/** Checks that each field of a form is in one of its rows, and that the dictionary has the form's texts. */
export function lintForms({ folder, files }: Schemas): Problem[] {
  const texts = files.get(DICTIONARY)?.schema.properties
  return [...files.values()].flatMap(({ path, schema }) =>
    toEntries(schema.$defs).flatMap(([, message]) => {
      const { "x-form": form, properties } = isObject(message) ? message : {}
      if (!isObject(form) || !isObject(properties)) return []
      const { formName, values } = properties as { readonly formName: JsonObject; readonly values: JsonObject }
      const file = `${folder}/${dirname(path)}/${formName.const}${FORM}`
      const controls = listControls(values)
      const keys = [form.failed, form.dealership, ...controls.flatMap(([, control]) => listTexts(control))]
      return [
        ...lintRows(form, [...controls.map(([name]) => name), ...(form.dealership === undefined ? [] : ["siteName"])]),
        ...(isObject(texts)
          ? lintTexts(
              keys.flatMap((key) => toStringOrUndefined(key) ?? []),
              texts,
            )
          : []),
      ].map((problem) => ({ file, ...problem }))
    }),
  )
}

type Found = Omit<Problem, "file">

function lintRows({ rows }: JsonObject, names: readonly string[]): Found[] {
  const at = { pointer: "/x-form/rows", rule: "form-rows" }
  const placed = toList(rows).flatMap(toStrings)
  const unknown = placed.filter((name) => !names.includes(name))
  const misplaced = names.filter((name) => placed.filter((item) => item === name).length !== 1)
  return [
    ...unknown.map((name) => ({
      ...at,
      message: `There is no field ${name}.`,
      cure: suggest(name, names) ?? "Remove it.",
    })),
    ...misplaced.map((name) => ({ ...at, message: `${name} is not in exactly one row.`, cure: "Add it to a row." })),
  ]
}

function lintTexts(keys: readonly string[], texts: JsonObject): Found[] {
  return keys
    .filter((key) => texts[key] === undefined)
    .map((key) => {
      const message = `The dictionary has no text ${key}.`
      return { pointer: "", rule: "form-text", message, cure: suggest(key, Object.keys(texts)) ?? "Add it." }
    })
}

function listControls({ properties }: JsonObject) {
  return toEntries(properties).flatMap(([name, schema]) =>
    isObject(schema) && isObject(schema["x-control"]) ? [[name, schema["x-control"]] as const] : [],
  )
}

function listTexts({ text = "", choices }: JsonObject) {
  return [text, ...toEntries(choices).map(([, key]) => key)]
}
