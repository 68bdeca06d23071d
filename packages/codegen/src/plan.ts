import { posix } from "node:path"
import { type BlockSource, emitDefaultsFile, emitIslands, emitRegistry, emitWireFile } from "./emit/emit-blocks.ts"
import { emitDialect } from "./emit/emit-dialect.ts"
import { emitBlockIndex, emitBlockPage } from "./emit/emit-docs.ts"
import { emitFormFile } from "./emit/emit-form.ts"
import { emitQueryFile } from "./emit/emit-graphql.ts"
import {
  emitMessagesFiles,
  emitParserFiles,
  emitReaderFiles,
  emitTypesFile,
  emitZodFiles,
  type Module,
  type ModuleSet,
} from "./emit/emit-modules.ts"
import { emitExamples, emitStories } from "./emit/emit-stories.ts"
import { emitTemplate, emitTemplates } from "./emit/emit-templates.ts"
import { emitTextKeys, emitTexts } from "./emit/emit-texts.ts"
import { emitChecks, emitExplaining, emitFormRuntime } from "./emit/runtime.ts"
import { planHistory } from "./evolution/release/plan-history.ts"
import type { Definition, Ir } from "./ir/ir.types.ts"
import { reachable } from "./ir/refs-of.ts"
import { kebabCase } from "./names.ts"
import type { Schemas } from "./schema/read-schemas.ts"
import type { Workspace } from "./workspace.ts"

/** Text of every generated file by its path from the root of the repository. */
export type Files = Map<string, string>

/** What files are worked out from. */
export interface Sources {
  readonly workspace: Workspace
  readonly schemas: Schemas
  readonly ir: Ir
  /** What `make` gave before for these definitions, all they lead to, and these options; plain data. */
  readonly recall: <Result>(
    what: string,
    definitions: readonly Definition[],
    options: unknown,
    make: () => Result,
  ) => Result
}

/** Works out every file from the schemas; nothing is written yet. */
export function planFiles(sources: Sources): Files {
  const files: Files = new Map()
  planFields(files, sources)
  planBlocks(files, sources)
  planSite(files, sources)
  planServices(files, sources)
  planTemplates(files, sources)
  planDocs(files, sources)
  const { schemas, command } = sources.workspace.config
  files.set(`${schemas}/generated/dialect.json`, emitDialect(command))
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

function planFields(files: Files, { workspace, schemas, ir }: Sources): void {
  const { fields, schemas: folder, command } = workspace.config
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

function planBlocks(files: Files, sources: Sources): void {
  const { workspace, ir, recall } = sources
  const { blocks, schemas, schemasPackage, command } = workspace.config
  if (!blocks) return
  const out = `${blocks.source}/generated`
  const definitions = rootsIn(ir, "blocks")
  planModules(files, out, definitions, sources, { renderer: blocks.renderer, withZod: true })
  for (const definition of definitions) {
    const name = moduleOf(definition)
    const from = `${schemas}/${definition.path}`
    const examples = workspace.examplesOf(name)
    const own = recall("block", [definition], examples, () => ({
      [`${name}.wire.ts`]: emitWireFile(definition, from, blocks.renderer, command),
      [`${name}.defaults.ts`]: emitDefaultsFile(definition, from, command),
      [`${name}.graphql`]: emitQueryFile(definition, from, command),
      [`${name}.form.ts`]: emitFormFile(definition, from, command),
      [`${name}.stories.tsx`]: emitStories(definition, examples, {
        from: `${schemas}/${posix.dirname(definition.path)}`,
        command,
        packageName: schemasPackage,
      }),
    }))
    for (const [file, text] of Object.entries(own)) files.set(`${out}/${file}`, text)
  }
  const form = emitFormRuntime(command)
  files.set(`${out}/form.js`, form.js)
  files.set(`${out}/form.d.ts`, form.types)
  const folders = new Map(workspace.blockFolders().map((folder) => [folder.name, folder]))
  const built = definitions.map((definition): BlockSource => {
    const name = moduleOf(definition)
    return { components: [], hasLoader: false, hasMigrations: false, ...folders.get(name), name, definition }
  })
  for (const { name, definition } of built.filter((block) => block.hasMigrations))
    files.set(`${out}/${name}.history.ts`, planHistory(workspace.root, workspace.config, name, definition))
  const examples = built.map(({ name }) => ({ name, examples: workspace.examplesOf(name) }))
  const examplesFrom = { from: `${schemas}/blocks/*/examples`, command, packageName: schemasPackage }
  files.set(
    `${out}/examples.ts`,
    recall("examples", [], examples, () => emitExamples(examples, examplesFrom)),
  )
  files.set(`${out}/registry.ts`, emitRegistry(built, blocks.renderer, schemas, command))
  files.set(`${out}/islands.tsx`, emitIslands(workspace.islands(), blocks.renderer, blocks.source, command))
}

function planSite(files: Files, sources: Sources): void {
  const { workspace, schemas, ir } = sources
  const { site, schemas: folder, command } = workspace.config
  if (!site) return
  const definitions = ["page", "settings", "site"].flatMap((name) => ir.roots.get(`site/${name}.schema.json`) ?? [])
  const named = (definition: Definition) =>
    definition.path.startsWith("site/") ? kebabCase(definition.name) : moduleOf(definition)
  planModules(files, site.out, definitions, sources, { renderer: site.renderer, withParsers: true, named })
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

function planServices(files: Files, sources: Sources): void {
  const { services } = sources.workspace.config
  if (services) planModules(files, services.out, rootsIn(sources.ir, "services"), sources, { withParsers: true })
}

function planTemplates(files: Files, { workspace, ir, recall }: Sources): void {
  const { templates, schemas, command } = workspace.config
  if (!templates) return
  const site = ["page", "settings"].flatMap((name) => ir.roots.get(`site/${name}.schema.json`) ?? [])
  const texts = [...rootsIn(ir, "blocks"), ...site].map((definition) =>
    recall("template", [definition], null, () => emitTemplate(definition)),
  )
  files.set(`${templates.out}/templates.ts`, emitTemplates(texts, schemas, command))
}

function planDocs(files: Files, { workspace, ir, recall }: Sources): void {
  const { docs, blocks, schemas, command } = workspace.config
  if (!docs) return
  const options = { schemas, command, toRoot: posix.relative(docs.out, ""), source: blocks?.source ?? "" }
  const definitions = rootsIn(ir, "blocks")
  for (const definition of definitions) {
    const name = moduleOf(definition)
    const examples = workspace.examplesOf(name)
    const [first] = examples
    const least = first ? workspace.text(`${schemas}/${first.path}`) : null
    const sources = { name, examples, least, look: workspace.lookOf(name) }
    files.set(
      `${docs.out}/${name}.md`,
      recall("page", [definition], sources, () => emitBlockPage(definition, sources, options)),
    )
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
  { workspace, recall }: Sources,
  { renderer = null, withZod = false, withParsers = false, named = moduleOf }: ModuleOptions,
): void {
  const { schemas, command } = workspace.config
  const modules = [...Map.groupBy(reachable(roots), named)].map(([name, definitions]): Module => {
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
    const made = recall("module", module.definitions, { out, name: module.name }, () =>
      emitModule(module, set, renderer, withZod),
    )
    for (const [file, text] of Object.entries(made.files)) files.set(`${out}/${file}`, text)
    for (const check of made.checks) checks.add(check)
  }
  if (withZod) for (const [name, text] of emitExplaining(command)) files.set(`${out}/${name}`, text)
  if (checks.size === 0) return
  const { js, types } = emitChecks(checks, command)
  files.set(`${out}/checks.js`, js)
  files.set(`${out}/checks.d.ts`, types)
}

interface ModuleFiles {
  readonly files: Readonly<Record<string, string>>
  /** Names of the checks that they import. */
  readonly checks: readonly string[]
}

function emitModule(module: Module, set: ModuleSet, renderer: string | null, withZod: boolean): ModuleFiles {
  const isShared = module.name === "fields" && renderer !== null
  const block = module.definitions.find(({ path, pointer }) => path.startsWith("blocks/") && pointer === "")
  const code = {
    parser: emitParserFiles(module, set),
    reader: block && renderer ? emitReaderFiles(module, block, set, renderer) : null,
    zod: withZod ? emitZodFiles(module, set) : null,
    messages: withZod ? emitMessagesFiles(module, set) : null,
  }
  const files: Record<string, string> = isShared ? {} : { [`${module.name}.ts`]: emitTypesFile(module, set) }
  const checks: string[] = []
  for (const [kind, made] of Object.entries(code)) {
    if (made === null) continue
    files[`${module.name}.${kind}.js`] = made.js
    files[`${module.name}.${kind}.d.ts`] = made.types
    checks.push(...made.checks)
  }
  return { files, checks }
}
