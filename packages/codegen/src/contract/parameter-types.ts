import { isObject, type Json, type JsonObject, toList, toStringOrUndefined } from "../schema/json.ts"
import type { Schemas } from "../schema/read-schemas.ts"
import { getValueAt, resolveRef } from "../schema/refs.ts"
import type { ContractFile, WireType } from "./contract.types.ts"

export interface WireForm {
  readonly type: WireType | null
  readonly isList: boolean
}

export function getWireForm(schemas: Schemas, file: ContractFile, schema: JsonObject): WireForm {
  const at = { path: file.path, schema }
  const { path, schema: target } = resolveSchema(schemas, file, at)
  if (target.type !== "array") return { type: getType(target), isList: false }
  const items = isObject(target.items) ? target.items : {}
  return { type: getType(resolveSchema(schemas, file, { path, schema: items }).schema), isList: true }
}

interface Place {
  readonly path: string
  readonly schema: JsonObject
}

/** The number of consecutive `$ref`s after which the references are treated as a cycle. */
const MAX_STEPS = 10

function resolveSchema(schemas: Schemas, file: ContractFile, from: Place): Place {
  const files = new Map([...schemas.files, [file.path, { path: file.path, schema: file.document }]])
  let place = from
  for (let step = 0; step < MAX_STEPS && typeof place.schema.$ref === "string"; step++) {
    const target = resolveRef(place.schema.$ref, place.path)
    const schema = getValueAt({ folder: schemas.folder, files }, target)
    if (!isObject(schema)) break
    place = { path: target.path, schema }
  }
  return place
}

function getType({ type, enum: values, const: value }: JsonObject): WireType | null {
  const named = toStringOrUndefined(type)
  if (named === "integer" || named === "number") return "number"
  if (named === "string" || named === "boolean") return named
  const kinds = new Set((value === undefined ? toList(values) : [value]).map((json: Json) => typeof json))
  const [kind] = kinds
  if (type !== undefined || kinds.size !== 1) return null
  return kind === "string" || kind === "number" || kind === "boolean" ? kind : null
}
