import { toLocalRefs } from "@forecourt/schema-compat/full-dialect"
import { checkAreSchemas } from "./compile.ts"
import { emitExplaining } from "./emit/runtime.ts"
import { buildFullDialectIr } from "./full-dialect/find-beyond.ts"
import { resolveNameClashes } from "./full-dialect/resolve-name-clashes.ts"
import type { Ir } from "./ir/ir.types.ts"
import { type Files, planModules, type Recall } from "./plan-modules.ts"
import type { Json } from "./schema/json.ts"
import type { Problem } from "./schema/problem.ts"

export interface EmitOptions {
  /** The name of the schemas folder, for the first line of each file. @default "schemas" */
  readonly folder?: string
  /**
   * The command that generates the files, which is named in the first line of each file. @default "npm run generate"
   */
  readonly command?: string
  /** True to emit zod schemas, which explain what is wrong with a value. @default true */
  readonly withZod?: boolean
  /** True to check a `format` everywhere, even without `"type": "string"`. @default false */
  readonly assertFormats?: boolean
}

/**
 * Generates types, parsers and zod schemas for the given schemas, without accessing the disk. Schemas and generated
 * files are keyed by path. Throws an {@link UnsupportedSchemaError} if no reliable code can be generated for a schema.
 */
export function emit(schemas: Readonly<Record<string, Json>>, options: EmitOptions = {}): Files {
  const { folder = "schemas", command = "npm run generate", withZod = true, assertFormats = false } = options
  checkAreSchemas(schemas, folder)
  const local = toLocalRefs(schemas, folder)
  const ir = buildFullDialectIr(local, local.given, { resources: local.resources, assertFormats, lint: checkRoots })
  resolveNameClashes(ir.definitions)

  const files: Files = new Map()
  const sources = { workspace: { config: { schemas: folder, command } }, recall: makeAnew }
  planModules(files, "", [...ir.roots.values()], sources, { withZod, getExportName: ({ path }) => getModuleName(path) })
  return files
}

const makeAnew: Recall = (_what, _of, _options, make) => make()

/**
 * Reports root schemas that allow `null`. Their parsers cannot return a valid `null`, since they return `null` for
 * invalid values.
 */
function checkRoots({ roots, folder }: Ir): Problem[] {
  const nullable = [...roots.values()].filter(({ node }) => node.nullable && node.kind !== "unknown")
  return nullable.map(({ path }) => ({
    file: `${folder}/${path}`,
    pointer: "",
    rule: "nullable-root",
    message: "A parser of its own cannot say that null fits.",
    cure: `Allow "null" where the schema is referred to.`,
  }))
}

const TAKEN = new Set(["checks.js", ...emitExplaining("").keys()])

/**
 * Returns the name of the generated module: `orders/order` for `orders/order.schema.json`. If a shared module has the
 * same name, `-schema` is added.
 */
function getModuleName(path: string): string {
  const name = path.replace(/(?:\.schema)?\.json$/, "")
  return TAKEN.has(`${name}.js`) ? `${name}-schema` : name
}
