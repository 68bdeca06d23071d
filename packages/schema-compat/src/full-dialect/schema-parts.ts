import { entriesOf, type JsonObject, numberOf, stringsOf } from "../json.ts"
import { given } from "./assertions.ts"
import type { FullList, FullObject, FullSchema, NamedSchema } from "./full-schema.types.ts"
import type { Target } from "./schemas.types.ts"

/** Reads the schema that a keyword holds; `null` when it is not there. */
type ReadOne = (keyword: string) => FullSchema | null
type ReadList = (keyword: string) => readonly FullSchema[]
type ReadNamed = (keyword: string) => readonly NamedSchema[]

/** A schema that asks nothing yet. */
export function emptySchema({ path, pointer }: Target): FullSchema {
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

/** What a schema asks of lists. */
export function readListPart(schema: JsonObject, readOne: ReadOne, readList: ReadList): FullList {
  const contained = readOne("contains")
  return {
    ...counts(schema, "minItems", "maxItems"),
    ...(schema.uniqueItems === true && { uniqueItems: true }),
    first: readList("prefixItems"),
    items: readOne("items"),
    contains: contained && {
      schema: contained,
      min: numberOf(schema.minContains) ?? 1,
      max: numberOf(schema.maxContains) ?? null,
    },
    unevaluated: readOne("unevaluatedItems"),
  }
}

/** What a schema asks of objects. */
export function readObjectPart(schema: JsonObject, readOne: ReadOne, readNamed: ReadNamed): FullObject {
  return {
    ...counts(schema, "minProperties", "maxProperties"),
    required: stringsOf(schema.required),
    properties: readNamed("properties"),
    patterns: readNamed("patternProperties"),
    additional: readOne("additionalProperties"),
    names: readOne("propertyNames"),
    dependentRequired: entriesOf(schema.dependentRequired).map(([name, required]) => ({
      name,
      required: stringsOf(required),
    })),
    dependents: readNamed("dependentSchemas"),
    unevaluated: readOne("unevaluatedProperties"),
  }
}

function counts(schema: JsonObject, ...keywords: readonly string[]): Partial<Record<string, number>> {
  return Object.assign({}, ...keywords.map((keyword) => given(keyword, numberOf(schema[keyword]))))
}
