import { type JsonObject, toEntries, toNumberOrUndefined, toStrings } from "../json.ts"
import { toOptional } from "./assertions.ts"
import type { FullList, FullObject, FullSchema, NamedSchema } from "./full-schema.types.ts"
import type { Target } from "./schemas.types.ts"

type ReadOne = (keyword: string) => FullSchema | null
type ReadList = (keyword: string) => readonly FullSchema[]
type ReadNamed = (keyword: string) => readonly NamedSchema[]

export function createEmptySchema({ path, pointer }: Target): FullSchema {
  const nothing: JsonObject = {}
  return {
    path,
    pointer,
    isNever: false,
    types: [],
    choices: [],
    text: {},
    number: {},
    list: readListPart(
      nothing,
      () => null,
      () => [],
    ),
    object: readObjectPart(
      nothing,
      () => null,
      () => [],
    ),
    all: [],
    any: [],
    one: [],
    not: null,
    condition: null,
  }
}

export function readListPart(schema: JsonObject, readOne: ReadOne, readList: ReadList): FullList {
  const contained = readOne("contains")
  return {
    ...getCounts(schema, "minItems", "maxItems"),
    ...(schema.uniqueItems === true && { uniqueItems: true }),
    first: readList("prefixItems"),
    items: readOne("items"),
    contains: contained && {
      schema: contained,
      min: toNumberOrUndefined(schema.minContains) ?? 1,
      max: toNumberOrUndefined(schema.maxContains) ?? null,
    },
    unevaluated: readOne("unevaluatedItems"),
  }
}

export function readObjectPart(schema: JsonObject, readOne: ReadOne, readNamed: ReadNamed): FullObject {
  return {
    ...getCounts(schema, "minProperties", "maxProperties"),
    required: toStrings(schema.required),
    properties: readNamed("properties"),
    patterns: readNamed("patternProperties"),
    additional: readOne("additionalProperties"),
    names: readOne("propertyNames"),
    dependentRequired: toEntries(schema.dependentRequired).map(([name, required]) => ({
      name,
      required: toStrings(required),
    })),
    dependents: readNamed("dependentSchemas"),
    unevaluated: readOne("unevaluatedProperties"),
  }
}

function getCounts(schema: JsonObject, ...keywords: readonly string[]): Partial<Record<string, number>> {
  return Object.assign({}, ...keywords.map((keyword) => toOptional(keyword, toNumberOrUndefined(schema[keyword]))))
}
