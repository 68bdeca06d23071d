import { isObject, type Json, type JsonObject } from "../schema/json.ts"
import type { Schemas } from "../schema/read-schemas.ts"
import { getValueAt, isLocalRef, resolveRef } from "../schema/refs.ts"
import type { ContractFile } from "./contract.types.ts"

/** Returns a map of the contract file and the shared parts, which `$ref` can refer to. */
export function listFiles({ path, document, parts = new Map() }: ContractFile): Schemas["files"] {
  return new Map([...parts, [path, { path, schema: document }]])
}

/** Resolves the `$ref` of a part of a contract, which may refer to the contract itself or to a shared part. */
export function resolvePart(file: ContractFile, part: Json | undefined): JsonObject {
  if (!isObject(part)) return {}
  if (typeof part.$ref !== "string" || !isLocalRef(part.$ref)) return part
  const target = resolveRef(part.$ref, file.path)
  const files = listFiles(file)
  if (!files.has(target.path)) return part
  const value = getValueAt({ folder: "", files }, target)
  return isObject(value) ? value : {}
}

/** Returns the description of a response's events, or `null` when the response has none. */
export function getEvents(content: Json | undefined): JsonObject | null {
  const media = isObject(content) ? content["text/event-stream"] : undefined
  return isObject(media) ? (isObject(media["x-stream"]) ? media["x-stream"] : {}) : null
}

/** Returns the path of the referenced schema file, or `null` when the file is missing. */
export function findSchemaFile(schemas: Schemas, { path }: ContractFile, schema: Json | undefined): string | null {
  if (!isObject(schema) || typeof schema.$ref !== "string") return null
  const target = resolveRef(schema.$ref, path)
  return schemas.files.has(target.path) && target.pointer === "" ? target.path : null
}

/** Returns the path of the schema file for a JSON body, or `null` when the schema or the file is missing. */
export function findSchemaPath(schemas: Schemas, file: ContractFile, content: Json | undefined): string | null {
  const json = isObject(content) ? content["application/json"] : undefined
  return findSchemaFile(schemas, file, isObject(json) ? json.schema : undefined)
}
