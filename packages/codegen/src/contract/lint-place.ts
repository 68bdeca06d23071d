import { isList, isObject, type JsonObject } from "../schema/json.ts"
import type { Report } from "../schema/lint-site.ts"
import type { Schemas } from "../schema/read-schemas.ts"
import { getValueAt, isLocalRef, resolveRef } from "../schema/refs.ts"
import type { ContractFile } from "./contract.types.ts"
import { findSchemaPath, resolvePart } from "./contract-nodes.ts"

export interface Place {
  readonly schemas: Schemas
  readonly file: ContractFile
  readonly report: Report
}

export function listBodies({ schemas, file }: Place, operation: JsonObject): readonly JsonObject[] {
  const path = findSchemaPath(schemas, file, resolvePart(file, operation.requestBody).content)
  const schema = path === null ? undefined : schemas.files.get(path)?.schema
  if (path === null || schema === undefined) return []
  const branches = isList(schema.oneOf) ? schema.oneOf : [schema]
  const objects = branches.flatMap((branch) => {
    if (!isObject(branch)) return []
    const { $ref } = branch
    const target = typeof $ref === "string" && isLocalRef($ref) ? getValueAt(schemas, resolveRef($ref, path)) : branch
    return isObject(target) && target.type === "object" ? [target] : []
  })
  return objects.length === branches.length ? objects : []
}

export function listFields(place: Place, operation: JsonObject): string[] {
  const [first = [], ...others] = listBodies(place, operation).map(({ properties }) =>
    isObject(properties) ? Object.keys(properties) : [],
  )
  return first.filter((name) => others.every((names) => names.includes(name)))
}
