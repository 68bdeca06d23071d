import { requiredWhen, visibleWhen } from "../conditions/visibility.ts"
import type { Definition, Node, ObjectNode, Property } from "../ir/ir.types.ts"
import { whole } from "../ir/narrow.ts"
import { lowerFirst, sentenceCase, spokenName, withArticle } from "../names.ts"
import type { Control, FormField, Limits } from "../runtime/form.js"
import { isObject, type Json, type JsonObject, numberOf, stringOf } from "../schema/json.ts"
import { fieldKind, objectOf, storedProperties } from "./emit-wire.ts"
import { constant, docComment, file, header } from "./source.ts"

/** How many choices are set out side by side; more are folded into a menu. */
const FEW = 3

const FIELD_CONTROLS: Readonly<Record<string, Control>> = {
  text: "text",
  "rich-text": "rich-text",
  image: "image",
  link: "link",
  file: "file",
  date: "date",
  reference: "reference",
  "reference-list": "references",
}

export function formName({ name }: Definition): string {
  return `${lowerFirst(name)}Form`
}

/** The form of a block, for the editor: data, no code. */
export function emitFormFile(definition: Definition, from: string, command: string): string {
  const { name } = definition
  const object = objectOf(definition)
  const fields = object ? fieldsOf(object) : []
  const groups = [...new Set(fields.flatMap(({ group }) => group ?? []))]
  return file(
    `${header(from, command)}\nimport type { Form } from "./form.js"`,
    `${docComment(`How an editor fills in ${withArticle(spokenName(name))}.`)}\n${constant(`export const ${formName(definition)}: Form = `, { groups, fields } as unknown as Json)}`,
  )
}

/** The texts of a block that its editor writes without marks, in the order of its form. */
export function textFieldsOf(definition: Definition): readonly string[] {
  const object = objectOf(definition)
  return (object ? fieldsOf(object) : []).flatMap(({ name, control }) => (control === "text" ? [name] : []))
}

function fieldsOf(object: ObjectNode): readonly FormField[] {
  const order = ({ node }: Property) => numberOf(editorOf(node).order) ?? Number.POSITIVE_INFINITY
  return storedProperties(object)
    .toSorted((a, b) => order(a) - order(b) || 0)
    .map((property) => fieldOf(property, object))
}

function fieldOf(property: Property, object: ObjectNode): FormField {
  const { name, node, required } = property
  const { group } = editorOf(node)
  const control = controlOf(node)
  const limits = limitsOf(whole(node))
  const visible = visibleWhen(property, object)
  const needed = requiredWhen(property, object)
  const inner = innerObject(node)
  return {
    name,
    control,
    label: labelOf(property),
    ...(node.meta.description !== undefined && { help: node.meta.description }),
    ...(typeof group === "string" && { group }),
    ...(required && { isRequired: true as const }),
    ...(visible.length > 0 && { visibleWhen: visible }),
    ...(needed.length > 0 && { requiredWhen: needed }),
    ...(node.meta.default !== undefined && { default: node.meta.default }),
    ...optionsOf(node),
    ...(isBareText(node) && { isPlain: true as const }),
    ...(Object.keys(limits).length > 0 && { limits }),
    ...(control === "list" && entryOf(node)),
    ...((control === "list" || control === "group") && inner && { fields: fieldsOf(inner) }),
  }
}

/** What a schema says about filling a value in. */
export function editorOf({ meta }: Node): JsonObject {
  const editor = meta.annotations["x-editor"]
  return isObject(editor) ? editor : {}
}

function labelOf({ name, node }: Property): Readonly<Record<string, string>> {
  const { label } = editorOf(node)
  if (!isObject(label)) return { en: sentenceCase(name) }
  return Object.fromEntries(Object.entries(label).map(([language, text]) => [language, stringOf(text) ?? ""]))
}

/** What a value is filled in with: as the schema says, or what its kind asks for. */
function controlOf(node: Node): Control {
  const widget = stringOf(editorOf(node).widget)
  if (widget !== undefined) return widget as Control
  const field = FIELD_CONTROLS[fieldKind(node) ?? ""]
  if (field) return field
  const own = whole(node)
  switch (own.kind) {
    case "string":
      return own.format === "date" || own.format === "date-time" ? "date" : "text"
    case "number":
      return "number"
    case "boolean":
      return "switch"
    case "enum":
      return own.values.length <= FEW ? "radio" : "select"
    case "array":
      return fieldKind(own.items) === "reference" ? "references" : "list"
    case "object":
      return "group"
    default:
      throw new Error(`form: ${node.path}#${node.pointer} was let through by the lints, but nobody can fill it in.`)
  }
}

function innerObject(node: Node): ObjectNode | null {
  const own = whole(node)
  const inner = own.kind === "array" ? whole(own.items) : own
  return inner.kind === "object" ? inner : null
}

function optionsOf(node: Node): Pick<FormField, "options" | "choices"> {
  const own = whole(node)
  if (own.kind !== "enum") return {}
  const choices = node.meta.annotations["x-enumLabels"] ?? own.meta.annotations["x-enumLabels"]
  return { options: own.values, ...(isObject(choices) && { choices: choices as FormField["choices"] & object }) }
}

function isBareText(node: Node): boolean {
  return fieldKind(node) === undefined && whole(node).kind === "string"
}

function entryOf(node: Node): Pick<FormField, "entry"> {
  const list = whole(node)
  const { label } = list.kind === "array" ? editorOf(list.items) : {}
  return isObject(label) ? { entry: label as FormField["entry"] & object } : {}
}

const LIMITS: readonly (keyof Limits)[] = [
  "minLength",
  "maxLength",
  "pattern",
  "format",
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "multipleOf",
  "integer",
  "minItems",
  "maxItems",
  "uniqueItems",
]

/** The bounds of a value; of a text field, those of its text. */
function limitsOf(node: Node): Limits {
  const text = node.kind === "object" ? node.properties.find(({ name }) => name === "value")?.node : undefined
  const bounded = text?.kind === "string" && fieldKind(node) !== "date" ? text : node
  return Object.fromEntries(LIMITS.flatMap((name) => (name in bounded ? [[name, bounded[name as never]]] : [])))
}
