import * as z from "zod"
import { emitGuides, guideName } from "./emit/emit-messages.ts"
import { emitParsers, parserName } from "./emit/emit-parser.ts"
import { emitZodSchemas, zodName } from "./emit/emit-zod.ts"
import { checksText, explainingText } from "./emit/runtime.ts"
import { buildIr } from "./ir/build-ir.ts"
import type { Definition } from "./ir/ir.types.ts"
import { reachable } from "./ir/refs-of.ts"
import { pascalCase } from "./names.ts"
import type { DescribeOptions, Issue } from "./runtime/messages.js"
import type { JsonObject } from "./schema/json.ts"
import { lintLooseSchemas } from "./schema/lint-schemas.ts"
import { type Problem, SchemaProblems } from "./schema/problem.ts"
import type { Schemas } from "./schema/read-schemas.ts"

/** A schema that is not within the dialect; `problems` says where and why. */
export class UnsupportedSchemaError extends SchemaProblems {
  override readonly name = "UnsupportedSchemaError"
}

export interface CompileOptions {
  readonly target: "parser" | "zod"
  /** Other schemas that `$ref` may lead to, by path. */
  readonly schemas?: Readonly<Record<string, JsonObject>>
}

export interface Compiled {
  accepts(value: unknown): boolean
  /** The parsed value; `undefined` when it does not fit. */
  parse(value: unknown): unknown
  /** What is wrong, in English or the language given; the parser itself only says that something is. */
  issues(value: unknown, options?: DescribeOptions): readonly Issue[]
}

const ROOT = "schema.json"

/** Writes the code for a schema as `generate` does, and loads it at once: for tests and tools, not for sites. */
export function compile(schema: JsonObject, { target, schemas: others = {} }: CompileOptions): Compiled {
  const files = new Map(
    Object.entries({ ...others, [ROOT]: schema }).map(([path, own]) => [path, { path, schema: own }]),
  )
  const schemas: Schemas = { folder: "schemas", files }
  const problems: Problem[] = lintLooseSchemas(schemas)
  if (problems.length > 0) throw new UnsupportedSchemaError(problems)
  return compileFile(schemas, ROOT, target)
}

/** The same for one file of a schemas folder. */
export function compileFile(schemas: Schemas, path: string, target: CompileOptions["target"]): Compiled {
  const root = readRoot(schemas, path)
  const definitions = nameApart([...reachable([root])])
  const isNull = (value: unknown) => root.node.nullable && value === null
  return target === "parser" ? loadParser(root, definitions, isNull) : loadZod(root, definitions, isNull)
}

function loadParser(
  root: Definition,
  definitions: readonly Definition[],
  isNull: (value: unknown) => boolean,
): Compiled {
  const { functions, runtime } = emitParsers(definitions)
  const name = parserName(root)
  const run = evaluate([checksText(runtime), ...functions], name) as (value: unknown) => unknown
  const parse = (value: unknown): unknown => {
    if (isNull(value)) return null
    const result = run(value)
    if (name.startsWith("is")) return result === true ? value : undefined
    return result ?? undefined
  }
  const accepts = (value: unknown) => parse(value) !== undefined
  return { accepts, parse, issues: (value) => (accepts(value) ? [] : [REFUSED]) }
}

/** A parser says no more than this. */
const REFUSED: Issue = {
  pointer: "",
  keyword: "schema",
  message: "The value does not fit the schema",
  severity: "draft",
}

function loadZod(root: Definition, definitions: readonly Definition[], isNull: (value: unknown) => boolean): Compiled {
  const { statements, runtime } = emitZodSchemas(definitions)
  const code = [explainingText(), checksText(runtime), ...statements, ...emitGuides(definitions).statements]
  const explain = `(value, options) => describe(findFaults(${zodName(root)}, value), value, ${guideName(root)}, options)`
  const { schema, issues } = evaluate(code, `{ schema: ${zodName(root)}, issues: ${explain} }`) as ZodCode
  const parse = (value: unknown) => (isNull(value) ? null : schema.safeParse(value).data)
  return {
    accepts: (value) => isNull(value) || schema.safeParse(value).success,
    parse,
    issues: (value, options) => (isNull(value) ? [] : issues(value, options)),
  }
}

interface ZodCode {
  readonly schema: { safeParse(value: unknown): { readonly success: boolean; readonly data?: unknown } }
  readonly issues: Compiled["issues"]
}

function evaluate(code: readonly string[], result: string): unknown {
  const text = code
    .join("\n\n")
    .replaceAll(/^import .*$|^export \{.*$/gm, "")
    .replaceAll(/^export /gm, "")
  return new Function("z", `${text}\nreturn ${result}`)(z)
}

/** Loose schemas have titles of any kind, or none. */
function nameApart(definitions: readonly Definition[]): readonly Definition[] {
  const taken = new Set<string>()
  for (const definition of definitions) {
    const wished = /^[A-Za-z]\w*$/.test(definition.name) ? pascalCase(definition.name) : "Schema"
    let name = wished
    for (let i = 2; taken.has(name); i++) name = `${wished}${i}`
    taken.add(name)
    Object.assign(definition, { name })
  }
  return definitions
}

function readRoot(schemas: Schemas, path: string): Definition {
  try {
    const root = buildIr(schemas, { isLoose: true }).roots.get(path)
    if (root) return root
  } catch (error) {
    throw error instanceof SchemaProblems ? new UnsupportedSchemaError(error.problems) : error
  }
  throw new Error("compile: the schema was lost on the way. This is a fault in codegen; please report it.")
}
