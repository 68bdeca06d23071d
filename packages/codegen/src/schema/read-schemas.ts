import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { SchemaFile, Schemas } from "@forecourt/schema-compat/full-dialect"
import { isObject, type Json } from "./json.ts"
import type { Problem } from "./problem.ts"

export type { SchemaFile, Schemas } from "@forecourt/schema-compat/full-dialect"

/** Lists the paths of every `*.schema.json` below a folder. */
export function listSchemas(root: string, folder: string): string[] {
  const paths = globSync("**/*.schema.json", { cwd: join(root, folder), exclude: ["**/node_modules", "**/examples"] })
  return paths.map((path) => path.replaceAll("\\", "/")).sort()
}

/** Parses a schema; returns its problems when it is invalid. */
export function parseSchema(text: string, folder: string, path: string): SchemaFile | Problem {
  const schema = parseJson(text)
  if (isObject(schema)) return { path, schema }
  return {
    file: `${folder}/${path}`,
    pointer: "",
    rule: "json",
    message: "This is not a JSON object.",
    cure: "Fix the syntax; an editor with JSON support shows where.",
  }
}

/** Reads every `*.schema.json` below a folder. */
export function readSchemas(root: string, folder: string): { schemas: Schemas; problems: Problem[] } {
  const problems: Problem[] = []
  const files = new Map<string, SchemaFile>()
  for (const path of listSchemas(root, folder)) {
    const read = parseSchema(readFileSync(join(root, folder, path), "utf8"), folder, path)
    if ("schema" in read) files.set(path, read)
    else problems.push(read)
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
