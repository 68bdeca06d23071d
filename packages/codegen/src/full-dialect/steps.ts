import type { FullObject, FullSchema } from "@forecourt/schema-compat/full-dialect"
import {
  type Call,
  createEnumTest,
  createNumberTests,
  createSizeTests,
  createStringTests,
  listTests,
  type Test,
} from "../emit/assertion-leaves.ts"
import { formatJsonLiteral } from "../emit/source.ts"
import type { Scalar } from "../ir/ir.types.ts"
import { toOptional } from "../ir/keywords.ts"
import type { Json } from "../schema/json.ts"
import { createCoveredIndex, createCoveredKey, createKeyMatch, createKnownKey, createPresence } from "./covered.ts"
import { createNegatable, type Fit, mergeWithOr, NEVER, toOpposite } from "./fit.ts"

export interface Section {
  /** The condition under which the section applies, or `null` if the section always applies. */
  readonly guard: Fit | null
  readonly steps: readonly Step[]
}

export type Step =
  | TestStep
  | SameStep
  | ConditionStep
  | PropertyStep
  | PropertiesStep
  | NamesStep
  | EntryStep
  | EntriesStep

export interface TestStep extends Test {
  readonly kind: "test"
  readonly property?: string
  readonly types?: readonly string[]
  readonly options?: readonly Json[]
  readonly branches?: readonly FullSchema[]
}
interface SameStep {
  readonly kind: "same"
  readonly schema: FullSchema
  readonly when: Fit | null
}
interface ConditionStep {
  readonly kind: "condition"
  readonly when: FullSchema
  readonly met: FullSchema | null
  readonly unmet: FullSchema | null
}
interface PropertyStep {
  readonly kind: "property"
  readonly name: string
  readonly isRequired: boolean
  readonly schema: FullSchema
}
/** A step that applies a schema to all properties except those for which `unless` is true. */
interface PropertiesStep {
  readonly kind: "properties"
  readonly keyword: string
  readonly unless: Fit
  readonly schema: FullSchema
}
interface NamesStep {
  readonly kind: "names"
  readonly schema: FullSchema
}
interface EntryStep {
  readonly kind: "entry"
  readonly index: number
  readonly schema: FullSchema
}
/**
 * A step that applies a schema to the list entries from the index `from` on, except those for which `unless` is true.
 */
interface EntriesStep {
  readonly kind: "entries"
  readonly keyword: string
  readonly from: number
  readonly unless: Fit
  readonly schema: FullSchema
}

export interface Writing {
  readonly call: Call
  readonly fit: (schema: FullSchema, value: string) => Fit
}

export function createSections(schema: FullSchema, value: string, writing: Writing): Section[] {
  const { types } = schema
  const sections: Section[] = [
    { guard: null, steps: [...createTypeSteps(types, value, writing), ...createChoiceSteps(schema, value, writing)] },
    createSection(types, "string", value, writing, () =>
      createStringTests(schema.text, value, writing.call).map(toStep),
    ),
    createSection(types, "number", value, writing, () =>
      createNumberTests(schema.number, value, writing.call).map(toStep),
    ),
    createSection(types, "array", value, writing, () => listSteps(schema, value, writing)),
    createSection(types, "object", value, writing, () => createObjectSteps(schema, value, writing)),
    { guard: null, steps: createCombinedSteps(schema, value, writing) },
  ]
  return sections.filter(({ steps }) => steps.length > 0)
}

function createTest(keyword: string, { holds, fails }: Fit, limit?: number): TestStep {
  return { kind: "test", keyword, ...toOptional("limit", limit), holds, fails }
}

function toStep(test: Test): Step {
  return { kind: "test", ...test }
}

function createTypeSteps(types: readonly string[], value: string, { call }: Writing): Step[] {
  if (types.length === 0) return []
  return [{ ...createTest("type", mergeWithOr(types.map((type) => createTypeTest(type, value, call)))), types }]
}

function createTypeTest(type: string, value: string, call: Call): Fit {
  switch (type) {
    case "null":
      return { holds: `${value} === null`, fails: `${value} !== null` }
    case "integer":
      return createNegatable(`Number.isInteger(${value})`)
    case "array":
      return createNegatable(`Array.isArray(${value})`)
    case "object":
      return createNegatable(`${call("isObject")}(${value})`)
    default:
      return { holds: `typeof ${value} === "${type}"`, fails: `typeof ${value} !== "${type}"` }
  }
}

function createChoiceSteps({ choices }: FullSchema, value: string, { call }: Writing): Step[] {
  return choices.map((values) => {
    const scalars = values.filter((value) => typeof value !== "object" || value === null) as Scalar[]
    const createOtherSteps = values.filter((value) => typeof value === "object" && value !== null)
    const plain = scalars.map((scalar) => createEnumTest([scalar], value))
    const same = createOtherSteps.map((step) =>
      createNegatable(`${call("isSame")}(${value}, ${formatJsonLiteral(step)})`),
    )
    const test = createTest(values.length === 1 ? "const" : "enum", mergeWithOr([...plain, ...same]))
    return createOtherSteps.length > 0 || values.length === 0 ? test : { ...test, options: values }
  })
}

type Guarded = "string" | "number" | "array" | "object"

/**
 * Creates the section with the validation steps for a type. The section is empty if the schema does not allow the type.
 * It has no guard if it is empty or if the type is the only allowed one.
 */
function createSection(
  types: readonly string[],
  type: Guarded,
  value: string,
  { call }: Writing,
  write: () => Step[],
): Section {
  const formatTypeTest = (item: string) => item === type || (type === "number" && item === "integer")
  if (types.length > 0 && !types.some(formatTypeTest)) return { guard: null, steps: [] }
  const steps = write()
  if (steps.length === 0 || types.length === 1) return { guard: null, steps }
  return { guard: createTypeTest(type, value, call), steps }
}

function listSteps({ list, ...schema }: FullSchema, value: string, writing: Writing): Step[] {
  const { first, items, contains, unevaluated } = list
  const createEntrySteps = (keyword: string, rest: FullSchema | null, from: number, unless: Fit): Step[] => {
    if (rest === null || unless.holds === "true") return []
    if (!rest.isNever || unless.holds !== "false") return [{ kind: "entries", keyword, from, unless, schema: rest }]
    return [createTest(keyword, { holds: `${value}.length <= ${from}`, fails: `${value}.length > ${from}` })]
  }
  return [
    ...listTests(list, value, writing.call).map(toStep),
    ...first.map((schema, index): Step => ({ kind: "entry", index, schema })),
    ...createEntrySteps("items", items, first.length, NEVER),
    ...(contains ? createContainsSteps(contains, value, writing) : []),
    ...createEntrySteps("unevaluatedItems", unevaluated, 0, createCoveredIndex({ list, ...schema }, value, writing)),
  ]
}

function createContainsSteps(
  { schema, min, max }: NonNullable<FullSchema["list"]["contains"]>,
  value: string,
  { fit }: Writing,
): Step[] {
  const { holds } = fit(schema, "entry")
  const some = `${value}.some((entry) => ${holds})`
  const count = `${value}.filter((entry) => ${holds}).length`
  return [
    ...(min === 1 ? [createTest("contains", { holds: some, fails: `!${some}` })] : []),
    ...(min > 1 ? [createTest("minContains", { holds: `${count} >= ${min}`, fails: `${count} < ${min}` }, min)] : []),
    ...(max === null
      ? []
      : [createTest("maxContains", { holds: `${count} <= ${max}`, fails: `${count} > ${max}` }, max)]),
  ]
}

function createObjectSteps(schema: FullSchema, value: string, writing: Writing): Step[] {
  const { object } = schema
  const { patterns, additional, dependents, unevaluated } = object
  const createOtherSteps = (keyword: string, rest: FullSchema | null, unless: Fit): Step[] =>
    rest && unless.holds !== "true" ? [{ kind: "properties", keyword, unless, schema: rest }] : []
  return [
    ...createSizeTests(object, value).map(toStep),
    ...createRequiredSteps(object, value),
    ...(object.names ? [{ kind: "names", schema: object.names } as const] : []),
    ...object.properties.map((property): Step => {
      return { kind: "property", isRequired: object.required.includes(property.name), ...property }
    }),
    ...patterns.flatMap(({ name, schema }) =>
      createOtherSteps("patternProperties", schema, toOpposite(createKeyMatch(name))),
    ),
    ...createOtherSteps("additionalProperties", additional, createKnownKey(schema)),
    ...dependents.map(({ name, schema }): Step => ({ kind: "same", schema, when: createPresence(value, name) })),
    ...createOtherSteps("unevaluatedProperties", unevaluated, createCoveredKey(schema, value, writing)),
  ]
}

function createRequiredSteps({ required, dependentRequired }: FullObject, value: string): Step[] {
  const always = required.map(
    (property): Step => ({ ...createTest("required", createPresence(value, property)), property }),
  )
  const dependent = dependentRequired.flatMap(({ name, required }) =>
    required.map((property): Step => {
      const fit = mergeWithOr([toOpposite(createPresence(value, name)), createPresence(value, property)])
      return { ...createTest("dependentRequired", fit), property }
    }),
  )
  return [...always, ...dependent]
}

function createCombinedSteps(schema: FullSchema, value: string, { fit }: Writing): Step[] {
  const { all, any, one, not, condition } = schema
  const excluded = not && fit(not, value)
  return [
    ...all.map((inner): Step => ({ kind: "same", schema: inner, when: null })),
    ...(any.length === 0
      ? []
      : [{ ...createTest("anyOf", mergeWithOr(any.map((inner) => fit(inner, value)))), branches: any }]),
    ...(one.length === 0
      ? []
      : [{ ...createTest("oneOf", oneOf(one.map((inner) => fit(inner, value)))), branches: one }]),
    ...(excluded ? [createTest("not", { holds: excluded.fails, fails: excluded.holds })] : []),
    ...(condition === null ? [] : [{ kind: "condition", ...condition } as const]),
  ]
}

function oneOf(fits: readonly Fit[]): Fit {
  const [only] = fits
  if (fits.length === 1 && only) return only
  const count = `[${fits.map(({ holds }) => holds).join(", ")}].filter(Boolean).length`
  return { holds: `${count} === 1`, fails: `${count} !== 1` }
}
