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
import { comparePaths, formatHeader, formatImport, joinFile } from "./source.ts"

export interface Module {
  readonly name: string
  readonly from: string
  readonly definitions: readonly Definition[]
}

export interface ModuleSet {
  readonly modules: readonly Module[]
  /** Returns the name of the module from which the types of the given module are exported. */
  readonly typesFrom: (module: string) => string
  readonly getModule: (definition: Definition) => string
  readonly command: string
  readonly withParsers?: boolean
}

/** The code of a module with its type declarations, and the names of the shared checks that it imports. */
interface EmittedFiles {
  readonly js: string
  readonly types: string
  readonly checks: ReadonlySet<string>
}

export function emitTypesFile(module: Module, set: ModuleSet): string {
  const used = new Set(module.definitions.flatMap(({ node }) => [...findRefs(node)]))
  const byModule = Map.groupBy(listOthers(used, module), (definition) =>
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

export function emitParserFiles(module: Module, set: ModuleSet): EmittedFiles {
  const { functions, uses, runtime } = emitParsers(module.definitions)
  const head = formatHead(module, set, [
    ...formatChecksImport(module, runtime),
    ...formatUses(module, set, listOthers(uses, module), "parser", getParserName),
  ])
  return { js: joinFile(head, ...functions), types: emitParserTypes(module, set), checks: runtime }
}

export function emitReaderFiles(
  module: Module,
  block: Definition,
  set: ModuleSet,
  renderer: string,
): EmittedFiles | null {
  const object = findObject(block.node)
  if (object === null) return null
  const { functions, uses, runtime, kinds, constants } = emitReader(block, object)
  const head = formatHead(module, set, [
    formatImport(kinds, `${renderer}/read`),
    ...formatChecksImport(module, runtime),
    ...formatUses(module, set, uses, "parser", getParserName),
  ])
  const types = formatTypesImport([block], module, set)
  const declaration = `export declare function ${getReaderName(block)}(raw: unknown): ${block.name} | null`
  return {
    js: joinFile(head, constants.join("\n"), ...functions),
    types: joinFile(formatHead(module, set, [types]), declaration),
    checks: runtime,
  }
}

function emitParserTypes(module: Module, set: ModuleSet): string {
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
  return joinFile(formatHead(module, set, [formatTypesImport(module.definitions, module, set)]), declarations)
}

function formatHead(module: Module, set: ModuleSet, imports: readonly string[]): string {
  return [formatHeader(module.from, set.command), ...imports.toSorted(comparePaths)].join("\n")
}

function listOthers(uses: Iterable<Definition>, { definitions }: Module): Definition[] {
  const own = new Set(definitions)
  return [...uses].filter((used) => !own.has(used))
}

/**
 * Formats the imports of the definitions that a module uses. There is one import for each module that exports some of
 * these definitions.
 */
function formatUses(
  module: Module,
  set: ModuleSet,
  uses: Iterable<Definition>,
  kind: "parser" | "zod" | "messages",
  getName: (definition: Definition) => string,
): string[] {
  return [...Map.groupBy(uses, set.getModule)].map(([name, used]) =>
    formatImport(used.map(getName), toRelativePath(module, `./${name}.${kind}.js`)),
  )
}

function formatChecksImport(module: Module, runtime: ReadonlySet<string>): string[] {
  return runtime.size > 0 ? [formatImport(runtime, toRelativePath(module, "./checks.js"))] : []
}

function formatTypesImport(definitions: readonly Definition[], module: Module, set: ModuleSet): string {
  const from = toRelativePath(module, set.typesFrom(module.name)).replace(/\.ts$/, ".js")
  return formatImport(
    definitions.map(({ name }) => name),
    from,
    true,
  )
}

function toRelativePath({ name }: Module, path: string): string {
  if (!path.startsWith("./")) return path
  const relative = posix.relative(posix.dirname(name), path.slice(2))
  return relative.startsWith(".") ? relative : `./${relative}`
}

export function emitZodFiles(module: Module, set: ModuleSet): EmittedFiles {
  const { statements, uses, runtime: used, ownRuntime, predicates } = emitZodSchemas(module.definitions)
  const explained = module.definitions.filter(({ pointer, path }) => pointer === "" && !path.startsWith("fields/"))
  const isExplained = explained.length > 0
  const runtime = new Set([
    ...used,
    ...(explained.some((definition) => isEndless(definition)) ? ["findDepthFaults"] : []),
  ])
  const head = formatHead(module, set, [
    ...(isExplained ? formatExplainImports(module, explained) : []),
    formatImport([...ownRuntime, ...(isExplained ? ["findFaults"] : [])], toRelativePath(module, "./zod.js")),
    ...formatChecksImport(module, runtime),
    ...(predicates.size > 0 ? [formatImport(predicates, toRelativePath(module, `./${module.name}.parser.js`))] : []),
    ...formatUses(module, set, uses, "zod", getZodName),
  ])
  const types = formatHead(module, set, [
    ...(isExplained ? [formatImport(["DescribeOptions", "Issue"], toRelativePath(module, "./messages.js"), true)] : []),
    formatImport(["Schema"], toRelativePath(module, "./zod.js"), true),
    formatTypesImport(module.definitions, module, set),
  ])
  return {
    js: joinFile(head, ...statements, ...explained.map(formatExplainFunction)),
    types: joinFile(
      types,
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

/** Emits the labels and error messages of a module. They are loaded only when validation issues are described. */
export function emitMessagesFiles(module: Module, set: ModuleSet): EmittedFiles {
  const { statements, names, uses } = emitGuides(module.definitions)
  return {
    js: joinFile(
      formatHead(module, set, formatUses(module, set, listOthers(uses, module), "messages", getGuideName)),
      ...statements,
    ),
    types: joinFile(
      formatHead(module, set, [formatImport(["Guide"], toRelativePath(module, "./messages.js"), true)]),
      names.map((name) => `export declare const ${name}: Guide`),
    ),
    checks: new Set(),
  }
}
