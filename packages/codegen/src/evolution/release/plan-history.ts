import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Config } from "../../config.ts"
import { createBlockMeta } from "../../emit/emit-blocks.ts"
import { emitHistory } from "../../emit/emit-history.ts"
import { emitStoredMigrations, type StoredHistory } from "../../emit/emit-stored-histories.ts"
import { buildIr } from "../../ir/build-ir.ts"
import type { Definition } from "../../ir/ir.types.ts"
import { getMigrationsFile } from "./migrations.ts"
import { readReleases } from "./released.ts"

export function planHistory(root: string, config: Config, block: string, definition: Definition): string {
  const from = `${config.schemas}/.released/${block}@*.json`
  const renderer = config.blocks?.renderer ?? ""
  const earlier = listEarlierDefinitions(root, config, block, definition)
  return emitHistory(definition, earlier, { block, from, renderer, command: config.command })
}

export function planStoredHistory(
  root: string,
  config: Config,
  block: string,
  definition: Definition,
): { readonly history: StoredHistory; readonly migrations: string } {
  const file = getMigrationsFile(config.blocks?.source ?? "", block)
  const text = readFileSync(join(root, file), "utf8")
  return {
    history: { block, earlier: listEarlierDefinitions(root, config, block, definition) },
    migrations: emitStoredMigrations(text, file, config.command),
  }
}

function listEarlierDefinitions(
  root: string,
  config: Config,
  block: string,
  definition: Definition,
): ReadonlyMap<number, Definition> {
  const { earlier, blocks } = readReleases(root, config.schemas)
  const last = blocks.get(block)
  const released = [...earlier.filter(({ name }) => name === block), ...(last ? [last] : [])]
  const previous = released.filter(({ version }) => version < createBlockMeta(definition).version)
  return new Map(
    previous.flatMap(({ version, schemas }) => {
      const files = new Map(Object.entries(schemas).map(([path, schema]) => [path, { path, schema }]))
      // What is released was right by the manners of its day.
      const match = buildIr({ folder: config.schemas, files }, { isFullDialect: true }).roots.get(definition.path)
      return match ? [[version, match] as const] : []
    }),
  )
}
