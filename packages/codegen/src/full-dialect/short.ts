import type { FullSchema } from "@forecourt/schema-compat/full-dialect"
import { type Fit, mergeWithAnd, mergeWithOr, NEVER, toOpposite } from "./fit.ts"
import { createSections, type Section, type Writing } from "./steps.ts"

/**
 * Counts the tests of a schema, without those of nested schemas. A schema with three or more tests gets a separate
 * function.
 */
function countOwnTests({ types, choices, text, number, list, object }: FullSchema): number {
  const { minItems, maxItems, uniqueItems } = list
  const { minProperties, maxProperties, required, dependentRequired } = object
  const single = [
    ...Object.values(text),
    ...Object.values(number),
    minItems,
    maxItems,
    uniqueItems,
    minProperties,
    maxProperties,
  ]
  return (
    Math.sign(types.length) +
    choices.flat().length +
    single.filter((item) => item !== undefined).length +
    required.length +
    dependentRequired.flatMap(({ required }) => required).length
  )
}

function hasInner(schema: FullSchema): boolean {
  const { list, object, any, one, not, condition } = schema
  return (
    list.first.length +
      object.properties.length +
      object.patterns.length +
      object.dependents.length +
      any.length +
      one.length >
      0 ||
    [
      list.items,
      list.contains,
      list.unevaluated,
      object.additional,
      object.names,
      object.unevaluated,
      not,
      condition,
    ].some((inner) => inner !== null)
  )
}

/**
 * Returns the schema to which a `$ref` leads if the given schema consists only of this `$ref`. Returns any other schema
 * unchanged.
 */
export function resolveSchema(schema: FullSchema): FullSchema {
  const [only] = schema.all
  const isAlias = schema.all.length === 1 && countOwnTests(schema) === 0 && !hasInner(schema)
  return isAlias && only && !schema.isNever ? resolveSchema(only) : schema
}

export function isShort(schema: FullSchema): boolean {
  return schema.isNever || (countOwnTests(schema) <= 2 && schema.all.length === 0 && !hasInner(schema))
}

export function createShortFit(schema: FullSchema, value: string, writing: Writing): Fit {
  if (schema.isNever) return NEVER
  return mergeWithAnd(createSections(schema, value, writing).map(createSectionFit))
}

function createSectionFit({ guard, steps }: Section): Fit {
  const tests = mergeWithAnd(steps.filter((step) => step.kind === "test"))
  return guard ? mergeWithOr([toOpposite(guard), tests]) : tests
}
