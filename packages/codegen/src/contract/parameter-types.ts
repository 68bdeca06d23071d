import { isObject, type Json, type JsonObject, listOf, stringOf } from "../schema/json.ts"
import type { Schemas } from "../schema/read-schemas.ts"
import { resolveRef, valueAt } from "../schema/refs.ts"
import type { ContractFile, WireType } from "./contract.types.ts"

/** What a parameter is on the wire: a single value, or a list of them; `null` for what has no form there. */
export interface WireForm {
  readonly type: WireType | null
  readonly isList: boolean
}

/** The form of a parameter by its schema, wherever that is written. */
export function wireFormOf(schemas: Schemas, file: ContractFile, schema: JsonObject): WireForm {
  const at = { path: file.path, schema }
  const { path, schema: found } = followedSchema(schemas, file, at)
  if (found.type !== "array") return { type: typeOf(found), isList: false }
  const items = isObject(found.items) ? found.items : {}
  return { type: typeOf(followedSchema(schemas, file, { path, schema: items }).schema), isList: true }
}

interface Place {
  readonly path: string
  readonly schema: JsonObject
}

/** How far references lead to references: further is a circle. */
const MAX_STEPS = 10

function followedSchema(schemas: Schemas, file: ContractFile, from: Place): Place {
  const files = new Map([...schemas.files, [file.path, { path: file.path, schema: file.document }]])
  let place = from
  for (let step = 0; step < MAX_STEPS && typeof place.schema.$ref === "string"; step++) {
    const target = resolveRef(place.schema.$ref, place.path)
    const schema = valueAt({ folder: schemas.folder, files }, target)
    if (!isObject(schema)) break
    place = { path: target.path, schema }
  }
  return place
}

function typeOf({ type, enum: values, const: value }: JsonObject): WireType | null {
  const named = stringOf(type)
  if (named === "integer" || named === "number") return "number"
  if (named === "string" || named === "boolean") return named
  const kinds = new Set((value === undefined ? listOf(values) : [value]).map((one: Json) => typeof one))
  const [kind] = kinds
  if (type !== undefined || kinds.size !== 1) return null
  return kind === "string" || kind === "number" || kind === "boolean" ? kind : null
}
