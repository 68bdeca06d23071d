import type { FullObject, FullSchema } from "@forecourt/schema-compat/full-dialect"
import {
  type Call,
  enumTest,
  listTests,
  numberTests,
  sizeTests,
  stringTests,
  type Test,
} from "../emit/assertion-leaves.ts"
import { literal } from "../emit/source.ts"
import type { Scalar } from "../ir/ir.types.ts"
import { given } from "../ir/keywords.ts"
import type { Json } from "../schema/json.ts"
import { coveredIndex, coveredKey, keyMatches, knownKey, presence } from "./covered.ts"
import { type Fit, NEVER, negatable, opposite, someOf } from "./fit.ts"

/** What a schema asks of values of one type, or of all. */
export interface Section {
  /** Condition under which it is asked; `null` when that is certain already. */
  readonly guard: Fit | null
  readonly steps: readonly Step[]
}

/** One thing that a schema asks of `value`. */
export type Step =
  | TestStep
  | SameStep
  | ConditionStep
  | PropertyStep
  | PropertiesStep
  | NamesStep
  | EntryStep
  | EntriesStep

/** A test of the value by itself, reported at the property that it names. */
export interface TestStep extends Test {
  readonly kind: "test"
  readonly property?: string
  readonly types?: readonly string[]
  /** The values there are to choose from, where they can be listed. */
  readonly options?: readonly Json[]
  /** Schemas of which one should fit. */
  readonly branches?: readonly FullSchema[]
}
/** A schema that holds of the same value, perhaps only `when` something does. */
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
/** Every property except those `unless` speaks of, by `key`. */
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
/** Every entry from one on except those `unless` speaks of, by `index`. */
interface EntriesStep {
  readonly kind: "entries"
  readonly keyword: string
  readonly from: number
  readonly unless: Fit
  readonly schema: FullSchema
}

export interface Writing {
  /** Takes a name from the runtime. */
  readonly call: Call
  /** Whether a value fits a schema, as an expression. */
  readonly fit: (schema: FullSchema, value: string) => Fit
}

/** Everything a schema asks, in the order in which it is worth asking. */
export function sectionsOf(schema: FullSchema, value: string, writing: Writing): Section[] {
  const { types } = schema
  const sections: Section[] = [
    { guard: null, steps: [...typeSteps(types, value, writing), ...choiceSteps(schema, value, writing)] },
    section(types, "string", value, writing, () => stringTests(schema.text, value, writing.call).map(asStep)),
    section(types, "number", value, writing, () => numberTests(schema.number, value, writing.call).map(asStep)),
    section(types, "array", value, writing, () => listSteps(schema, value, writing)),
    section(types, "object", value, writing, () => objectSteps(schema, value, writing)),
    { guard: null, steps: combinedSteps(schema, value, writing) },
  ]
  return sections.filter(({ steps }) => steps.length > 0)
}

function testOf(keyword: string, { holds, fails }: Fit, limit?: number): TestStep {
  return { kind: "test", keyword, ...given("limit", limit), holds, fails }
}

function asStep(test: Test): Step {
  return { kind: "test", ...test }
}

function typeSteps(types: readonly string[], value: string, { call }: Writing): Step[] {
  if (types.length === 0) return []
  return [{ ...testOf("type", someOf(types.map((type) => typeTest(type, value, call)))), types }]
}

function typeTest(type: string, value: string, call: Call): Fit {
  switch (type) {
    case "null":
      return { holds: `${value} === null`, fails: `${value} !== null` }
    case "integer":
      return negatable(`Number.isInteger(${value})`)
    case "array":
      return negatable(`Array.isArray(${value})`)
    case "object":
      return negatable(`${call("isObject")}(${value})`)
    default:
      return { holds: `typeof ${value} === "${type}"`, fails: `typeof ${value} !== "${type}"` }
  }
}

function choiceSteps({ choices }: FullSchema, value: string, { call }: Writing): Step[] {
  return choices.map((values) => {
    const scalars = values.filter((one) => typeof one !== "object" || one === null) as Scalar[]
    const others = values.filter((one) => typeof one === "object" && one !== null)
    const plain = scalars.map((one) => enumTest([one], value))
    const same = others.map((one) => negatable(`${call("isSame")}(${value}, ${literal(one)})`))
    const test = testOf(values.length === 1 ? "const" : "enum", someOf([...plain, ...same]))
    return others.length > 0 || values.length === 0 ? test : { ...test, options: values }
  })
}

type Guarded = "string" | "number" | "array" | "object"

/** What is asked of one type: nothing when no value of the type comes this far, without a guard when every one is. */
function section(
  types: readonly string[],
  type: Guarded,
  value: string,
  { call }: Writing,
  write: () => Step[],
): Section {
  const isOf = (one: string) => one === type || (type === "number" && one === "integer")
  if (types.length > 0 && !types.some(isOf)) return { guard: null, steps: [] }
  const steps = write()
  if (steps.length === 0 || types.length === 1) return { guard: null, steps }
  return { guard: typeTest(type, value, call), steps }
}

function listSteps({ list, ...schema }: FullSchema, value: string, writing: Writing): Step[] {
  const { first, items, contains, unevaluated } = list
  const entries = (keyword: string, rest: FullSchema | null, from: number, unless: Fit): Step[] => {
    if (rest === null || unless.holds === "true") return []
    if (!rest.isNever || unless.holds !== "false") return [{ kind: "entries", keyword, from, unless, schema: rest }]
    return [testOf(keyword, { holds: `${value}.length <= ${from}`, fails: `${value}.length > ${from}` })]
  }
  return [
    ...listTests(list, value, writing.call).map(asStep),
    ...first.map((schema, index): Step => ({ kind: "entry", index, schema })),
    ...entries("items", items, first.length, NEVER),
    ...(contains ? containsSteps(contains, value, writing) : []),
    ...entries("unevaluatedItems", unevaluated, 0, coveredIndex({ list, ...schema }, value, writing)),
  ]
}

function containsSteps(
  { schema, min, max }: NonNullable<FullSchema["list"]["contains"]>,
  value: string,
  { fit }: Writing,
): Step[] {
  const { holds } = fit(schema, "entry")
  const some = `${value}.some((entry) => ${holds})`
  const count = `${value}.filter((entry) => ${holds}).length`
  return [
    ...(min === 1 ? [testOf("contains", { holds: some, fails: `!${some}` })] : []),
    ...(min > 1 ? [testOf("minContains", { holds: `${count} >= ${min}`, fails: `${count} < ${min}` }, min)] : []),
    ...(max === null ? [] : [testOf("maxContains", { holds: `${count} <= ${max}`, fails: `${count} > ${max}` }, max)]),
  ]
}

function objectSteps(schema: FullSchema, value: string, writing: Writing): Step[] {
  const { object } = schema
  const { patterns, additional, dependents, unevaluated } = object
  const others = (keyword: string, rest: FullSchema | null, unless: Fit): Step[] =>
    rest && unless.holds !== "true" ? [{ kind: "properties", keyword, unless, schema: rest }] : []
  return [
    ...sizeTests(object, value).map(asStep),
    ...requiredSteps(object, value),
    ...(object.names ? [{ kind: "names", schema: object.names } as const] : []),
    ...object.properties.map((property): Step => {
      return { kind: "property", isRequired: object.required.includes(property.name), ...property }
    }),
    ...patterns.flatMap(({ name, schema }) => others("patternProperties", schema, opposite(keyMatches(name)))),
    ...others("additionalProperties", additional, knownKey(schema)),
    ...dependents.map(({ name, schema }): Step => ({ kind: "same", schema, when: presence(value, name) })),
    ...others("unevaluatedProperties", unevaluated, coveredKey(schema, value, writing)),
  ]
}

function requiredSteps({ required, dependentRequired }: FullObject, value: string): Step[] {
  const always = required.map((property): Step => ({ ...testOf("required", presence(value, property)), property }))
  const dependent = dependentRequired.flatMap(({ name, required }) =>
    required.map((property): Step => {
      const fit = someOf([opposite(presence(value, name)), presence(value, property)])
      return { ...testOf("dependentRequired", fit), property }
    }),
  )
  return [...always, ...dependent]
}

function combinedSteps(schema: FullSchema, value: string, { fit }: Writing): Step[] {
  const { all, any, one, not, condition } = schema
  const excluded = not && fit(not, value)
  return [
    ...all.map((inner): Step => ({ kind: "same", schema: inner, when: null })),
    ...(any.length === 0 ? [] : [{ ...testOf("anyOf", someOf(any.map((inner) => fit(inner, value)))), branches: any }]),
    ...(one.length === 0 ? [] : [{ ...testOf("oneOf", oneOf(one.map((inner) => fit(inner, value)))), branches: one }]),
    ...(excluded ? [testOf("not", { holds: excluded.fails, fails: excluded.holds })] : []),
    ...(condition === null ? [] : [{ kind: "condition", ...condition } as const]),
  ]
}

function oneOf(fits: readonly Fit[]): Fit {
  const [only] = fits
  if (fits.length === 1 && only) return only
  const count = `[${fits.map(({ holds }) => holds).join(", ")}].filter(Boolean).length`
  return { holds: `${count} === 1`, fails: `${count} !== 1` }
}
