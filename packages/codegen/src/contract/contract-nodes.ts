import { isObject, type Json, type JsonObject } from "../schema/json.ts"
import type { Schemas } from "../schema/read-schemas.ts"
import { resolveRef, valueAt } from "../schema/refs.ts"
import type { ContractFile } from "./contract.types.ts"

/** What a part of a contract is, wherever it is written: `$ref` is followed within the contract. */
export function followed({ path, document }: ContractFile, part: Json | undefined): JsonObject {
  if (!isObject(part)) return {}
  const ref = part.$ref
  if (typeof ref !== "string" || !ref.startsWith("#/")) return part
  const found = valueAt({ folder: "", files: new Map([[path, { path, schema: document }]]) }, resolveRef(ref, path))
  return isObject(found) ? found : {}
}

/** Path of the schema file that a media type names; `null` when it names none, or one that is not there. */
export function schemaPathOf(schemas: Schemas, { path }: ContractFile, content: Json | undefined): string | null {
  const json = isObject(content) ? content["application/json"] : undefined
  const schema = isObject(json) && isObject(json.schema) ? json.schema : {}
  if (typeof schema.$ref !== "string") return null
  const target = resolveRef(schema.$ref, path)
  return schemas.files.has(target.path) && target.pointer === "" ? target.path : null
}
