import { isObject, type Json, type JsonObject } from "../schema/json.ts"
import type { Schemas } from "../schema/read-schemas.ts"
import { getValueAt, isLocalRef, resolveRef } from "../schema/refs.ts"
import type { ContractFile } from "./contract.types.ts"

export function listFiles({ path, document, parts = new Map() }: ContractFile): Schemas["files"] {
  return new Map([...parts, [path, { path, schema: document }]])
}

export function resolvePart(file: ContractFile, part: Json | undefined): JsonObject {
  if (!isObject(part)) return {}
  if (typeof part.$ref !== "string" || !isLocalRef(part.$ref)) return part
  const target = resolveRef(part.$ref, file.path)
  const files = listFiles(file)
  if (!files.has(target.path)) return part
  const value = getValueAt({ folder: "", files }, target)
  return isObject(value) ? value : {}
}

export function getEvents(content: Json | undefined): JsonObject | null {
  const media = isObject(content) ? content["text/event-stream"] : undefined
  return isObject(media) ? (isObject(media["x-stream"]) ? media["x-stream"] : {}) : null
}

export function findSchemaFile(schemas: Schemas, { path }: ContractFile, schema: Json | undefined): string | null {
  if (!isObject(schema) || typeof schema.$ref !== "string") return null
  const target = resolveRef(schema.$ref, path)
  return schemas.files.has(target.path) && target.pointer === "" ? target.path : null
}

export function findSchemaPath(schemas: Schemas, file: ContractFile, content: Json | undefined): string | null {
  const json = isObject(content) ? content["application/json"] : undefined
  return findSchemaFile(schemas, file, isObject(json) ? json.schema : undefined)
}
