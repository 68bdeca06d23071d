import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { isObject, type Json, type JsonObject } from "./json.ts"
import type { Problem } from "./problem.ts"

/** One schema on disk. */
export interface SchemaFile {
  /** Path below the schemas folder, which is also the schema's `$id`. */
  readonly path: string
  readonly schema: JsonObject
}

export interface Schemas {
  /** Name of the folder from the root of the repository, for messages and header lines. */
  readonly folder: string
  readonly files: ReadonlyMap<string, SchemaFile>
}

/** Reads every `*.schema.json` below a folder. */
export function readSchemas(root: string, folder: string): { schemas: Schemas; problems: Problem[] } {
  const problems: Problem[] = []
  const files = new Map<string, SchemaFile>()
  const paths = globSync("**/*.schema.json", { cwd: join(root, folder), exclude: ["**/node_modules", "**/examples"] })
  for (const path of paths.map((path) => path.replaceAll("\\", "/")).sort()) {
    const file = `${folder}/${path}`
    const schema = parseJson(readFileSync(join(root, file), "utf8"))
    if (isObject(schema)) files.set(path, { path, schema })
    else
      problems.push({
        file,
        pointer: "",
        rule: "json",
        message: "This is not a JSON object.",
        cure: "Mend the syntax; an editor with JSON support shows where.",
      })
  }
  return { schemas: { folder, files }, problems }
}

function parseJson(text: string): Json | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
