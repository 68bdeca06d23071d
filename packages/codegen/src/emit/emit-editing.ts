import type { Definition } from "../ir/ir.types.ts"
import { isObject, numberOf, stringsOf } from "../schema/json.ts"
import { blockMeta } from "./emit-blocks.ts"
import { formName, textFieldsOf } from "./emit-form.ts"
import { file, header, indent, key, quote } from "./source.ts"

interface EditedBlock {
  /** Folder name of the block. */
  readonly name: string
  readonly definition: Definition
}

/** What an editor needs of every block: where it may stand, and, once it is edited, its form and what finds faults. */
export function emitEditing(blocks: readonly EditedBlock[], schemas: string, command: string): string {
  return file(
    `${header(`${schemas}/blocks`, command)}\nimport type { Form } from "./form.js"\nimport type { DescribeOptions, Issue } from "./messages.js"`,
    TYPES,
    `/** Every block of the sites by its folder. */\nexport const blocks: Readonly<Record<string, BlockEditing>> = {\n${blocks.map(entry).join("")}}`,
    `/** What mends an issue without asking its editor much. */\nexport const fixes = () => import("./fixes.js")`,
  )
}

const TYPES = `/** A block as its editors meet it. */
export interface BlockEditing {
  readonly label: string
  /** Kind of block, under which it is offered. */
  readonly category: string
  readonly version: number
  /** Areas of a page that it may stand in. */
  readonly areas: readonly string[]
  /** Its placeholders, and what may stand in each; any block of the same area where nothing is said. */
  readonly slots: Readonly<Record<string, { readonly allow?: readonly string[]; readonly max?: number }>>
  /** Its texts: the first that is filled in tells it from others of its kind. */
  readonly texts: readonly string[]
  readonly form: () => Promise<Form>
  readonly explain: () => Promise<(fields: unknown, options?: DescribeOptions) => Issue[]>
}`

function entry({ name, definition }: EditedBlock): string {
  const { label, category, version, area } = blockMeta(definition)
  const lines = [
    `label: ${quote(label)}`,
    `category: ${quote(category)}`,
    `version: ${version}`,
    `areas: [${area.map((one) => quote(String(one))).join(", ")}]`,
    `slots: ${slotsOf(definition)}`,
    `texts: [${textFieldsOf(definition).map(quote).join(", ")}]`,
    `form: async () => (await import("./${name}.form.ts")).${formName(definition)}`,
    `explain: async () => (await import("./${name}.zod.js")).explain${definition.name}`,
  ]
  return `  ${key(name)}: {\n${indent(lines.map((line) => `${line},\n`).join(""), "    ")}  },\n`
}

function slotsOf({ node }: Definition): string {
  const block = node.meta.annotations["x-block"]
  const slots = isObject(block) && isObject(block.slots) ? Object.entries(block.slots) : []
  const written = slots.map(([name, slot]) => {
    const [allow, max] = isObject(slot) ? [stringsOf(slot.allow), numberOf(slot.max)] : [[], undefined]
    const parts = [
      ...(allow.length > 0 ? [`allow: [${allow.map(quote).join(", ")}]`] : []),
      ...(max === undefined ? [] : [`max: ${max}`]),
    ]
    return `${key(name)}: {${parts.length > 0 ? ` ${parts.join(", ")} ` : ""}}`
  })
  return written.length === 0 ? "{}" : `{ ${written.join(", ")} }`
}
