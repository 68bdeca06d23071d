import { dirname } from "node:path/posix"
import { FORM } from "./compose-forms.ts"
import { isObject, type JsonObject, toEntries, toList, toStrings } from "./json.ts"
import { DICTIONARY } from "./lint-dictionary.ts"
import type { Problem } from "./problem.ts"
import type { Schemas } from "./read-schemas.ts"
import { suggest } from "./suggest.ts"

/** The types of the values of a control. */
const TYPES: Readonly<Record<string, string>> = {
  line: "string",
  phone: "string",
  email: "string",
  "registration-number": "string",
  "long-text": "string",
  date: "string",
  choice: "string",
  mileage: "integer",
  checkboxes: "array",
  checkbox: "boolean",
}

/** The names of the fields that every form has. */
const TAKEN = ["siteName", "topic", "subject2"]

/** Checks what the schema of annotations cannot express: how the parts of a form's file belong together. */
export function lintForms({ folder, files }: Schemas): Problem[] {
  const texts = files.get(DICTIONARY)?.schema.properties
  return [...files.values()].flatMap(({ path, schema }) =>
    toEntries(schema.$defs).flatMap(([title, message]) => {
      const { "x-form": form, properties } = isObject(message) ? message : {}
      if (!isObject(form) || !isObject(properties)) return []
      const { formName, values } = properties as { readonly formName: JsonObject; readonly values: JsonObject }
      const controls = listControls(values)
      return [
        ...lintNames(title, String(formName.const)),
        ...lintContacts(form, controls),
        ...lintOrigins(form, values),
        ...controls.flatMap(lintControl),
        ...lintRows(form, [
          ...controls.map(({ name }) => name),
          ...(form.dealership === undefined ? [] : ["siteName"]),
        ]),
        ...(isObject(texts) ? lintTexts(form, controls, texts) : []),
      ].map((problem) => ({ file: `${folder}/${dirname(path)}/${formName.const}${FORM}`, ...problem }))
    }),
  )
}

type Found = Omit<Problem, "file">

interface FoundControl {
  readonly name: string
  readonly control: JsonObject
  readonly schema: JsonObject
}

function lintNames(title: string, name: string): Found[] {
  const rule = "form-name"
  return [
    ...(/^([A-Z][a-z0-9]*)+$/.test(title)
      ? []
      : [{ pointer: "/title", rule, message: `${title} is no name in code.`, cure: "Write it as TestDrive." }]),
    ...(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)
      ? []
      : [{ pointer: "", rule, message: `${name} is no name of a form.`, cure: "Name the file as test-drive." }]),
  ]
}

/** Checks the fields by which staff find and erase the messages of a person. */
function lintContacts(form: JsonObject, controls: readonly FoundControl[]): Found[] {
  return ["email", "phone"].flatMap((kind) => {
    const names = controls.filter(({ control }) => control.kind === kind).map(({ name }) => name)
    if (names.some((name) => name === form[kind])) return []
    const message = `${form[kind]} is no field of the kind ${kind}.`
    const cure = suggest(String(form[kind]), names) ?? `Name a field of this kind.`
    return [{ pointer: `/x-form/${kind}`, rule: "form-contact", message, cure }]
  })
}

/** Checks that each value has one origin: a field, or `x-from`. */
function lintOrigins(form: JsonObject, values: JsonObject): Found[] {
  const rule = "form-origin"
  const properties = toEntries(values.properties)
  const origins = new Map(properties.map(([name, schema]) => [name, isObject(schema) ? schema["x-from"] : undefined]))
  const problems = properties.flatMap(([name, schema]) => {
    const pointer = `/properties/${name}`
    const count = ["x-control", "x-from"].filter((key) => isObject(schema) && schema[key] !== undefined).length
    if (count !== 1)
      return [{ pointer, rule, message: `${name} has ${count} origins.`, cure: "Write either x-control or x-from." }]
    return TAKEN.includes(name) && origins.get(name) === undefined
      ? [{ pointer, rule, message: `${name} is a field of every form.`, cure: "Use another name." }]
      : []
  })
  const isAddressed = [...origins.values()].includes("recipient.toEmail")
  const lacksLabel = isAddressed && form.dealership === undefined
  const lacksAddress = !isAddressed && form.dealership !== undefined
  return [
    ...problems,
    ...(origins.get("source") === "topic"
      ? []
      : [
          {
            pointer: "/properties",
            rule,
            message: "The name of the site is missing.",
            cure: 'Add source, with "x-from": "topic".',
          },
        ]),
    ...(lacksLabel
      ? [{ pointer: "/x-form", rule, message: "The label of the dealership is missing.", cure: "Add dealership." }]
      : []),
    ...(lacksAddress
      ? [
          {
            pointer: "/x-form/dealership",
            rule,
            message: "The address of the dealership is in no value.",
            cure: 'Add a value with "x-from": "recipient.toEmail".',
          },
        ]
      : []),
  ]
}

function lintControl({ name, control: { kind, choices }, schema }: FoundControl): Found[] {
  const at = { pointer: `/properties/${name}`, rule: "form-control" }
  const type = TYPES[String(kind)]
  if (type !== undefined && schema.type !== type)
    return [
      { ...at, message: `The value of a field of the kind ${kind} is not ${schema.type}.`, cure: `Write ${type}.` },
    ]
  const allowed = toStrings(schema.enum)
  const named = toEntries(choices).map(([choice]) => choice)
  if (kind !== "choice" || (named.length > 0 && named.toSorted().join() === allowed.toSorted().join())) return []
  return [{ ...at, message: "The choices are not those of enum.", cure: "Give each value of enum a text in choices." }]
}

function lintRows({ rows }: JsonObject, names: readonly string[]): Found[] {
  const at = { pointer: "/x-form/rows", rule: "form-rows" }
  const placed = toList(rows).flatMap(toStrings)
  const unknown = placed.filter((name) => !names.includes(name))
  const misplaced = names.filter((name) => placed.filter((item) => item === name).length !== 1)
  return [
    ...unknown.map((name) => ({
      ...at,
      message: `There is no field ${name}.`,
      cure: suggest(name, names) ?? (name === "siteName" ? "Add x-form.dealership." : "Add its x-control."),
    })),
    ...misplaced.map((name) => ({ ...at, message: `${name} is not in exactly one row.`, cure: "Add it to a row." })),
  ]
}

function lintTexts(form: JsonObject, controls: readonly FoundControl[], texts: JsonObject): Found[] {
  const keys = [
    ...["failed", "dealership"].map((name) => [`/x-form/${name}`, form[name]] as const),
    ...controls.flatMap(({ name, control: { text, choices } }) =>
      [text, ...toEntries(choices).map(([, key]) => key)].map((key) => [`/properties/${name}/x-control`, key] as const),
    ),
  ]
  return keys.flatMap(([pointer, key]) => {
    if (typeof key !== "string" || texts[key] !== undefined) return []
    const message = `The dictionary has no text ${key}.`
    return [{ pointer, rule: "form-text", message, cure: suggest(key, Object.keys(texts)) ?? "Add it." }]
  })
}

function listControls({ properties }: JsonObject): FoundControl[] {
  return toEntries(properties).flatMap(([name, schema]) =>
    isObject(schema) && isObject(schema["x-control"]) ? [{ name, control: schema["x-control"], schema }] : [],
  )
}
