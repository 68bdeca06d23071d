import { isRecord } from "@forecourt/contracts/is-record"
import type { Fault } from "./kinds.ts"
import { getSchema } from "./schemas.ts"

type Rules = Readonly<Record<string, unknown>>

export function findFault(schema: Rules, value: unknown, field = ""): Fault | null {
  const rules = resolveSchema(schema)
  const reason = getTypeReason(rules, value) ?? getChoiceReason(rules, value) ?? getSizeReason(rules, value)
  if (reason !== null) return { field, reason }
  if (Array.isArray(value)) return findItemFault(rules, value, field)
  return isRecord(value) ? findPropertyFault(rules, value, field) : null
}

function resolveSchema(schema: Rules): Rules {
  return typeof schema.$ref === "string" ? { ...getSchema(schema.$ref), ...schema, $ref: undefined } : schema
}

const TYPES: Readonly<Record<string, { readonly is: (value: unknown) => boolean; readonly called: string }>> = {
  string: { is: (value) => typeof value === "string", called: "a text" },
  number: { is: Number.isFinite, called: "a number" },
  integer: { is: Number.isInteger, called: "a whole number" },
  boolean: { is: (value) => typeof value === "boolean", called: "true or false" },
  array: { is: Array.isArray, called: "a list" },
  object: { is: isRecord, called: "an object" },
  null: { is: (value) => value === null, called: "null" },
}

function getTypeReason({ type }: Rules, value: unknown): string | null {
  if (type === undefined) return null
  const names = (Array.isArray(type) ? type : [type]).map(String)
  const fits = names.some((name) => TYPES[name]?.is(value))
  return fits ? null : `${formatValue(value)} is not ${names.map((name) => TYPES[name]?.called ?? name).join(" or ")}`
}

function getChoiceReason({ enum: choices, pattern, format }: Rules, value: unknown): string | null {
  if (Array.isArray(choices) && !choices.includes(value))
    return `${formatValue(value)} is none of ${choices.join(", ")}`
  if (typeof value !== "string") return null
  if (typeof pattern === "string" && !new RegExp(pattern, "u").test(value))
    return `${formatValue(value)} is not of the form ${pattern}`
  if (format === "date" && !isDate(value)) return `${formatValue(value)} is no day of the form 2026-11-20`
  if (format === "date-time" && !isDateTime(value))
    return `${formatValue(value)} is no moment of the form 2026-11-20T08:30:00Z`
  return null
}

function getSizeReason(rules: Rules, value: unknown): string | null {
  if (typeof value === "number") return getBoundReason(value, rules.minimum, rules.maximum, formatValue(value))
  if (typeof value === "string")
    return getBoundReason(getLength(value), rules.minLength, rules.maxLength, `of ${getLength(value)} characters`)
  if (Array.isArray(value))
    return getBoundReason(value.length, rules.minItems, rules.maxItems, `of ${value.length} entries`)
  return null
}

/** Returns the length in Unicode code points, the unit of the limits in the contract. */
function getLength(text: string): number {
  return [...text].length
}

const DAY = /^\d{4}-\d\d-\d\d$/
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/i

function isDate(text: string): boolean {
  return DAY.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true
}

function isDateTime(text: string): boolean {
  return MOMENT.test(text) && isDate(text.slice(0, 10)) && !Number.isNaN(Date.parse(text))
}

function getBoundReason(size: number, least: unknown, largest: unknown, what: string): string | null {
  if (typeof least === "number" && size < least) return `${what} is less than ${least}`
  if (typeof largest === "number" && size > largest) return `${what} is more than ${largest}`
  return null
}

function findItemFault({ items }: Rules, list: readonly unknown[], field: string): Fault | null {
  if (!isRecord(items)) return null
  for (const [index, item] of list.entries()) {
    const fault = findFault(items, item, `${field}[${index}]`)
    if (fault !== null) return fault
  }
  return null
}

function findPropertyFault(rules: Rules, value: Rules, field: string): Fault | null {
  const { required, additionalProperties: others } = rules
  const properties = isRecord(rules.properties) ? rules.properties : {}
  for (const [name, item] of Object.entries(value)) {
    if (item === undefined) continue
    const path = field === "" ? name : `${field}.${name}`
    const property = Object.hasOwn(properties, name) ? properties[name] : others
    if (property === false) return { field: path, reason: "is not known here" }
    const fault = isRecord(property) ? findFault(property, item, path) : null
    if (fault !== null) return fault
  }
  const missing = Array.isArray(required) ? required.find((name) => value[name] === undefined) : undefined
  if (missing === undefined) return null
  return { field: field === "" ? String(missing) : `${field}.${missing}`, reason: "is missing" }
}

const MAX_SHOWN = 60

function formatValue(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text
}
