import { readFileSync } from "node:fs"
import { join } from "node:path"
import { findFiles } from "../find-files.ts"
import { isObject, type Json, type JsonObject, parseJson } from "../schema/json.ts"
import type { Problem } from "../schema/problem.ts"
import type { ContractFile } from "./contract.types.ts"

/** Reads the contracts in a folder. A file that cannot be read is returned as a problem. */
export function readContracts(root: string, folder: string): { contracts: ContractFile[]; problems: Problem[] } {
  const contracts: ContractFile[] = []
  const problems: Problem[] = []
  const readJson = (path: string) => parseJson(readFileSync(join(root, folder, path), "utf8"))
  const parts = new Map(
    findFiles(join(root, folder), "services/*/*.parts.json").map(
      (path) => [path, { path, schema: toObject(readJson(path)) }] as const,
    ),
  )
  for (const path of findFiles(join(root, folder), "services/*/*.openapi.json")) {
    const [, service = "", name] = path.split("/")
    const document = readJson(path)
    const report = (rule: string, message: string, cure: string) =>
      problems.push({ file: `${folder}/${path}`, pointer: "", rule, message, cure })
    if (name !== `${service}.openapi.json`)
      report("contract-name", `The contract of ${service} is called ${name}.`, `Rename it to ${service}.openapi.json.`)
    else if (isObject(document)) contracts.push({ service, path, document, parts })
    else report("json", "This is not a JSON object.", "Fix the syntax; an editor with JSON support shows where.")
  }
  return { contracts, problems }
}

function toObject(document: Json | undefined): JsonObject {
  return isObject(document) ? document : {}
}
