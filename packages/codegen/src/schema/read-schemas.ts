import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { SchemaFile, Schemas } from "@forecourt/schema-compat/full-dialect"
import { findFiles } from "../find-files.ts"
import { composeForms } from "./compose-forms.ts"
import { isObject, parseJson } from "./json.ts"
import { addLabels, getLabelsPath, getSchemaPath } from "./labels.ts"
import type { Problem } from "./problem.ts"

export type { SchemaFile, Schemas } from "@forecourt/schema-compat/full-dialect"

export interface SchemaPaths {
  readonly schemas: readonly string[]
  readonly labels: ReadonlySet<string>
}

/** The result of reading a schema and its labels. `file` is `null` if the schema is not valid JSON. */
export interface ReadSchema {
  readonly file: SchemaFile | null
  readonly problems: readonly Problem[]
}

export function listSchemas(root: string, folder: string): SchemaPaths {
  const exclude = ["**/node_modules", "**/examples"]
  const paths = findFiles(join(root, folder), "**/*.{schema,labels}.json", exclude)
  const isSchema = (path: string) => path.endsWith(".schema.json")
  return { schemas: paths.filter(isSchema), labels: new Set(paths.filter((path) => !isSchema(path))) }
}

export function readSchema(
  path: string,
  labels: ReadonlySet<string>,
  folder: string,
  readText: (file: string) => string,
): ReadSchema {
  const schema = parseJson(readText(`${folder}/${path}`))
  if (!isObject(schema)) {
    const message = "This is not a JSON object."
    const cure = "Fix the syntax; an editor with JSON support shows where."
    return { file: null, problems: [{ file: `${folder}/${path}`, pointer: "", rule: "json", message, cure }] }
  }
  const labelsPath = getLabelsPath(path)
  return addLabels({ path, schema }, labels.has(labelsPath) ? readText(`${folder}/${labelsPath}`) : null, folder)
}

export function lintLabelsPaths({ schemas, labels }: SchemaPaths, folder: string): Problem[] {
  const known = new Set(schemas)
  return [...labels]
    .filter((path) => !known.has(getSchemaPath(path)))
    .map((path) => ({
      file: `${folder}/${path}`,
      pointer: "",
      rule: "labels",
      message: `There is no ${getSchemaPath(path)}.`,
      cure: "Rename the file as its schema, or delete it.",
    }))
}

export function readSchemas(root: string, folder: string): { schemas: Schemas; problems: Problem[] } {
  const paths = listSchemas(root, folder)
  const read = paths.schemas.map((path) =>
    readSchema(path, paths.labels, folder, (file) => readFileSync(join(root, file), "utf8")),
  )
  return combineSchemas(read, paths, folder)
}

export function combineSchemas(
  read: readonly ReadSchema[],
  paths: SchemaPaths,
  folder: string,
): { schemas: Schemas; problems: Problem[] } {
  const files = composeForms(read.flatMap(({ file }) => file ?? []))
  return {
    schemas: { folder, files: new Map(files.map((file) => [file.path, file])) },
    problems: [...read.flatMap(({ problems }) => problems), ...lintLabelsPaths(paths, folder)],
  }
}
