import type { Definition } from "../ir/ir.types.ts"
import { isPageTemplate } from "../ir/is-of-pages.ts"
import { isObject } from "../schema/json.ts"
import { createBlockMeta } from "./emit-blocks.ts"
import { getFormName, listTextFields } from "./emit-form.ts"
import { formatHeader, formatJsonLiteral, formatKey, indent, joinFile, toStringLiteral } from "./source.ts"

interface EditedBlock {
  /** The folder name of the block. */
  readonly name: string
  readonly definition: Definition
}

/** The page data of all templates, or of one template. */
interface EditedPage {
  /** The prefixes of the files with the form and the validator. */
  readonly form: string
  readonly module: string
  readonly definition: Definition
}

/**
 * Emits the data of every block for an editor: its allowed placeholders and, loaded on demand, its form and its
 * validator. Emits the same for page data.
 */
export function emitEditing(
  blocks: readonly EditedBlock[],
  pages: readonly EditedPage[],
  schemas: string,
  command: string,
): string {
  return joinFile(
    `${formatHeader(`${schemas}/blocks and ${schemas}/site`, command)}\nimport type { Form } from "./form.js"\nimport type { DescribeOptions, Issue } from "./messages.js"`,
    TYPES,
    `/** Every block of the sites by its folder. */\nexport const blocks: Readonly<Record<string, BlockEditing>> = {\n${blocks.map(formatEntry).join("")}}`,
    ...listPageFields(pages),
    `/** What mends an issue without asking its editor much. */\nexport const fixes = () => import("./fixes.js")`,
  )
}

/** Lists the fields that all pages have. */
function listPageFields(pages: readonly EditedPage[]): readonly string[] {
  const all = pages.find(({ definition }) => !isPageTemplate(definition))
  if (all === undefined) return []
  const templates = pages.filter((page) => page !== all)
  const ofTemplates = templates.map((page) => {
    const { cmsName, label } = createBlockMeta(page.definition)
    return `${formatKey(cmsName)}: ${formatObject([`label: ${toStringLiteral(label)}`, ...listLoaders(page)])},\n`
  })
  const lines = [`all: ${formatObject(listLoaders(all))}`, `templates: {\n${indent(ofTemplates.join(""))}}`]
  return [`/** What pages say of themselves. */\nexport const pages: PageEditing = ${formatObject(lines)}`]
}

/** Lists the loaders of the form and the validator of a schema. */
function listLoaders({ form, module, definition }: EditedPage): readonly string[] {
  return [
    `form: async () => (await import("./${form}.form.ts")).${getFormName(definition)}`,
    `explain: async () => (await import("./${module}.zod.js")).explain${definition.name}`,
  ]
}

function formatObject(lines: readonly string[]): string {
  return `{\n${indent(lines.map((line) => `${line},\n`).join(""))}}`
}

const TYPES = `/** Fields as their editors meet them. */
export interface FieldsEditing {
  readonly form: () => Promise<Form>
  readonly explain: () => Promise<(fields: unknown, options?: DescribeOptions) => Issue[]>
}

/** Fields of pages: those of all, and those of a template beside them. */
export interface PageEditing {
  readonly all: FieldsEditing
  readonly templates: Readonly<Record<string, TemplateEditing>>
}

export interface TemplateEditing extends FieldsEditing {
  /** Under which a new page of it is offered. */
  readonly label: string
}

/** A block as its editors meet it. */
export interface BlockEditing extends FieldsEditing {
  readonly label: string
  /** Kind of block, under which it is offered. */
  readonly category: string
  readonly version: number
  /** Areas of a page that it may stand in. */
  readonly areas: readonly string[]
  /** Its placeholders, and what may stand in each; any block of the same area where nothing is said. */
  readonly placeholders: Readonly<Record<string, PlaceholderEditing>>
  /** Its texts: the first that is filled in tells it from others of its kind. */
  readonly texts: readonly string[]
}

export interface PlaceholderEditing {
  /** What editors call it, by language. */
  readonly label: Readonly<Record<string, string>>
  readonly allow?: readonly string[]
  readonly max?: number
}`

function formatEntry({ name, definition }: EditedBlock): string {
  const { label, category, version, area } = createBlockMeta(definition)
  const lines = [
    `label: ${toStringLiteral(label)}`,
    `category: ${toStringLiteral(category)}`,
    `version: ${version}`,
    `areas: [${area.map((item) => toStringLiteral(String(item))).join(", ")}]`,
    `placeholders: ${formatPlaceholders(definition)}`,
    `texts: [${listTextFields(definition).map(toStringLiteral).join(", ")}]`,
    ...listLoaders({ form: name, module: name, definition }),
  ]
  return `  ${formatKey(name)}: {\n${indent(lines.map((line) => `${line},\n`).join(""), "    ")}  },\n`
}

/** Formats the placeholders of a block, wrapped for the indentation of its entry. */
function formatPlaceholders({ node }: Definition): string {
  const block = node.meta.annotations["x-block"]
  const placeholders = isObject(block) && isObject(block.slots) ? block.slots : {}
  const start = "    placeholders: "
  return formatJsonLiteral(placeholders, start.length, 4).replaceAll("\n    ", "\n")
}
