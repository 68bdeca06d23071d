import { posix } from "node:path"
import type { Config } from "./config.ts"
import { type BlockSource, emitDefaultsFile, emitIslands, emitRegistry, emitWireFile } from "./emit/emit-blocks.ts"
import { emitBlockIndex, emitBlockPage } from "./emit/emit-docs.ts"
import {
  emitParserFiles,
  emitReaderFiles,
  emitTypesFile,
  emitZodFiles,
  type Module,
  type ModuleSet,
} from "./emit/emit-modules.ts"
import { emitExamples, emitStories } from "./emit/emit-stories.ts"
import { emitTemplates } from "./emit/emit-templates.ts"
import { emitTextKeys, emitTexts } from "./emit/emit-texts.ts"
import { emitChecks, emitZodRuntime } from "./emit/runtime.ts"
import type { Definition, Ir } from "./ir/ir.types.ts"
import { reachable } from "./ir/refs-of.ts"
import { kebabCase } from "./names.ts"
import { scanBlocks, scanIslands } from "./scan-blocks.ts"
import { scanExamples } from "./scan-examples.ts"
import type { Schemas } from "./schema/read-schemas.ts"

/** Text of every generated file by its path from the root of the repository. */
export type Files = Map<string, string>

/** Works out every file from the schemas; nothing is written yet. */
export function planFiles(root: string, config: Config, schemas: Schemas, ir: Ir): Files {
  const files: Files = new Map()
  planFields(files, config, schemas, ir)
  planBlocks(files, root, config, ir)
  planSite(files, config, schemas, ir)
  planServices(files, config, ir)
  planTemplates(files, config, ir)
  planDocs(files, root, config, ir)
  return files
}

function rootsIn(ir: Ir, folder: string): Definition[] {
  return [...ir.roots.values()].filter(({ path }) => path.startsWith(`${folder}/`))
}

/** `blocks/hero-banner/hero-banner.schema.json` becomes `hero-banner`, `services/content/answer.schema.json` becomes `content/answer`. */
function moduleOf({ path }: Definition): string {
  const [room = "", second = ""] = path.split("/")
  if (room === "fields") return "fields"
  if (room === "blocks") return second
  const name = posix.basename(path, ".schema.json")
  return room === "services" ? `${second}/${name}` : kebabCase(name)
}

function planFields(files: Files, { fields, schemas: folder, command }: Config, schemas: Schemas, ir: Ir): void {
  if (!fields) return
  const module: Module = {
    name: "fields",
    from: `${folder}/fields`,
    definitions: [...reachable(rootsIn(ir, "fields"))],
  }
  const set: ModuleSet = { modules: [module], typesFrom: (name) => `./${name}.ts`, moduleOf, command }
  files.set(`${fields.out}/fields.ts`, emitTypesFile(module, set))
  const dictionary = schemas.files.get("site/dictionary.schema.json")
  if (dictionary)
    files.set(`${fields.out}/texts.ts`, emitTextKeys(dictionary.schema, `${folder}/${dictionary.path}`, command))
}

function planBlocks(files: Files, root: string, { blocks, schemas, schemasPackage, command }: Config, ir: Ir): void {
  if (!blocks) return
  const out = `${blocks.source}/generated`
  const definitions = rootsIn(ir, "blocks")
  planModules(files, out, definitions, schemas, command, { renderer: blocks.renderer, withZod: true })
  for (const definition of definitions) {
    const name = moduleOf(definition)
    const from = `${schemas}/${definition.path}`
    files.set(`${out}/${name}.wire.ts`, emitWireFile(definition, from, blocks.renderer, command))
    files.set(`${out}/${name}.defaults.ts`, emitDefaultsFile(definition, from, command))
  }
  const folders = new Map(scanBlocks(root, blocks.source).map((folder) => [folder.name, folder]))
  const sources: BlockSource[] = definitions.map((definition) => {
    const name = moduleOf(definition)
    return { components: [], hasLoader: false, ...folders.get(name), name, definition }
  })
  const examples = definitions.map((definition) => {
    const name = moduleOf(definition)
    return { name, definition, examples: scanExamples(root, schemas, name) }
  })
  for (const { name, definition, examples: own } of examples)
    files.set(
      `${out}/${name}.stories.tsx`,
      emitStories(definition, own, {
        from: `${schemas}/${posix.dirname(definition.path)}/examples`,
        command,
        packageName: schemasPackage,
      }),
    )
  files.set(
    `${out}/examples.ts`,
    emitExamples(examples, { from: `${schemas}/blocks/*/examples`, command, packageName: schemasPackage }),
  )
  files.set(`${out}/registry.ts`, emitRegistry(sources, blocks.renderer, schemas, command))
  files.set(
    `${out}/islands.tsx`,
    emitIslands(scanIslands(root, blocks.source), blocks.renderer, blocks.source, command),
  )
}

function planSite(files: Files, { site, schemas: folder, command }: Config, schemas: Schemas, ir: Ir): void {
  if (!site) return
  const definitions = ["page", "settings", "site"].flatMap((name) => ir.roots.get(`site/${name}.schema.json`) ?? [])
  const named = (definition: Definition) =>
    definition.path.startsWith("site/") ? kebabCase(definition.name) : moduleOf(definition)
  planModules(files, site.out, definitions, folder, command, { renderer: site.renderer, withParsers: true, named })
  for (const definition of definitions.filter(({ name }) => name !== "SiteConfig"))
    files.set(
      `${site.out}/${named(definition)}.wire.ts`,
      emitWireFile(definition, `${folder}/${definition.path}`, site.renderer, command),
    )
  const dictionary = schemas.files.get("site/dictionary.schema.json")
  if (dictionary)
    files.set(
      `${site.out}/texts.ts`,
      emitTexts(dictionary.schema, `${folder}/${dictionary.path}`, site.renderer, command),
    )
}

function planServices(files: Files, { services, schemas, command }: Config, ir: Ir): void {
  if (!services) return
  planModules(files, services.out, rootsIn(ir, "services"), schemas, command, { withParsers: true })
}

function planTemplates(files: Files, { templates, schemas, command }: Config, ir: Ir): void {
  if (!templates) return
  const site = ["page", "settings"].flatMap((name) => ir.roots.get(`site/${name}.schema.json`) ?? [])
  files.set(`${templates.out}/templates.ts`, emitTemplates([...rootsIn(ir, "blocks"), ...site], schemas, command))
}

function planDocs(files: Files, root: string, { docs, schemas, command }: Config, ir: Ir): void {
  if (!docs) return
  const options = { schemas, command, toRoot: posix.relative(docs.out, "") }
  const definitions = rootsIn(ir, "blocks")
  for (const definition of definitions) {
    const name = moduleOf(definition)
    files.set(`${docs.out}/${name}.md`, emitBlockPage(definition, name, scanExamples(root, schemas, name), options))
  }
  files.set(`${docs.out}/README.md`, emitBlockIndex(definitions, moduleOf, options))
}

interface ModuleOptions {
  /** Package that the types of fields come from; without one they are written beside. */
  readonly renderer?: string | null
  readonly withZod?: boolean
  readonly withParsers?: boolean
  readonly named?: (definition: Definition) => string
}

/** Types and parsers of a folder. Field types come from a package where there is one, else they are written beside. */
function planModules(
  files: Files,
  out: string,
  roots: readonly Definition[],
  schemas: string,
  command: string,
  { renderer = null, withZod = false, withParsers = false, named = moduleOf }: ModuleOptions,
): void {
  const all = reachable(roots)
  const modules = [...Map.groupBy(all, named)].map(([name, definitions]): Module => {
    const [first] = definitions
    const isOne = definitions.every(({ path }) => path === first?.path)
    return {
      name,
      definitions,
      from: isOne ? `${schemas}/${first?.path}` : `${schemas}/${posix.dirname(first?.path ?? "")}`,
    }
  })
  const set: ModuleSet = {
    modules,
    moduleOf: named,
    command,
    withParsers,
    typesFrom: (name) => (name === "fields" && renderer ? renderer : `./${name}.ts`),
  }
  const checks = new Set<string>()
  for (const module of modules) {
    const isShared = module.name === "fields" && renderer !== null
    if (!isShared) files.set(`${out}/${module.name}.ts`, emitTypesFile(module, set))
    const parser = emitParserFiles(module, set)
    files.set(`${out}/${module.name}.parser.js`, parser.js)
    files.set(`${out}/${module.name}.parser.d.ts`, parser.types)
    for (const check of parser.checks) checks.add(check)
    const block = module.definitions.find(({ path, pointer }) => path.startsWith("blocks/") && pointer === "")
    const reader = block && renderer ? emitReaderFiles(module, block, set, renderer) : null
    if (reader) {
      files.set(`${out}/${module.name}.reader.js`, reader.js)
      files.set(`${out}/${module.name}.reader.d.ts`, reader.types)
      for (const check of reader.checks) checks.add(check)
    }
    if (!withZod) continue
    const zod = emitZodFiles(module, set)
    files.set(`${out}/${module.name}.zod.js`, zod.js)
    files.set(`${out}/${module.name}.zod.d.ts`, zod.types)
    for (const check of zod.checks) checks.add(check)
  }
  if (withZod) {
    const runtime = emitZodRuntime(command)
    files.set(`${out}/zod.js`, runtime.js)
    files.set(`${out}/zod.d.ts`, runtime.types)
  }
  if (checks.size === 0) return
  const { js, types } = emitChecks(checks, command)
  files.set(`${out}/checks.js`, js)
  files.set(`${out}/checks.d.ts`, types)
}
