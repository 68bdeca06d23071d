import { isList, type Json, type JsonObject, toEntries, toList, toNumberOrUndefined, toStrings } from "../json.ts"
import type { Place } from "./documents.ts"
import {
  ANY,
  ARRAY,
  BOOLEAN,
  type Claim,
  FRACTION,
  NULL,
  OBJECT,
  type SchemaNode,
  STRING,
  WHOLE,
} from "./node.types.ts"

interface Builder {
  readonly options: { readonly assertFormats: boolean }
  node(schema: Json, place: Place): SchemaNode
  make(claims: readonly Claim[]): SchemaNode
}

export function readKeywords(schema: JsonObject, place: Place, builder: Builder): Claim[] {
  return [
    ...readValues(schema),
    ...readNumbers(schema),
    ...readSizes(schema),
    ...readTexts(schema, builder.options.assertFormats),
    ...readItems(schema, place, builder),
    ...readMembers(schema, place, builder),
    ...readDependents(schema, place, builder),
    ...readCombinations(schema, place, builder),
  ]
}

const BITS: Readonly<Record<string, number>> = {
  null: NULL,
  boolean: BOOLEAN,
  integer: WHOLE,
  number: WHOLE | FRACTION,
  string: STRING,
  array: ARRAY,
  object: OBJECT,
  any: ANY,
}

function readValues({ type, enum: values, const: value }: JsonObject): Claim[] {
  const claims: Claim[] = []
  const types = typeof type === "string" ? [type] : isList(type) ? toStrings(type) : null
  if (types) claims.push({ kind: "type", bits: types.reduce((bits, name) => bits | (BITS[name] ?? 0), 0) })
  if (isList(values)) claims.push({ kind: "enum", values })
  if (value !== undefined) claims.push({ kind: "enum", values: [value] })
  return claims
}

function readNumbers(schema: JsonObject): Claim[] {
  const claims: Claim[] = []
  for (const side of ["min", "max"] as const) {
    const plain = toNumberOrUndefined(schema[`${side}imum`])
    const exclusive = schema[side === "min" ? "exclusiveMinimum" : "exclusiveMaximum"]
    if (plain !== undefined) claims.push({ kind: "bound", side, value: plain, isExclusive: exclusive === true })
    if (typeof exclusive === "number") claims.push({ kind: "bound", side, value: exclusive, isExclusive: true })
  }
  const step = toNumberOrUndefined(schema.multipleOf)
  if (step !== undefined && step > 0) claims.push({ kind: "multipleOf", value: step })
  return claims
}

const SIZES = [
  [STRING, "minLength", "maxLength"],
  [ARRAY, "minItems", "maxItems"],
  [OBJECT, "minProperties", "maxProperties"],
] as const

function readSizes(schema: JsonObject): Claim[] {
  const claims: Claim[] = []
  for (const [of, least, most] of SIZES) {
    const min = toNumberOrUndefined(schema[least])
    const max = toNumberOrUndefined(schema[most])
    if (min !== undefined && min > 0)
      claims.push({ kind: "size", of, min: Math.ceil(min), max: Number.POSITIVE_INFINITY })
    if (max !== undefined) claims.push({ kind: "size", of, min: 0, max: Math.floor(max) })
  }
  if (schema.uniqueItems === true) claims.push({ kind: "unique" })
  return claims
}

function readTexts({ pattern, format }: JsonObject, assertFormats: boolean): Claim[] {
  const claims: Claim[] = []
  if (typeof pattern === "string") claims.push({ kind: "pattern", source: pattern })
  if (typeof format === "string" && assertFormats) claims.push({ kind: "format", name: format })
  return claims
}

function readItems(schema: JsonObject, place: Place, builder: Builder): Claim[] {
  const claims: Claim[] = []
  const { prefixItems, items, additionalItems, contains } = schema
  const tuple = isList(prefixItems) ? prefixItems : isList(items) ? items : []
  const rest = isList(items) ? additionalItems : items
  if (tuple.length > 0 || rest !== undefined)
    claims.push({
      kind: "items",
      prefix: tuple.map((entry) => builder.node(entry, place)),
      rest: builder.node(rest ?? true, place),
      hasRest: rest !== undefined,
    })
  if (contains === undefined || place.draft < 6) return claims
  const isCounted = place.draft >= 2019
  claims.push({
    kind: "contains",
    node: builder.node(contains, place),
    min: (isCounted ? toNumberOrUndefined(schema.minContains) : undefined) ?? 1,
    max: (isCounted ? toNumberOrUndefined(schema.maxContains) : undefined) ?? Number.POSITIVE_INFINITY,
  })
  return claims
}

function readMembers(schema: JsonObject, place: Place, builder: Builder): Claim[] {
  const claims: Claim[] = []
  const { properties, patternProperties, additionalProperties, required, propertyNames } = schema
  const names = [...new Set(toStrings(required))].sort()
  if (names.length > 0) claims.push({ kind: "required", names })
  const named = new Map(sortEntries(properties).map(([name, inner]) => [name, builder.node(inner, place)]))
  const patterns = sortEntries(patternProperties).map(
    ([source, inner]) => [source, builder.node(inner, place)] as const,
  )
  if (named.size > 0 || patterns.length > 0 || additionalProperties !== undefined)
    claims.push({
      kind: "members",
      named,
      patterns,
      rest: builder.node(additionalProperties ?? true, place),
      hasRest: additionalProperties !== undefined,
    })
  if (propertyNames !== undefined) claims.push({ kind: "names", node: builder.node(propertyNames, place) })
  return claims
}

function sortEntries(value: Json | undefined): [string, Json][] {
  return toEntries(value).sort(([a], [b]) => (a < b ? -1 : 1))
}

function readDependents(schema: JsonObject, place: Place, builder: Builder): Claim[] {
  const claims: Claim[] = []
  const all = [schema.dependentRequired, schema.dependentSchemas, schema.dependencies].flatMap(toEntries)
  for (const [name, inner] of all) {
    const node = isList(inner)
      ? builder.make([{ kind: "required", names: toStrings(inner) }])
      : typeof inner === "string"
        ? builder.make([{ kind: "required", names: [inner] }])
        : builder.node(inner, place)
    claims.push({ kind: "whenPresent", name, node })
  }
  return claims
}

function readCombinations(schema: JsonObject, place: Place, builder: Builder): Claim[] {
  const claims: Claim[] = []
  const toNodes = (list: Json | undefined) => toList(list).map((inner) => builder.node(inner, place))
  if (isList(schema.allOf)) claims.push({ kind: "all", nodes: toNodes(schema.allOf) })
  if (isList(schema.anyOf)) claims.push({ kind: "any", nodes: toNodes(schema.anyOf) })
  if (isList(schema.oneOf)) claims.push({ kind: "one", nodes: toNodes(schema.oneOf) })
  if (schema.not !== undefined) claims.push({ kind: "not", node: builder.node(schema.not, place) })
  if (schema.if !== undefined && place.draft >= 7)
    claims.push({
      kind: "if",
      test: builder.node(schema.if, place),
      yes: builder.node(schema.then ?? true, place),
      no: builder.node(schema.else ?? true, place),
    })
  return claims
}
