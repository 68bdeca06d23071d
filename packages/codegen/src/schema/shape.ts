import { isList, isObject, type Json, type JsonObject, toList, toStringOrUndefined, toStrings } from "./json.ts"
import { formatPointer } from "./refs.ts"
import { suggest } from "./suggest.ts"

/** A simple JSON Schema that describes the value of a keyword. A `$ref` in it accepts any schema. */
export type Shape = JsonObject

export interface Misfit {
  readonly pointer: string
  readonly message: string
  readonly cure: string
}

export function findMisfit(shape: Json | undefined, value: Json, pointer = ""): Misfit | null {
  if (!isObject(shape) || shape.$ref !== undefined) return null
  const expected = misfitOfValue(shape, value)
  if (expected !== null)
    return { pointer, message: `${lastStep(pointer)} is ${shortenValue(value)}.`, cure: `Write ${expected}.` }
  if (isList(value))
    return first(value.map((entry, index) => findMisfit(shape.items, entry, formatPointer(pointer, index))))
  return isObject(value) ? misfitInside(shape, value, pointer) : null
}

function misfitOfValue(shape: Shape, value: Json): string | null {
  const types = typeof shape.type === "string" ? [shape.type] : toStrings(shape.type)
  if (types.length > 0 && !types.some((type) => isOfType(type, value))) return types.map(toSpokenType).join(" or ")
  if (shape.const !== undefined && value !== shape.const) return JSON.stringify(shape.const)
  if (isList(shape.enum) && !shape.enum.includes(value)) return `one of ${shape.enum.join(", ")}`
  if (typeof value === "string" && shape.minLength === 1 && value === "") return "some text"
  if (typeof value === "string" && !new RegExp(toStringOrUndefined(shape.pattern) ?? "", "u").test(value))
    return `a text such as ${JSON.stringify(toList(shape.examples)[0])}`
  if (typeof value === "number" && value < Number(shape.minimum ?? value)) return `${shape.minimum} or more`
  if (typeof value === "number" && value <= Number(shape.exclusiveMinimum ?? value - 1))
    return `more than ${shape.exclusiveMinimum}`
  if (isList(value) && value.length < Number(shape.minItems ?? 0)) return "at least one entry"
  return null
}

function misfitInside(shape: Shape, value: JsonObject, pointer: string): Misfit | null {
  const missing = toStrings(shape.required).find((name) => value[name] === undefined)
  if (missing !== undefined)
    return { pointer, message: `${lastStep(pointer)} does not say "${missing}".`, cure: `Add "${missing}".` }
  if (Object.keys(value).length < Number(shape.minProperties ?? 0))
    return { pointer, message: `${lastStep(pointer)} is empty.`, cure: "Say something in it, or take it away." }
  return first(
    Object.entries(value).map(([name, entry]) => misfitOfEntry(shape, name, entry, formatPointer(pointer, name))),
  )
}

function misfitOfEntry(shape: Shape, name: string, value: Json, pointer: string): Misfit | null {
  const named = isObject(shape.properties) ? shape.properties : {}
  if (named[name] !== undefined) return findMisfit(named[name], value, pointer)
  const names = namesFor(shape, Object.keys(named))
  if (names === null || names.includes(name)) return findMisfit(shape.additionalProperties, value, pointer)
  return {
    pointer,
    message: `"${name}" is not known here.`,
    cure: suggest(name, names) ?? `Use one of ${names.join(", ")}.`,
  }
}

function namesFor({ propertyNames, additionalProperties }: Shape, named: readonly string[]): readonly string[] | null {
  if (isObject(propertyNames) && isList(propertyNames.enum)) return toStrings(propertyNames.enum)
  return additionalProperties === false ? named : null
}

function lastStep(pointer: string): string {
  return `"${pointer.slice(pointer.lastIndexOf("/") + 1)}"`
}

function shortenValue(value: Json): string {
  const text = JSON.stringify(value)
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}

function first(misfits: readonly (Misfit | null)[]): Misfit | null {
  return misfits.find((misfit) => misfit !== null) ?? null
}

export function isOfType(type: string, value: Json): boolean {
  if (type === "array") return isList(value)
  if (type === "object") return isObject(value)
  if (type === "null") return value === null
  return type === "integer" ? Number.isInteger(value) : typeof value === type
}

function toSpokenType(type: string): string {
  return (
    { array: "a list", object: "an object", string: "a text", integer: "a whole number", null: "null" }[type] ??
    `a ${type}`
  )
}
