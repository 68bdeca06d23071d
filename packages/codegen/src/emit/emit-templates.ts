import type { Definition, Node, ObjectNode } from "../ir/ir.types.ts"
import { isPageTemplate } from "../ir/is-of-pages.ts"
import { toSentenceCase } from "../names.ts"
import { isObject, type Json, type JsonObject, toStringOrUndefined } from "../schema/json.ts"
import { createBlockMeta } from "./emit-blocks.ts"
import { getEditorMeta } from "./emit-form.ts"
import { createRootWire, findObject, getCmsName, type WireEntry } from "./emit-wire.ts"
import { formatHeader, formatJsonLiteral, joinFile } from "./source.ts"

const FIELD_TYPES: Readonly<Record<string, string>> = {
  text: "Single-Line Text",
  "rich-text": "Rich Text",
  image: "Image",
  link: "General Link",
  file: "File",
  date: "Datetime",
  boolean: "Checkbox",
  string: "Single-Line Text",
  choice: "Droplist",
  reference: "Droplink",
  "reference-list": "Multilist",
  item: "Droplink",
  list: "Multilist",
}

const TYPES = `/** The name of a field type in the content platform. */
export type FieldType =
  | "Single-Line Text"
  | "Multi-Line Text"
  | "Rich Text"
  | "Image"
  | "General Link"
  | "File"
  | "Date"
  | "Datetime"
  | "Checkbox"
  | "Integer"
  | "Number"
  | "Droplist"
  | "Droplink"
  | "Multilist"

export interface TemplateField {
  readonly name: string
  readonly type: FieldType
  readonly prop: string
  /** The form of the value: a field object, a plain value or a list of items. */
  readonly kind: string
  /**
   * The index in a list that the platform stores in numbered fields: \`Label2\` is \`{ prop: "facts", at: 2, part:
   * "label" }\`.
   */
  readonly at?: number
  readonly part?: string
  /** The section of the editor's form that contains the field. */
  readonly section?: string
  readonly title?: string
  /** The options of a Droplist. */
  readonly source?: readonly string[]
  /** The fields of the items to which a Droplink or Multilist refers. */
  readonly of?: readonly TemplateField[]
}

export interface Template {
  readonly name: string
  /** The folder name of the block. It is \`null\` for the templates of pages, items and settings. */
  readonly block: string | null
  /** The version of the block's schema. */
  readonly version?: number
  /** The names of the templates from which this template inherits. */
  readonly base?: readonly string[]
  readonly description: string
  readonly fields: readonly TemplateField[]
  /** The initial values of a new item, by field name. */
  readonly standardValues: Readonly<Record<string, string | number | boolean>>
}`

const BASE_PAGE = "Page"

export function emitTemplate(definition: Definition): string {
  return `  ${formatJsonLiteral(createTemplateData(definition), 2, 2)},\n`
}

export function createTemplateData(definition: Definition): JsonObject {
  const object = findObject(definition.node)
  const isBlock = definition.path.startsWith("blocks/")
  const { cmsName, version } = createBlockMeta(definition)
  return {
    name: cmsName,
    block: isBlock ? (definition.path.split("/")[1] ?? null) : null,
    ...(isBlock && { version }),
    ...(isPageTemplate(definition) && { base: [BASE_PAGE] }),
    description: definition.node.meta.description ?? "",
    fields: createRootWire(definition).map((entry) => ({
      ...createField(entry),
      ...createSection(entry, object),
    })) as unknown as Json,
    standardValues: getStandardValues(definition),
  }
}

export function emitTemplates(templates: readonly string[], from: string, command: string): string {
  return joinFile(
    formatHeader(from, command),
    TYPES,
    `/** All templates, those of blocks first. */\nexport const templates: readonly Template[] = [\n${templates.join("")}]`,
  )
}

function createField({ name, prop, kind, at, part, of, choices, node }: WireEntry): Record<string, unknown> {
  return {
    name,
    type: getFieldType(kind, node),
    prop,
    kind,
    ...(at !== undefined && { at, part }),
    ...createTitle(node, at),
    ...(choices && { source: [...new Set(Object.values(choices))] }),
    ...(of && { of: of.map(createField) }),
  }
}

function createTitle(node: Node, at: number | undefined): { title?: string } {
  const { label } = getEditorMeta(node)
  const title = isObject(label) ? toStringOrUndefined(label.en) : undefined
  return title === undefined ? {} : { title: at === undefined ? title : `${title} ${at}` }
}

function createSection({ prop }: WireEntry, object: ObjectNode | null): { section?: string } {
  const property = object?.properties.find(({ name }) => name === prop)
  const group = property && toStringOrUndefined(getEditorMeta(property.node).group)
  return group === undefined ? {} : { section: toSentenceCase(group) }
}

function getFieldType(kind: string, node: Node): string {
  if (kind === "text" && toStringOrUndefined(getEditorMeta(node).widget) === "multi-line") return "Multi-Line Text"
  if (node.kind === "string" && node.format === "date") return "Date"
  if (node.kind === "string" && node.format === "date-time") return "Datetime"
  if (kind === "number") return node.kind === "number" && node.integer ? "Integer" : "Number"
  return FIELD_TYPES[kind] ?? "Single-Line Text"
}

/**
 * Returns the standard values for the platform. Lists and objects are left out, since they cannot have standard values.
 */
function getStandardValues(definition: Definition): Record<string, Json> {
  const properties = findObject(definition.node)?.properties ?? []
  return Object.fromEntries(
    properties.flatMap((property) => {
      const value = property.node.meta.default
      return value === undefined || typeof value === "object" ? [] : [[getCmsName(property), value]]
    }),
  )
}
