import { type Config, readConfig } from "./config.ts"
import { buildIr } from "./ir/build-ir.ts"
import { lintPairs } from "./lint-pairs.ts"
import { type Files, planFiles } from "./plan.ts"
import { lintSchemas } from "./schema/lint-schemas.ts"
import { SchemaProblems } from "./schema/problem.ts"
import { readSchemas } from "./schema/read-schemas.ts"
import { compareFiles, type Difference, generatedFolders, writeFiles } from "./write-files.ts"

export interface Generated {
  /** Every file, changed or not. */
  readonly files: Files
  /** What was, or would be, written or removed. */
  readonly differences: readonly Difference[]
  /** What people run to generate. */
  readonly command: string
}

/** Reads the schemas and works out every generated file. Throws everything that is wrong at once. */
export function plan(root: string, config: Config = readConfig(root)): Files {
  const { schemas, problems } = readSchemas(root, config.schemas)
  problems.push(...lintSchemas(schemas), ...lintPairs(root, config, schemas))
  if (problems.length > 0) throw new SchemaProblems(problems)
  return planFiles(root, config, schemas, buildIr(schemas))
}

/** Compares what is there with what would be written. */
export function check(root: string): Generated {
  const config = readConfig(root)
  const files = plan(root, config)
  return { files, differences: compareFiles(root, files, generatedFolders(files)), command: config.command }
}

/** Writes what changed, and says what that was. */
export function generate(root: string): Generated {
  const result = check(root)
  writeFiles(root, result.files, result.differences)
  return result
}
