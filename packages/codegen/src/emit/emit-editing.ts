import type { Definition } from "../ir/ir.types.ts"
import { isPageTemplate } from "../ir/is-of-pages.ts"
import { isObject } from "../schema/json.ts"
import { createBlockMeta } from "./emit-blocks.ts"
import { getFormName, listTextFields } from "./emit-form.ts"
import { formatHeader, formatJsonLiteral, formatKey, indent, joinFile, toStringLiteral } from "./source.ts"

interface EditedBlock {
  readonly name: string
  readonly definition: Definition
}

interface EditedPage {
  /** The names of two modules: `form` contains the form, and `module` contains the validator. */
  readonly form: string
  readonly module: string
  readonly definition: Definition
}

export function emitEditing(
  blocks: readonly EditedBlock[],
  pages: readonly EditedPage[],
  schemas: string,
  command: string,
): string {
  return joinFile(
    `${formatHeader(`${schemas}/blocks and ${schemas}/site`, command)}\nimport type { Form } from "./form.js"\nimport type { DescribeOptions, Issue } from "./messages.js"`,
    TYPES,
    `/** The blocks of the sites, by folder name. */\nexport const blocks: Readonly<Record<string, BlockEditing>> = {\n${blocks.map(formatEntry).join("")}}`,
    ...listPageFields(pages),
    `/** Loads the fixes that an editor can apply with one click. */\nexport const fixes = () => import("./fixes.js")`,
  )
}

function listPageFields(pages: readonly EditedPage[]): readonly string[] {
  const all = pages.find(({ definition }) => !isPageTemplate(definition))
  if (all === undefined) return []
  const templates = pages.filter((page) => page !== all)
  const ofTemplates = templates.map((page) => {
    const { cmsName, label } = createBlockMeta(page.definition)
    return `${formatKey(cmsName)}: ${formatObject([`label: ${toStringLiteral(label)}`, ...listLoaders(page)])},\n`
  })
  const lines = [`all: ${formatObject(listLoaders(all))}`, `templates: {\n${indent(ofTemplates.join(""))}}`]
  return [`/** The fields of pages. */\nexport const pages: PageEditing = ${formatObject(lines)}`]
}

function listLoaders({ form, module, definition }: EditedPage): readonly string[] {
  return [
    `form: async () => (await import("./${form}.form.ts")).${getFormName(definition)}`,
    `explain: async () => (await import("./${module}.zod.js")).explain${definition.name}`,
  ]
}

function formatObject(lines: readonly string[]): string {
  return `{\n${indent(lines.map((line) => `${line},\n`).join(""))}}`
}

const TYPES = `/** The form and the validator of fields. */
export interface FieldsEditing {
  readonly form: () => Promise<Form>
  readonly explain: () => Promise<(fields: unknown, options?: DescribeOptions) => Issue[]>
}

export interface PageEditing {
  readonly all: FieldsEditing
  readonly templates: Readonly<Record<string, TemplateEditing>>
}

export interface TemplateEditing extends FieldsEditing {
  /** The label of the template in the list from which an editor selects one for a new page. */
  readonly label: string
}

export interface BlockEditing extends FieldsEditing {
  readonly label: string
  /** The category in which the block is listed. */
  readonly category: string
  readonly version: number
  /** The areas of a page in which the block is allowed. */
  readonly areas: readonly string[]
  /**
   * The placeholders of the block, in which other blocks can be placed. A placeholder without a list of allowed blocks
   * accepts any block of the same area.
   */
  readonly placeholders: Readonly<Record<string, PlaceholderEditing>>
  /**
   * The names of the text fields. The first text that is not empty is shown to distinguish the block from others of the
   * same kind.
   */
  readonly texts: readonly string[]
}

export interface PlaceholderEditing {
  /** The label for editors, by language. */
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

function formatPlaceholders({ node }: Definition): string {
  const block = node.meta.annotations["x-block"]
  const placeholders = isObject(block) && isObject(block.placeholders) ? block.placeholders : {}
  const start = "    placeholders: "
  return formatJsonLiteral(placeholders, start.length, 4).replaceAll("\n    ", "\n")
}
