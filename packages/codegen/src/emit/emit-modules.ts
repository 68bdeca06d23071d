import { posix } from "node:path"
import { findRefs } from "../ir/find-refs.ts"
import type { Definition } from "../ir/ir.types.ts"
import { isEndless } from "../ir/nesting.ts"
import { emitGuides, getGuideName } from "./emit-messages.ts"
import { emitParsers, getParserName, getPartialParserName } from "./emit-parser.ts"
import { emitReader, getReaderName } from "./emit-reader.ts"
import { emitType, listTypeNames } from "./emit-types.ts"
import { findObject } from "./emit-wire.ts"
import { emitZodSchemas, formatExplainFunction, getZodName } from "./emit-zod.ts"
import { formatHeader, formatImport, joinFile } from "./source.ts"

/**
 * A group of definitions whose code is emitted to the same files: `<name>.ts`, `<name>.parser.js` and `<name>.zod.js`.
 */
export interface Module {
  readonly name: string
  readonly from: string
  readonly definitions: readonly Definition[]
}

export interface ModuleSet {
  readonly modules: readonly Module[]
  /** Returns the name of the module that exports the types of the given module. */
  readonly typesFrom: (module: string) => string
  readonly getModule: (definition: Definition) => string
  readonly command: string
  readonly withParsers?: boolean
}

export function emitTypesFile(module: Module, set: ModuleSet): string {
  const definitions = new Set(module.definitions)
  const imported = new Set(
    module.definitions.flatMap(({ node }) => [...findRefs(node)]).filter((used) => !definitions.has(used)),
  )
  const byModule = Map.groupBy(imported, (definition) =>
    toRelativePath(module, set.typesFrom(set.getModule(definition))),
  )
  const imports = [...byModule].map(([from, used]) => formatImport(used.flatMap(listTypeNames), from, true)).sort()
  const head = [formatHeader(module.from, set.command), ...imports].join("\n")
  const parsers = module.definitions
    .flatMap((definition) => [getParserName(definition), getPartialParserName(definition) ?? []].flat())
    .sort()
  const handedOut =
    set.withParsers && formatImport(parsers, `./${posix.basename(module.name)}.parser.js`).replace("import", "export")
  return joinFile(head, handedOut, ...module.definitions.map(emitType))
}

export function emitParserFiles(
  module: Module,
  set: ModuleSet,
): { js: string; types: string; checks: ReadonlySet<string> } {
  const { functions, uses, runtime } = emitParsers(module.definitions)
  const definitions = new Set(module.definitions)
  const byModule = Map.groupBy(
    [...uses].filter((used) => !definitions.has(used)),
    set.getModule,
  )
  const imports = [
    ...(runtime.size > 0 ? [formatImport(runtime, toRelativePath(module, "./checks.js"))] : []),
    ...[...byModule].map(([name, used]) =>
      formatImport(used.map(getParserName), toRelativePath(module, `./${name}.parser.js`)),
    ),
  ].sort(comparePaths)
  const head = [formatHeader(module.from, set.command), ...imports].join("\n")
  return { js: joinFile(head, ...functions), types: emitParserTypes(module, set), checks: runtime }
}

export function emitReaderFiles(
  module: Module,
  block: Definition,
  set: ModuleSet,
  renderer: string,
): { js: string; types: string; checks: ReadonlySet<string> } | null {
  const object = findObject(block)
  if (object === null) return null
  const { functions, uses, runtime, kinds, constants } = emitReader(block, object)
  const byModule = Map.groupBy(uses, set.getModule)
  const imports = [
    formatImport(kinds, `${renderer}/read`),
    ...(runtime.size > 0 ? [formatImport(runtime, toRelativePath(module, "./checks.js"))] : []),
    ...[...byModule].map(([name, used]) =>
      formatImport(used.map(getParserName), toRelativePath(module, `./${name}.parser.js`)),
    ),
  ].sort(comparePaths)
  const head = [formatHeader(module.from, set.command), ...imports].join("\n")
  const types = formatImport([block.name], emitTypesModule(module, set), true)
  const declaration = `export declare function ${getReaderName(block)}(raw: unknown): ${block.name} | null`
  return {
    js: joinFile(head, constants.join("\n"), ...functions),
    types: joinFile([formatHeader(module.from, set.command), types].join("\n"), declaration),
    checks: runtime,
  }
}

function emitParserTypes(module: Module, set: ModuleSet): string {
  const types = formatImport(
    module.definitions.map(({ name }) => name),
    emitTypesModule(module, set),
    true,
  )
  const declarations = module.definitions.flatMap((definition) => {
    const name = getParserName(definition)
    const partial = getPartialParserName(definition)
    return [
      name.startsWith("is")
        ? `export declare function ${name}(value: unknown): value is ${definition.name}`
        : `export declare function ${name}(value: unknown): ${definition.name} | null`,
      ...(partial ? [`export declare function ${partial}(value: unknown): Partial<${definition.name}> | null`] : []),
    ]
  })
  return joinFile([formatHeader(module.from, set.command), types].join("\n"), declarations)
}

function comparePaths(a: string, b: string): number {
  const [left = "", right = ""] = [a, b].map((line) => /from "(.*)"/.exec(line)?.[1])
  return left < right ? -1 : 1
}

function emitTypesModule(module: Module, set: ModuleSet): string {
  return toRelativePath(module, set.typesFrom(module.name)).replace(/\.ts$/, ".js")
}

function toRelativePath({ name }: Module, path: string): string {
  if (!path.startsWith("./")) return path
  const relative = posix.relative(posix.dirname(name), path.slice(2))
  return relative.startsWith(".") ? relative : `./${relative}`
}

export function emitZodFiles(
  module: Module,
  set: ModuleSet,
): { js: string; types: string; checks: ReadonlySet<string> } {
  const { statements, uses, runtime: used, ownRuntime, predicates } = emitZodSchemas(module.definitions)
  const explained = module.definitions.filter(({ pointer, path }) => pointer === "" && !path.startsWith("fields/"))
  const runtime = new Set([
    ...used,
    ...(explained.some((definition) => isEndless(definition)) ? ["findDepthFaults"] : []),
  ])
  const byModule = Map.groupBy(uses, set.getModule)
  const imports = [
    ...(explained.length > 0 ? formatExplainImports(module, explained) : []),
    formatImport([...ownRuntime, ...(explained.length > 0 ? ["findFaults"] : [])], toRelativePath(module, "./zod.js")),
    ...(runtime.size > 0 ? [formatImport(runtime, toRelativePath(module, "./checks.js"))] : []),
    ...(predicates.size > 0 ? [formatImport(predicates, toRelativePath(module, `./${module.name}.parser.js`))] : []),
    ...[...byModule].map(([name, used]) =>
      formatImport(used.map(getZodName), toRelativePath(module, `./${name}.zod.js`)),
    ),
  ].sort(comparePaths)
  const types = [
    ...(explained.length > 0
      ? [formatImport(["DescribeOptions", "Issue"], toRelativePath(module, "./messages.js"), true)]
      : []),
    formatImport(["Schema"], toRelativePath(module, "./zod.js"), true),
    formatImport(
      module.definitions.map(({ name }) => name),
      emitTypesModule(module, set),
      true,
    ),
  ].sort(comparePaths)
  return {
    js: joinFile(
      [formatHeader(module.from, set.command), ...imports].join("\n"),
      ...statements,
      ...explained.map(formatExplainFunction),
    ),
    types: joinFile(
      [formatHeader(module.from, set.command), ...types].join("\n"),
      module.definitions.map(
        (definition) => `export declare const ${getZodName(definition)}: Schema<${definition.name}>`,
      ),
      explained.map(
        ({ name }) => `export declare function explain${name}(value: unknown, options?: DescribeOptions): Issue[]`,
      ),
    ),
    checks: runtime,
  }
}

function formatExplainImports(module: Module, explained: readonly Definition[]): string[] {
  return [
    formatImport(explained.map(getGuideName), toRelativePath(module, `./${module.name}.messages.js`)),
    formatImport(["findConcerns"], toRelativePath(module, "./concerns.js")),
    formatImport(["describe"], toRelativePath(module, "./messages.js")),
  ]
}

/**
 * Emits the files with a module's guides, which contain labels and error messages. They are loaded only when validation
 * issues are explained.
 */
export function emitMessagesFiles(
  module: Module,
  set: ModuleSet,
): { js: string; types: string; checks: ReadonlySet<string> } {
  const { statements, names, uses } = emitGuides(module.definitions)
  const definitions = new Set(module.definitions)
  const byModule = Map.groupBy(
    [...uses].filter((used) => !definitions.has(used)),
    set.getModule,
  )
  const imports = [...byModule]
    .map(([name, used]) => formatImport(used.map(getGuideName), toRelativePath(module, `./${name}.messages.js`)))
    .sort(comparePaths)
  const head = formatHeader(module.from, set.command)
  return {
    js: joinFile([head, ...imports].join("\n"), ...statements),
    types: joinFile(
      [head, formatImport(["Guide"], toRelativePath(module, "./messages.js"), true)].join("\n"),
      names.map((name) => `export declare const ${name}: Guide`),
    ),
    checks: new Set(),
  }
}
