import { existsSync, globSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"
import { type Compiled, type CompileOptions, compile } from "../src/compile.ts"
import { UnsupportedSchemaError } from "../src/full-dialect/find-beyond.ts"
import type { Json } from "../src/schema/json.ts"

/** The official JSON Schema test suite, which is outside the repository and may be missing. */
export const SUITE = join(import.meta.dirname, "../../../../shared/cases/json-schema-test-suite")

export const hasSuite = existsSync(SUITE)

export interface Part {
  readonly name: string
  readonly files: readonly string[]
  readonly options: Omit<CompileOptions, "target">
}

/** The test files for keywords that are not fully supported. */
const BEYOND_SCOPE = ["anchor", "dynamicRef", "refRemote", "unevaluatedItems", "vocabulary"]
const FORMATS = ["date", "date-time", "email", "regex", "time", "uri", "uri-reference", "uuid"]

export function partsOfSuite(): readonly Part[] {
  const keywords = globSync("*.json", { cwd: join(SUITE, DRAFT) })
    .map((file) => basename(file, ".json"))
    .sort()
  return [
    { name: "Keywords in scope", files: keywords.filter((file) => !BEYOND_SCOPE.includes(file)), options: {} },
    { name: "All keywords, remote schemas given", files: keywords, options: { schemas: remoteSchemas() } },
    {
      name: "Formats of the dialect, and regex",
      files: FORMATS.map((format) => `optional/format/${format}`),
      options: { assertFormats: true },
    },
  ]
}

const DRAFT = "tests/draft2020-12"

function remoteSchemas(): Record<string, Json> {
  const files = globSync("{draft2020-12/**/,}*.json", { cwd: join(SUITE, "remotes") })
  return Object.fromEntries(files.map((file) => [`http://localhost:1234/${file}`, readJson(join("remotes", file))]))
}

function readJson(file: string): Json {
  return JSON.parse(readFileSync(join(SUITE, file), "utf8"))
}

interface Group {
  readonly description: string
  readonly schema: Json
  readonly tests: readonly { readonly description: string; readonly data: Json; readonly valid: boolean }[]
}

export interface Standing {
  readonly groups: number
  readonly tests: number
  readonly right: number
  readonly wrong: readonly string[]
  readonly refused: readonly string[]
}

export function runPart({ files, options }: Part, target: CompileOptions["target"]): Standing {
  const wrong: string[] = []
  const refused: string[] = []
  const groups = files.flatMap((file) => readGroups(file))
  let right = 0
  for (const { description, schema, tests } of groups) {
    const compiled = compileOrReason(schema, { ...options, target })
    if (typeof compiled === "string") refused.push(`${description}: ${compiled}`)
    else
      for (const test of tests)
        if (verdict(compiled, test.data) === test.valid) right += 1
        else wrong.push(`${description}: ${test.description}`)
  }
  return { groups: groups.length, tests: groups.flatMap(({ tests }) => tests).length, right, wrong, refused }
}

/**
 * Returns true if a value is valid. Returns `null` if the result contradicts the reported issues, for example if an
 * invalid value has no issue.
 */
function verdict(compiled: Compiled, data: Json): boolean | null {
  const fits = compiled.accepts(data)
  return fits === (compiled.issues(data).length === 0) ? fits : null
}

function compileOrReason(schema: Json, options: CompileOptions): Compiled | string {
  try {
    return compile(schema, options)
  } catch (error) {
    if (error instanceof UnsupportedSchemaError) return error.problems.map(({ message }) => message).join(" ")
    throw error
  }
}

function readGroups(file: string): readonly Group[] {
  const groups: readonly Group[] = JSON.parse(readFileSync(join(SUITE, DRAFT, `${file}.json`), "utf8"))
  return groups.map((group) => ({ ...group, description: `${file}: ${group.description}` }))
}
