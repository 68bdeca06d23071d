import { isSame } from "../src/runtime/checks.js"
import { isList, isObject, type Json, type JsonObject, toEntries, toList, toStrings } from "../src/schema/json.ts"

interface Found {
  readonly fits: boolean
  readonly described: ReadonlySet<string>
}

const NOTHING: Found = { fits: true, described: new Set() }
const MISFIT: Found = { fits: false, described: new Set() }

/**
 * Validates a value by interpreting the schema directly. Each keyword is validated as the standard defines it, but
 * formats are ignored.
 */
export function interpret(root: JsonObject, value: Json): boolean {
  return look(root, value).fits

  function look(schema: Json, value: Json): Found {
    if (!isObject(schema)) return schema === true ? NOTHING : MISFIT
    if (!fitsAlone(schema, value)) return MISFIT
    const inPlace = applySchema(schema, value)
    const names = listDescribed(schema, value)
    if (inPlace === null || names === null) return MISFIT
    const known = new Set([...inPlace, ...names])
    const keyword = isList(value) ? "unevaluatedItems" : "unevaluatedProperties"
    const unevaluated = schema[keyword]
    if (unevaluated === undefined || typeof value !== "object" || value === null)
      return { fits: true, described: known }
    for (const [name, entry] of Object.entries(value)) {
      if (!known.has(name) && !look(unevaluated, entry).fits) return MISFIT
      known.add(name)
    }
    return { fits: true, described: known }
  }

  /**
   * Validates a value against the subschemas for the same value, such as `$ref` and `allOf`. Returns the properties and
   * entries that these subschemas describe, or `null` if the value is invalid.
   */
  function applySchema(schema: JsonObject, value: Json): Set<string> | null {
    const described = new Set<string>()
    const take = (result: Found) => {
      if (result.fits) for (const name of result.described) described.add(name)
      return result.fits
    }
    if (typeof schema.$ref === "string" && !take(look(target(schema.$ref), value))) return null
    if (!toList(schema.allOf).every((part) => take(look(part, value)))) return null
    if (isList(schema.anyOf) && schema.anyOf.filter((part) => take(look(part, value))).length === 0) return null
    if (isList(schema.oneOf) && schema.oneOf.filter((part) => take(look(part, value))).length !== 1) return null
    if (schema.not !== undefined && look(schema.not, value).fits) return null
    if (schema.if !== undefined) {
      const branch = take(look(schema.if, value)) ? schema.then : schema.else
      if (branch !== undefined && !take(look(branch, value))) return null
    }
    for (const [name, part] of toEntries(schema.dependentSchemas))
      if (isObject(value) && Object.hasOwn(value, name) && !take(look(part, value))) return null
    return described
  }

  function target(ref: string): Json {
    const name = ref.split("/")[2]
    return name === undefined ? root : (toEntries(root.$defs).find(([key]) => key === name)?.[1] ?? false)
  }

  function listDescribed(schema: JsonObject, value: Json): string[] | null {
    if (isList(value)) return entries(schema, value)
    return isObject(value) ? properties(schema, value) : []
  }

  function entries(schema: JsonObject, value: readonly Json[]): string[] | null {
    const first = toList(schema.prefixItems)
    const known: string[] = []
    for (const [index, entry] of value.entries()) {
      const inner = first[index] ?? schema.items
      if (inner === undefined) continue
      if (!look(inner, entry).fits) return null
      known.push(String(index))
    }
    if (schema.contains === undefined) return known
    const { contains, minContains = 1, maxContains = Infinity } = schema
    const matching = value.flatMap((entry, index) => (look(contains, entry).fits ? [String(index)] : []))
    if (matching.length < Number(minContains) || matching.length > Number(maxContains)) return null
    return [...known, ...matching]
  }

  function properties(schema: JsonObject, value: JsonObject): string[] | null {
    const known: string[] = []
    for (const [name, entry] of Object.entries(value)) {
      if (schema.propertyNames !== undefined && !look(schema.propertyNames, name).fits) return null
      const named = toEntries(schema.properties).filter(([key]) => key === name)
      const matched = toEntries(schema.patternProperties).filter(([pattern]) => new RegExp(pattern, "u").test(name))
      const parts = [...named, ...matched].map(([, part]) => part)
      if (parts.length === 0 && schema.additionalProperties !== undefined) parts.push(schema.additionalProperties)
      if (!parts.every((part) => look(part, entry).fits)) return null
      if (parts.length > 0) known.push(name)
    }
    return known
  }
}

function fitsAlone(schema: JsonObject, value: Json): boolean {
  return Object.entries(schema).every(([keyword, limit]) => KEYWORDS[keyword]?.(value, limit) ?? true)
}

type Assertion = (value: Json, limit: Json) => boolean

const checkText = (test: (text: string, limit: number) => boolean): Assertion => {
  return (value, limit) => typeof value !== "string" || test(value, Number(limit))
}
const checkNumber = (test: (number: number, limit: number) => boolean): Assertion => {
  return (value, limit) => typeof value !== "number" || test(value, Number(limit))
}
const checkList = (test: (list: readonly Json[], limit: Json) => boolean): Assertion => {
  return (value, limit) => !isList(value) || test(value, limit)
}
const checkObject = (test: (object: JsonObject, limit: Json) => boolean): Assertion => {
  return (value, limit) => !isObject(value) || test(value, limit)
}

const KEYWORDS: Readonly<Record<string, Assertion>> = {
  type: (value, types) => (isList(types) ? types : [types]).some((type) => isOfType(value, String(type))),
  enum: (value, values) => toList(values).some((item) => isSame(item, value)),
  const: (value, item) => isSame(item, value),
  minLength: checkText((text, limit) => [...text].length >= limit),
  maxLength: checkText((text, limit) => [...text].length <= limit),
  pattern: (value, pattern) => typeof value !== "string" || new RegExp(String(pattern), "u").test(value),
  minimum: checkNumber((number, limit) => number >= limit),
  maximum: checkNumber((number, limit) => number <= limit),
  exclusiveMinimum: checkNumber((number, limit) => number > limit),
  exclusiveMaximum: checkNumber((number, limit) => number < limit),
  multipleOf: checkNumber((number, step) => Math.abs(number / step - Math.round(number / step)) < 1e-9),
  minItems: checkList((list, limit) => list.length >= Number(limit)),
  maxItems: checkList((list, limit) => list.length <= Number(limit)),
  uniqueItems: checkList(
    (list, wanted) => wanted !== true || list.every((a, i) => !list.some((b, j) => j < i && isSame(a, b))),
  ),
  minProperties: checkObject((object, limit) => Object.keys(object).length >= Number(limit)),
  maxProperties: checkObject((object, limit) => Object.keys(object).length <= Number(limit)),
  required: checkObject((object, names) => toStrings(names).every((name) => Object.hasOwn(object, name))),
  dependentRequired: checkObject((object, dependents) =>
    toEntries(dependents).every(
      ([name, names]) =>
        !Object.hasOwn(object, name) || toStrings(names).every((other) => Object.hasOwn(object, other)),
    ),
  ),
}

function isOfType(value: Json, type: string): boolean {
  if (type === "null") return value === null
  if (type === "array") return isList(value)
  if (type === "object") return isObject(value)
  return type === "integer" ? Number.isInteger(value) : typeof value === type
}
