import { toLocalRefs } from "@forecourt/schema-compat/full-dialect"
import * as z from "zod"
import { emitGuides, getGuideName } from "./emit/emit-messages.ts"
import { emitParsers, getParserName } from "./emit/emit-parser.ts"
import { emitZodSchemas, getZodName } from "./emit/emit-zod.ts"
import { getChecksText, getExplainingText } from "./emit/runtime.ts"
import { buildFullDialectIr, UnsupportedSchemaError } from "./full-dialect/find-beyond.ts"
import { resolveNameClashes } from "./full-dialect/resolve-name-clashes.ts"
import { buildIr } from "./ir/build-ir.ts"
import { findReachable } from "./ir/find-refs.ts"
import type { Definition, Ir } from "./ir/ir.types.ts"
import { isEndless } from "./ir/nesting.ts"
import { findDepthFaults, isTooDeep } from "./runtime/checks.js"
import type { DescribeOptions, Issue } from "./runtime/messages.js"
import type { Json } from "./schema/json.ts"
import type { Schemas } from "./schema/read-schemas.ts"

export interface CompileOptions {
  readonly target: "parser" | "zod"
  /** The other schemas that `$ref` can refer to, by path or URL. Schemas are never fetched from the network. */
  readonly schemas?: Readonly<Record<string, Json>>
  /**
   * True to check a `format` in every schema. By default it is checked only together with `"type": "string"`, since the
   * standard regards a `format` without a type as an annotation. @default false
   */
  readonly assertFormats?: boolean
}

export interface Compiled {
  accepts(value: unknown): boolean
  /** Returns the parsed value, or `undefined` if the value is invalid. */
  parse(value: unknown): unknown
  /**
   * Lists the validation issues of a value, in English unless `options` specifies another language. The list is empty
   * for a valid value.
   */
  issues(value: unknown, options?: DescribeOptions): readonly Issue[]
}

const ROOT = "schema.json"

/**
 * Generates the code for a standard JSON Schema and evaluates it immediately. It is intended only for tests and tools.
 * Throws an {@link UnsupportedSchemaError} if no reliable code can be generated.
 */
export function compile(
  schema: Json,
  { target, schemas: others = {}, assertFormats = false }: CompileOptions,
): Compiled {
  const documents = { ...others, [ROOT]: schema }
  checkAreSchemas(documents, "schemas")
  const schemas = toLocalRefs(documents, "schemas")
  return compileRoot(buildFullDialectIr(schemas, [ROOT], { resources: schemas.resources, assertFormats }), ROOT, target)
}

/**
 * Throws an error if a document is not a JSON Schema. The code generated for such a document would accept every value.
 */
export function checkAreSchemas(documents: Readonly<Record<string, unknown>>, folder: string): void {
  const others = Object.entries(documents).filter(
    ([, schema]) =>
      typeof schema !== "boolean" && (typeof schema !== "object" || schema === null || Array.isArray(schema)),
  )
  if (others.length === 0) return
  throw new UnsupportedSchemaError(
    others.map(([path, schema]) => ({
      file: `${folder}/${path}`,
      pointer: "",
      rule: "schema",
      message: `${schema === undefined ? "Nothing" : JSON.stringify(schema)} is no schema.`,
      cure: "Give an object, true or false.",
    })),
  )
}

export function compileFile(schemas: Schemas, path: string, target: CompileOptions["target"]): Compiled {
  return compileRoot(buildIr(schemas, { isFullDialect: true, roots: [path] }), path, target)
}

function compileRoot({ roots }: Ir, path: string, target: CompileOptions["target"]): Compiled {
  const root = roots.get(path)
  if (root === undefined) throw new Error(`compile: there is no schema ${path}. Give it among "schemas".`)
  const definitions = resolveNameClashes([...findReachable([root])])
  return target === "parser" ? loadParser(root, definitions) : loadZod(root, definitions)
}

/**
 * Loads the generated parser of a definition. As on the sites, the zod schema is loaded only when validation issues are
 * first requested.
 */
function loadParser(root: Definition, definitions: readonly Definition[]): Compiled {
  const { functions, runtime } = emitParsers(definitions)
  const name = getParserName(root)
  const run = loadCode([getChecksText(runtime), ...functions], name) as (value: unknown) => unknown
  let zod: Compiled | undefined
  const parse = (value: unknown): unknown => {
    if (isNull(root, value)) return null
    const result = run(value)
    if (name.startsWith("is")) return result === true ? value : undefined
    return result ?? undefined
  }
  return {
    accepts: (value) => parse(value) !== undefined,
    parse,
    issues: (value, options) => {
      zod ??= loadZod(root, definitions)
      return zod.issues(value, options)
    },
  }
}

function loadZod(root: Definition, definitions: readonly Definition[]): Compiled {
  const { statements, runtime, predicates } = emitZodSchemas(definitions)
  const parsers = emitParsers(predicates.size > 0 ? definitions : [])
  const checks = getChecksText(new Set([...runtime, ...parsers.runtime]))
  const code = [getExplainingText(), checks, ...parsers.functions, ...statements, ...emitGuides(definitions).statements]
  const explain = `(faults, value, options) => describe(faults, value, ${getGuideName(root)}, options)`
  const loaded = loadCode(code, `{ schema: ${getZodName(root)}, findFaults, describe: ${explain} }`) as ZodCode
  const findFaults = (value: unknown) => loaded.findFaults(loaded.schema, value)
  const isRefused = (value: unknown) => isEndless(root) && isTooDeep(value)
  return {
    accepts: (value) => isNull(root, value) || (!isRefused(value) && loaded.schema.safeParse(value).success),
    parse: (value) => {
      if (isNull(root, value)) return null
      return isRefused(value) ? undefined : loaded.schema.safeParse(value).data
    },
    issues: (value, options) => {
      if (isNull(root, value)) return []
      return loaded.describe(isRefused(value) ? findDepthFaults(value) : findFaults(value), value, options)
    },
  }
}

/**
 * True if the value is `null` and the schema allows `null`. This is checked separately, because a parser returns `null`
 * for an invalid value.
 */
function isNull({ node }: Definition, value: unknown): boolean {
  return node.nullable && value === null
}

type Faults = readonly Readonly<Record<string, unknown>>[]

interface ZodCode {
  readonly schema: { safeParse(value: unknown): { readonly success: boolean; readonly data?: unknown } }
  readonly findFaults: (schema: ZodCode["schema"], value: unknown) => Faults
  readonly describe: (faults: Faults, value: unknown, options?: DescribeOptions) => readonly Issue[]
}

function loadCode(code: readonly string[], result: string): unknown {
  const text = code
    .join("\n\n")
    .replaceAll(/^import .*$|^export \{.*$/gm, "")
    .replaceAll(/^export /gm, "")
  return new Function("z", `${text}\nreturn ${result}`)(z)
}
