import type { Config } from "../../config.ts"
import { blockMeta } from "../../emit/emit-blocks.ts"
import { emitHistory } from "../../emit/emit-history.ts"
import { buildIr } from "../../ir/build-ir.ts"
import type { Definition } from "../../ir/ir.types.ts"
import { readReleases } from "./released.ts"

/** How a block's earlier content is read: by the wires of the versions released before the one its schema says now. */
export function planHistory(root: string, config: Config, block: string, definition: Definition): string {
  const { earlier, blocks } = readReleases(root, config.schemas)
  const last = blocks.get(block)
  const released = [...earlier.filter(({ name }) => name === block), ...(last ? [last] : [])]
  const before = released.filter(({ version }) => version < blockMeta(definition).version)
  const definitions = before.flatMap(({ version, schemas }) => {
    const files = new Map(Object.entries(schemas).map(([path, schema]) => [path, { path, schema }]))
    const own = buildIr({ folder: config.schemas, files }).roots.get(definition.path)
    return own ? [[version, own] as const] : []
  })
  const from = `${config.schemas}/.released/${block}@*.json`
  const renderer = config.blocks?.renderer ?? ""
  return emitHistory(definition, new Map(definitions), { block, from, renderer, command: config.command })
}
