import { posix } from "node:path"
import type { Definition } from "../ir/ir.types.ts"
import { isEndless } from "../ir/nesting.ts"
import { refsOf } from "../ir/refs-of.ts"
import { emitGuides, guideName } from "./emit-messages.ts"
import { emitParsers, parserName, partialParserName } from "./emit-parser.ts"
import { emitReader, readerName } from "./emit-reader.ts"
import { emitType, typeNames } from "./emit-types.ts"
import { objectOf } from "./emit-wire.ts"
import { emitZodSchemas, explainFunction, zodName } from "./emit-zod.ts"
import { file, header, importLine } from "./source.ts"

/** Definitions that are written to one set of files: `<name>.ts`, `<name>.parser.js`, `<name>.zod.js`. */
export interface Module {
  readonly name: string
  /** What it is made from, for the header line. */
  readonly from: string
  readonly definitions: readonly Definition[]
}

/** The modules of one `generated` folder. */
export interface ModuleSet {
  readonly modules: readonly Module[]
  /** Where the type of a definition of another module is imported from. */
  readonly typesFrom: (module: string) => string
  readonly moduleOf: (definition: Definition) => string
  readonly command: string
  /** Whether a module of types hands out its parsers too. */
  readonly withParsers?: boolean
}

export function emitTypesFile(module: Module, set: ModuleSet): string {
  const own = new Set(module.definitions)
  const imported = new Set(module.definitions.flatMap(({ node }) => [...refsOf(node)]).filter((used) => !own.has(used)))
  const byModule = Map.groupBy(imported, (definition) => pathFrom(module, set.typesFrom(set.moduleOf(definition))))
  const imports = [...byModule].map(([from, used]) => importLine(used.flatMap(typeNames), from, true)).sort()
  const head = [header(module.from, set.command), ...imports].join("\n")
  const parsers = module.definitions
    .flatMap((definition) => [parserName(definition), partialParserName(definition) ?? []].flat())
    .sort()
  const handedOut =
    set.withParsers && importLine(parsers, `./${posix.basename(module.name)}.parser.js`).replace("import", "export")
  return file(head, handedOut, ...module.definitions.map(emitType))
}

/** The parser module: code, declarations, and the checks it needs. */
export function emitParserFiles(
  module: Module,
  set: ModuleSet,
): { js: string; types: string; checks: ReadonlySet<string> } {
  const { functions, uses, runtime } = emitParsers(module.definitions)
  const own = new Set(module.definitions)
  const byModule = Map.groupBy(
    [...uses].filter((used) => !own.has(used)),
    set.moduleOf,
  )
  const imports = [
    ...(runtime.size > 0 ? [importLine(runtime, pathFrom(module, "./checks.js"))] : []),
    ...[...byModule].map(([name, used]) => importLine(used.map(parserName), pathFrom(module, `./${name}.parser.js`))),
  ].sort(byPath)
  const head = [header(module.from, set.command), ...imports].join("\n")
  return { js: file(head, ...functions), types: emitParserTypes(module, set), checks: runtime }
}

/** The reader module of a block: from the content platform's form to checked fields. */
export function emitReaderFiles(
  module: Module,
  block: Definition,
  set: ModuleSet,
  renderer: string,
): { js: string; types: string; checks: ReadonlySet<string> } | null {
  const object = objectOf(block)
  if (object === null) return null
  const { functions, uses, runtime, kinds, constants } = emitReader(block, object)
  const byModule = Map.groupBy(uses, set.moduleOf)
  const imports = [
    importLine(kinds, `${renderer}/read`),
    ...(runtime.size > 0 ? [importLine(runtime, pathFrom(module, "./checks.js"))] : []),
    ...[...byModule].map(([name, used]) => importLine(used.map(parserName), pathFrom(module, `./${name}.parser.js`))),
  ].sort(byPath)
  const head = [header(module.from, set.command), ...imports].join("\n")
  const types = importLine([block.name], typesModule(module, set), true)
  const declaration = `export declare function ${readerName(block)}(raw: unknown): ${block.name} | null`
  return {
    js: file(head, constants.join("\n"), ...functions),
    types: file([header(module.from, set.command), types].join("\n"), declaration),
    checks: runtime,
  }
}

function emitParserTypes(module: Module, set: ModuleSet): string {
  const types = importLine(
    module.definitions.map(({ name }) => name),
    typesModule(module, set),
    true,
  )
  const declarations = module.definitions.flatMap((definition) => {
    const name = parserName(definition)
    const partial = partialParserName(definition)
    return [
      name.startsWith("is")
        ? `export declare function ${name}(value: unknown): value is ${definition.name}`
        : `export declare function ${name}(value: unknown): ${definition.name} | null`,
      ...(partial ? [`export declare function ${partial}(value: unknown): Partial<${definition.name}> | null`] : []),
    ]
  })
  return file([header(module.from, set.command), types].join("\n"), declarations)
}

/** Import lines in the order the formatter wants: by path, whatever is imported. */
function byPath(a: string, b: string): number {
  const [left = "", right = ""] = [a, b].map((line) => /from "(.*)"/.exec(line)?.[1])
  return left < right ? -1 : 1
}

function typesModule(module: Module, set: ModuleSet): string {
  return pathFrom(module, set.typesFrom(module.name)).replace(/\.ts$/, ".js")
}

/** A path from the top of the `generated` folder as a module in it writes it; packages keep their names. */
function pathFrom({ name }: Module, path: string): string {
  if (!path.startsWith("./")) return path
  const relative = posix.relative(posix.dirname(name), path.slice(2))
  return relative.startsWith(".") ? relative : `./${relative}`
}

/** The zod module: schemas, and a function that explains for each root. */
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
  const byModule = Map.groupBy(uses, set.moduleOf)
  const imports = [
    ...(explained.length > 0 ? explainImports(module, explained) : []),
    importLine([...ownRuntime, ...(explained.length > 0 ? ["findFaults"] : [])], pathFrom(module, "./zod.js")),
    ...(runtime.size > 0 ? [importLine(runtime, pathFrom(module, "./checks.js"))] : []),
    ...(predicates.size > 0 ? [importLine(predicates, pathFrom(module, `./${module.name}.parser.js`))] : []),
    ...[...byModule].map(([name, used]) => importLine(used.map(zodName), pathFrom(module, `./${name}.zod.js`))),
  ].sort(byPath)
  const types = [
    ...(explained.length > 0
      ? [importLine(["DescribeOptions", "Issue"], pathFrom(module, "./messages.js"), true)]
      : []),
    importLine(["Schema"], pathFrom(module, "./zod.js"), true),
    importLine(
      module.definitions.map(({ name }) => name),
      typesModule(module, set),
      true,
    ),
  ].sort(byPath)
  return {
    js: file(
      [header(module.from, set.command), ...imports].join("\n"),
      ...statements,
      ...explained.map(explainFunction),
    ),
    types: file(
      [header(module.from, set.command), ...types].join("\n"),
      module.definitions.map((definition) => `export declare const ${zodName(definition)}: Schema<${definition.name}>`),
      explained.map(
        ({ name }) => `export declare function explain${name}(value: unknown, options?: DescribeOptions): Issue[]`,
      ),
    ),
    checks: runtime,
  }
}

function explainImports(module: Module, explained: readonly Definition[]): string[] {
  return [
    importLine(explained.map(guideName), pathFrom(module, `./${module.name}.messages.js`)),
    importLine(["findConcerns"], pathFrom(module, "./concerns.js")),
    importLine(["describe"], pathFrom(module, "./messages.js")),
  ]
}

/** The guides of a module: labels and words, loaded only by those who explain. */
export function emitMessagesFiles(
  module: Module,
  set: ModuleSet,
): { js: string; types: string; checks: ReadonlySet<string> } {
  const { statements, names, uses } = emitGuides(module.definitions)
  const own = new Set(module.definitions)
  const byModule = Map.groupBy(
    [...uses].filter((used) => !own.has(used)),
    set.moduleOf,
  )
  const imports = [...byModule]
    .map(([name, used]) => importLine(used.map(guideName), pathFrom(module, `./${name}.messages.js`)))
    .sort(byPath)
  const head = header(module.from, set.command)
  return {
    js: file([head, ...imports].join("\n"), ...statements),
    types: file(
      [head, importLine(["Guide"], pathFrom(module, "./messages.js"), true)].join("\n"),
      names.map((name) => `export declare const ${name}: Guide`),
    ),
    checks: new Set(),
  }
}
