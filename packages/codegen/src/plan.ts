import { posix } from "node:path"
import { planServices, type ServiceSources } from "./contract/plan-contracts.ts"
import {
  type BlockSource,
  emitDefaultsFile,
  emitIslands,
  emitRegistry,
  emitStyles,
  emitWireFile,
} from "./emit/emit-blocks.ts"
import { emitChoices } from "./emit/emit-choices.ts"
import { emitDialect, emitLabelsSchema } from "./emit/emit-dialect.ts"
import { emitBlockIndex, emitBlockPage } from "./emit/emit-docs.ts"
import { emitEditing } from "./emit/emit-editing.ts"
import { emitFormFile } from "./emit/emit-form.ts"
import { emitQueryFile } from "./emit/emit-graphql.ts"
import { emitTypesFile, type Module } from "./emit/emit-modules.ts"
import { emitPageTemplates, emitPageTypes } from "./emit/emit-pages.ts"
import { emitStoredHistories } from "./emit/emit-stored-histories.ts"
import { emitExamples, emitStories } from "./emit/emit-stories.ts"
import { emitTemplate, emitTemplates } from "./emit/emit-templates.ts"
import { emitKitMessages, emitTextKeys, emitTexts } from "./emit/emit-texts.ts"
import { emitFormRuntime } from "./emit/runtime.ts"
import { planHistory, planStoredHistory } from "./evolution/release/plan-history.ts"
import { findReachable } from "./ir/find-refs.ts"
import type { Definition, Ir } from "./ir/ir.types.ts"
import { isOfPages } from "./ir/is-of-pages.ts"
import { toKebabCase } from "./names.ts"
import { type Files, planModules, toModuleName } from "./plan-modules.ts"
import type { Workspace } from "./workspace.ts"

const PAGES = "site/pages"
const ITEMS = "site/items"

export interface Sources extends ServiceSources {
  readonly workspace: Workspace
}

export function planFiles(sources: Sources): Files {
  const files: Files = new Map()
  planFields(files, sources)
  planBlocks(files, sources)
  planEditor(files, sources)
  planSite(files, sources)
  planKit(files, sources)
  planServices(files, sources)
  planTemplates(files, sources)
  planDocs(files, sources)
  const { schemas, command } = sources.workspace.config
  files.set(`${schemas}/generated/dialect.json`, emitDialect(command))
  files.set(`${schemas}/generated/labels.json`, emitLabelsSchema(command))
  return files
}

function selectRoots(ir: Ir, folder: string): Definition[] {
  return [...ir.roots.values()].filter(({ path }) => path.startsWith(`${folder}/`))
}

function planFields(files: Files, sources: Sources): void {
  const { workspace, schemas, ir } = sources
  const { fields, schemas: folder, command } = workspace.config
  if (!fields) return
  const definitions = [...findReachable(selectRoots(ir, "fields"))]
  files.set(`${fields.out}/fields.ts`, emitTypes({ name: "fields", from: `${folder}/fields`, definitions }, command))
  planPageTypes(files, sources)
  const dictionary = schemas.files.get("site/dictionary.schema.json")
  if (dictionary)
    files.set(`${fields.out}/texts.ts`, emitTextKeys(dictionary.schema, `${folder}/${dictionary.path}`, command))
}

function planPageTypes(files: Files, { workspace, ir }: Sources): void {
  const { fields, schemas: folder, command } = workspace.config
  const pages = selectRoots(ir, PAGES)
  if (!fields || pages.length === 0) return
  const definitions = [...findReachable(pages)].filter((definition) => toModuleName(definition) === "pages")
  const types = emitTypes({ name: "pages", from: `${folder}/${PAGES}`, definitions }, command)
  files.set(`${fields.out}/pages.ts`, types + emitPageTypes(pages))
}

function emitTypes(module: Module, command: string): string {
  const typesFrom = (name: string) => `./${name}.ts`
  return emitTypesFile(module, { modules: [module], typesFrom, getModule: toModuleName, command })
}

function planBlocks(files: Files, sources: Sources): void {
  const { workspace, ir, recall } = sources
  const { blocks, schemas, schemasPackage, command } = workspace.config
  if (!blocks) return
  const out = `${blocks.source}/generated`
  const definitions = selectRoots(ir, "blocks")
  // Blocks may be called as templates of pages are.
  const pages = [...ir.roots.values()].filter(isOfPages).map((definition) => ({
    form: `pages.${toKebabCase(definition.name)}`,
    module: toModuleName(definition),
    definition,
  }))
  const ofPages = pages.map(({ definition }) => definition)
  planModules(files, out, [...definitions, ...ofPages], sources, {
    renderer: blocks.renderer,
    withZod: true,
    explained: pages.map(({ module }) => module),
  })
  for (const { form, definition } of pages)
    files.set(`${out}/${form}.form.ts`, emitFormFile(definition, `${schemas}/${definition.path}`, command))
  for (const definition of definitions) {
    const name = toModuleName(definition)
    const from = `${schemas}/${definition.path}`
    const examples = workspace.listExamples(name)
    const blockFiles = recall("block", [definition], examples, () => ({
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
    for (const [file, text] of Object.entries(blockFiles)) files.set(`${out}/${file}`, text)
  }
  const form = emitFormRuntime(command)
  files.set(`${out}/form.js`, form.js)
  files.set(`${out}/form.d.ts`, form.types)
  const folders = new Map(workspace.blockFolders().map((folder) => [folder.name, folder]))
  const built = definitions.map((definition): BlockSource => {
    const name = toModuleName(definition)
    return { components: [], hasLoader: false, hasMigrations: false, ...folders.get(name), name, definition }
  })
  for (const { name, definition } of built.filter((block) => block.hasMigrations))
    files.set(`${out}/${name}.history.ts`, planHistory(workspace.root, workspace.config, name, definition))
  const examples = built.map(({ name }) => ({ name, examples: workspace.listExamples(name) }))
  const examplesFrom = { from: `${schemas}/blocks/*/examples`, command, packageName: schemasPackage }
  files.set(
    `${out}/examples.ts`,
    recall("examples", [], examples, () => emitExamples(examples, examplesFrom)),
  )
  const edited = definitions.map((definition) => ({ name: toModuleName(definition), definition }))
  files.set(`${out}/editing.ts`, emitEditing(edited, pages, schemas, command))
  files.set(`${out}/registry.ts`, emitRegistry(built, blocks.renderer, schemas, command))
  files.set(
    `${out}/choices.ts`,
    emitChoices(definitions, sources.schemas, blocks.renderer, { folder: schemas, command }),
  )
  const modules = emitIslands(workspace.islands(), blocks.openingIslands ?? [], blocks.renderer, blocks.source, command)
  for (const [file, text] of Object.entries(modules)) files.set(`${out}/${file}`, text)
  files.set(`${out}/styles.ts`, emitStyles(workspace.styles(), blocks.renderer, blocks.source, command))
}

function planEditor(files: Files, { workspace }: Sources): void {
  const { editor, command } = workspace.config
  if (!editor) return
  const form = emitFormRuntime(command)
  files.set(`${editor.out}/form.js`, form.js)
  files.set(`${editor.out}/form.d.ts`, form.types)
}

function planSite(files: Files, sources: Sources): void {
  const { workspace, schemas, ir } = sources
  const { site, schemas: folder, command } = workspace.config
  if (!site) return
  const definitions = ["page", "settings", "site"].flatMap((name) => ir.roots.get(`site/${name}.schema.json`) ?? [])
  const pages = selectRoots(ir, PAGES)
  const getName = (definition: Definition) =>
    /^site\/[^/]+$/.test(definition.path) ? toKebabCase(definition.name) : toModuleName(definition)
  planModules(files, site.out, [...definitions, ...pages], sources, {
    renderer: site.renderer,
    withParsers: true,
    getExportName: getName,
  })
  if (pages.length > 0)
    files.set(`${site.out}/page-templates.ts`, emitPageTemplates(pages, `${folder}/${PAGES}`, site.renderer, command))
  for (const definition of definitions.filter(({ name }) => name !== "SiteConfig"))
    files.set(
      `${site.out}/${getName(definition)}.wire.ts`,
      emitWireFile(definition, `${folder}/${definition.path}`, site.renderer, command),
    )
  const dictionary = schemas.files.get("site/dictionary.schema.json")
  if (dictionary)
    files.set(
      `${site.out}/texts.ts`,
      emitTexts(dictionary.schema, `${folder}/${dictionary.path}`, site.renderer, command),
    )
}

function planKit(files: Files, { workspace, schemas }: Sources): void {
  const { kit, schemas: folder, command } = workspace.config
  const dictionary = schemas.files.get("site/dictionary.schema.json")
  if (!kit || !dictionary) return
  const messages = emitKitMessages(dictionary.schema, `${folder}/${dictionary.path}`, command)
  for (const [file, text] of Object.entries(messages)) files.set(`${kit.out}/${file}`, text)
}

function planTemplates(files: Files, sources: Sources): void {
  const { workspace, ir, recall } = sources
  const { templates, schemas, command } = workspace.config
  if (!templates) return
  const site = ["page", "settings"].flatMap((name) => ir.roots.get(`site/${name}.schema.json`) ?? [])
  const others = [...site, ...selectRoots(ir, PAGES), ...selectRoots(ir, ITEMS)]
  const texts = [...selectRoots(ir, "blocks"), ...others].map((definition) =>
    recall("template", [definition], null, () => emitTemplate(definition)),
  )
  files.set(`${templates.out}/templates.ts`, emitTemplates(texts, schemas, command))
  planStoredHistories(files, sources, templates.out)
}

function planStoredHistories(files: Files, { workspace, ir }: Sources, out: string): void {
  const { root, config } = workspace
  if (!config.blocks) return
  const migrated = new Set(workspace.blockFolders().flatMap(({ name, hasMigrations }) => (hasMigrations ? [name] : [])))
  const histories = selectRoots(ir, "blocks").flatMap((definition) => {
    const block = toModuleName(definition)
    if (!migrated.has(block)) return []
    const { history, migrations } = planStoredHistory(root, config, block, definition)
    files.set(`${out}/migrations/${block}.migrations.ts`, migrations)
    return [history]
  })
  const { renderer, source } = config.blocks
  const from = `${config.schemas}/.released and ${source}`
  files.set(`${out}/histories.ts`, emitStoredHistories(histories, { from, renderer, command: config.command }))
}

function planDocs(files: Files, { workspace, ir, recall }: Sources): void {
  const { docs, blocks, schemas, command } = workspace.config
  if (!docs) return
  const options = { schemas, command, toRoot: posix.relative(docs.out, ""), source: blocks?.source ?? "" }
  const definitions = selectRoots(ir, "blocks")
  for (const definition of definitions) {
    const name = toModuleName(definition)
    const examples = workspace.listExamples(name)
    const [first] = examples
    const least = first ? workspace.text(`${schemas}/${first.path}`) : null
    const sources = { name, examples, least, styleFacts: workspace.readBlockStyle(name) }
    files.set(
      `${docs.out}/${name}.md`,
      recall("page", [definition], sources, () => emitBlockPage(definition, sources, options)),
    )
  }
  files.set(`${docs.out}/README.md`, emitBlockIndex(definitions, toModuleName, options))
}
