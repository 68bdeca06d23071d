import { getRequiredWhen, getVisibleWhen } from "../conditions/visibility.ts"
import type { Definition, Node, ObjectNode, Property } from "../ir/ir.types.ts"
import { resolveWhole } from "../ir/narrow.ts"
import { addArticle, toLowerFirst, toSentenceCase, toSpokenName } from "../names.ts"
import type { Control, FormField, Limits } from "../runtime/form.js"
import { isObject, type Json, type JsonObject, toNumberOrUndefined, toStringOrUndefined } from "../schema/json.ts"
import { LIMITS } from "./emit-types.ts"
import { findObject, getFieldKind } from "./emit-wire.ts"
import { formatConstant, formatDocComment, formatHeader, joinFile } from "./source.ts"

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

export function getFormName({ name }: Definition): string {
  return `${toLowerFirst(name)}Form`
}

export function emitFormFile(definition: Definition, from: string, command: string): string {
  const { name } = definition
  const fields = createRootFields(definition)
  const groups = [...new Set(fields.flatMap(({ group }) => group ?? []))]
  return joinFile(
    `${formatHeader(from, command)}\nimport type { Form } from "./form.js"`,
    `${formatDocComment(`The form of ${addArticle(toSpokenName(name))}.`)}\n${formatConstant(`export const ${getFormName(definition)}: Form = `, { groups, fields } as unknown as Json)}`,
  )
}

export function listTextFields(definition: Definition): readonly string[] {
  return createRootFields(definition).flatMap(({ name, control }) => (control === "text" ? [name] : []))
}

function createRootFields({ node }: Definition): readonly FormField[] {
  const object = findObject(node)
  return object ? createFields(object) : []
}

function createFields(object: ObjectNode): readonly FormField[] {
  const getOrder = ({ node }: Property) => toNumberOrUndefined(getEditorMeta(node).order) ?? Number.POSITIVE_INFINITY
  return object.properties
    .toSorted((a, b) => getOrder(a) - getOrder(b) || 0)
    .map((property) => createField(property, object))
}

function createField(property: Property, object: ObjectNode): FormField {
  const { name, node, required } = property
  const { group, help } = getEditorMeta(node)
  const control = getControl(node)
  const limits = getLimits(resolveWhole(node))
  const visible = getVisibleWhen(property, object)
  const needed = getRequiredWhen(property, object)
  const inner = getInnerObject(node)
  return {
    name,
    control,
    label: getLabel(property),
    ...(node.meta.description !== undefined && { help: node.meta.description }),
    ...(isObject(help) && { helpTexts: help as FormField["helpTexts"] & object }),
    ...(typeof group === "string" && { group }),
    ...(required && { isRequired: true as const }),
    ...(visible.length > 0 && { visibleWhen: visible }),
    ...(needed.length > 0 && { requiredWhen: needed }),
    ...(node.meta.default !== undefined && { default: node.meta.default }),
    ...getOptions(node),
    ...(isBareText(node) && { isPlain: true as const }),
    ...(Object.keys(limits).length > 0 && { limits }),
    ...(control === "list" && getEntry(node)),
    ...((control === "list" || control === "group") && inner && { fields: createFields(inner) }),
  }
}

export function getEditorMeta({ meta }: Node): JsonObject {
  const editor = meta.annotations["x-editor"]
  return isObject(editor) ? editor : {}
}

function getLabel({ name, node }: Property): Readonly<Record<string, string>> {
  const { label } = getEditorMeta(node)
  if (!isObject(label)) return { en: toSentenceCase(name) }
  return Object.fromEntries(
    Object.entries(label).map(([language, text]) => [language, toStringOrUndefined(text) ?? ""]),
  )
}

function getControl(node: Node): Control {
  const widget = toStringOrUndefined(getEditorMeta(node).widget)
  if (widget !== undefined) return widget as Control
  const field = FIELD_CONTROLS[getFieldKind(node) ?? ""]
  if (field) return field
  const target = resolveWhole(node)
  switch (target.kind) {
    case "string":
      return target.format === "date" || target.format === "date-time" ? "date" : "text"
    case "number":
      return "number"
    case "boolean":
      return "switch"
    case "enum":
      return target.values.length <= FEW ? "radio" : "select"
    case "array":
      return getFieldKind(target.items) === "reference" ? "references" : "list"
    case "object":
      return "group"
    default:
      throw new Error(`form: ${node.path}#${node.pointer} was let through by the lints, but nobody can fill it in.`)
  }
}

function getInnerObject(node: Node): ObjectNode | null {
  const target = resolveWhole(node)
  const inner = target.kind === "array" ? resolveWhole(target.items) : target
  return inner.kind === "object" ? inner : null
}

function getOptions(node: Node): Pick<FormField, "options" | "choices"> {
  const target = resolveWhole(node)
  if (target.kind !== "enum") return {}
  const choices = node.meta.annotations["x-enumLabels"] ?? target.meta.annotations["x-enumLabels"]
  return { options: target.values, ...(isObject(choices) && { choices: choices as FormField["choices"] & object }) }
}

function isBareText(node: Node): boolean {
  return getFieldKind(node) === undefined && resolveWhole(node).kind === "string"
}

function getEntry(node: Node): Pick<FormField, "entry"> {
  const list = resolveWhole(node)
  const { label } = list.kind === "array" ? getEditorMeta(list.items) : {}
  return isObject(label) ? { entry: label as FormField["entry"] & object } : {}
}

function getLimits(node: Node): Limits {
  const text = node.kind === "object" ? node.properties.find(({ name }) => name === "value")?.node : undefined
  const bounded = text?.kind === "string" && getFieldKind(node) !== "date" ? text : node
  return Object.fromEntries(
    [...LIMITS, "integer" as const].flatMap((name) => (name in bounded ? [[name, bounded[name as never]]] : [])),
  )
}
