import { posix } from "node:path"
import type { Config } from "./config.ts"
import {
  emitMessagesFiles,
  emitParserFiles,
  emitReaderFiles,
  emitTypesFile,
  emitZodFiles,
  type Module,
  type ModuleSet,
} from "./emit/emit-modules.ts"
import { emitChecks, emitExplaining } from "./emit/runtime.ts"
import { findReachable } from "./ir/find-refs.ts"
import type { Definition } from "./ir/ir.types.ts"
import { toKebabCase } from "./names.ts"

export type Files = Map<string, string>

/**
 * A function that caches a result. The cache key includes the options, the definitions and all definitions to which
 * they refer.
 */
export type Recall = <Result>(
  what: string,
  definitions: readonly Definition[],
  options: unknown,
  make: () => Result,
) => Result

export interface ModuleSources {
  readonly workspace: { readonly config: Pick<Config, "schemas" | "command"> }
  readonly recall: Recall
}

export function toModuleName({ path }: Definition): string {
  const [packageName = "", second = ""] = path.split("/")
  if (packageName === "fields") return "fields"
  if (packageName === "blocks") return second
  if (packageName === "site" && path.split("/").length > 2) return second
  const name = posix.basename(path, ".schema.json")
  return packageName === "services" ? `${second}/${name}` : toKebabCase(name)
}

function isShared(module: string): boolean {
  return module === "fields" || module === "pages"
}

export interface ModuleOptions {
  /** The package that exports the types of fields. If it is not set, these types are generated in the same folder. */
  readonly renderer?: string | null
  readonly withZod?: boolean
  readonly withParsers?: boolean
  /** The modules that contain no parsers, but only the code that explains issues. */
  readonly explained?: readonly string[]
  readonly getExportName?: (definition: Definition) => string
}

export function planModules(
  files: Files,
  out: string,
  roots: readonly Definition[],
  { workspace, recall }: ModuleSources,
  {
    renderer = null,
    withZod = false,
    withParsers = false,
    explained = [],
    getExportName = toModuleName,
  }: ModuleOptions,
): void {
  const { schemas, command } = workspace.config
  const modules = [...Map.groupBy(findReachable(roots), getExportName)].map(([name, definitions]): Module => {
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
    getModule: getExportName,
    command,
    withParsers,
    typesFrom: (name) => (isShared(name) && renderer ? renderer : `./${name}.ts`),
  }
  const start = out === "" ? "" : `${out}/`
  const checks = new Set<string>()
  for (const module of modules) {
    const isParsed = !explained.includes(module.name)
    const made = recall("module", module.definitions, { out, name: module.name, isParsed }, () =>
      emitModule(module, set, renderer, { withZod, isParsed }),
    )
    for (const [file, text] of Object.entries(made.files)) files.set(`${start}${file}`, text)
    for (const check of made.checks) checks.add(check)
  }
  if (withZod) for (const [name, text] of emitExplaining(command)) files.set(`${start}${name}`, text)
  if (checks.size === 0) return
  const { js, types } = emitChecks(checks, command)
  files.set(`${start}checks.js`, js)
  files.set(`${start}checks.d.ts`, types)
}

interface ModuleFiles {
  readonly files: Readonly<Record<string, string>>
  readonly checks: readonly string[]
}

interface Wanted {
  readonly withZod: boolean
  readonly isParsed: boolean
}

function emitModule(
  module: Module,
  set: ModuleSet,
  renderer: string | null,
  { withZod, isParsed }: Wanted,
): ModuleFiles {
  const block = module.definitions.find(({ path, pointer }) => path.startsWith("blocks/") && pointer === "")
  const code = {
    parser: isParsed ? emitParserFiles(module, set) : null,
    reader: block && renderer ? emitReaderFiles(module, block, set, renderer) : null,
    zod: withZod ? emitZodFiles(module, set) : null,
    messages: withZod ? emitMessagesFiles(module, set) : null,
  }
  const files: Record<string, string> =
    isShared(module.name) && renderer !== null ? {} : { [`${module.name}.ts`]: emitTypesFile(module, set) }
  const checks: string[] = []
  for (const [kind, made] of Object.entries(code)) {
    if (made === null) continue
    files[`${module.name}.${kind}.js`] = made.js
    files[`${module.name}.${kind}.d.ts`] = made.types
    checks.push(...made.checks)
  }
  return { files, checks }
}
