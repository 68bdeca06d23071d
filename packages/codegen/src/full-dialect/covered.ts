import type { FullSchema } from "@forecourt/schema-compat/full-dialect"
import { formatPattern } from "../emit/assertion-leaves.ts"
import { formatJsonLiteral, formatMember, toStringLiteral } from "../emit/source.ts"
import { ALWAYS, createNegatable, type Fit, mergeWithAnd, mergeWithOr, NEVER, toOpposite } from "./fit.ts"

// What `unevaluatedProperties` and `unevaluatedItems` leave alone: what any schema that holds of the same value describes.

interface Fitting {
  readonly fit: (schema: FullSchema, value: string) => Fit
}

/**
 * Generates the code that tests if a property is already described by a schema. `unevaluatedProperties` does not apply
 * to such properties.
 */
export function createCoveredKey(schema: FullSchema, value: string, fitting: Fitting): Fit {
  return mergeWithOr([createOwnKey(schema), ...createCoveredInside(schema, value, fitting, getCacheKey)])
}

/**
 * Generates the code that tests if a list entry is already described by a schema. `unevaluatedItems` does not apply to
 * such entries.
 */
export function createCoveredIndex(schema: FullSchema, value: string, fitting: Fitting): Fit {
  return mergeWithOr([createOwnIndex(schema, value, fitting), ...createCoveredInside(schema, value, fitting, indexOf)])
}

export function createKnownKey({ object: { properties, patterns } }: FullSchema): Fit {
  const names = properties.map(({ name }) => name)
  const isLong = names.length > 3
  const named = isLong ? [createNegatable(`${formatJsonLiteral(names)}.includes(key)`)] : names.map(isKey)
  return mergeWithOr([...named, ...patterns.map(({ name }) => createKeyMatch(name))])
}

function isKey(name: string): Fit {
  return { holds: `key === ${toStringLiteral(name)}`, fails: `key !== ${toStringLiteral(name)}` }
}

export function createKeyMatch(pattern: string): Fit {
  return createNegatable(`${formatPattern(pattern)}.test(key)`)
}

/**
 * Generates the code that tests if an object has a property. For names that every object inherits, such as `toString`,
 * the code uses `Object.hasOwn`.
 */
export function createPresence(value: string, name: string): Fit {
  if (name in Object.prototype) return createNegatable(`Object.hasOwn(${value}, ${toStringLiteral(name)})`)
  const at = formatMember(value, name)
  return { holds: `${at} !== undefined`, fails: `${at} === undefined` }
}

function createOwnKey(schema: FullSchema): Fit {
  return schema.object.additional ? ALWAYS : createKnownKey(schema)
}

function createOwnIndex({ list: { first, items, contains } }: FullSchema, value: string, { fit }: Fitting): Fit {
  if (items) return ALWAYS
  const isFirst: Fit = { holds: `index < ${first.length}`, fails: `index >= ${first.length}` }
  return mergeWithOr([
    ...(first.length > 0 ? [isFirst] : []),
    ...(contains ? [fit(contains.schema, `${value}[index]`)] : []),
  ])
}

type Covered = (schema: FullSchema, value: string, fitting: Fitting) => Fit

const getCacheKey: Covered = (schema, value, fitting) =>
  schema.object.unevaluated ? ALWAYS : createCoveredKey(schema, value, fitting)
const indexOf: Covered = (schema, value, fitting) =>
  schema.list.unevaluated ? ALWAYS : createCoveredIndex(schema, value, fitting)

/**
 * Generates the code that tests if a property or a list entry is described by a nested schema, such as an `anyOf`
 * branch. A branch or a conditional schema counts only if it matches the value.
 */
function createCoveredInside(schema: FullSchema, value: string, fitting: Fitting, covered: Covered): Fit[] {
  const { all, any, one, condition, object } = schema
  const createWithin = (inner: FullSchema | null): Fit => (inner ? covered(inner, value, fitting) : NEVER)
  const createAsFarAs = (holds: Fit, inner: FullSchema | null): Fit => mergeWithAnd([holds, createWithin(inner)])
  const whole = all.map(createWithin)
  const branches = [...any, ...one].map((inner) => createAsFarAs(fitting.fit(inner, value), inner))
  const dependents = object.dependents.map(({ name, schema }) => createAsFarAs(createPresence(value, name), schema))
  if (condition === null) return [...whole, ...branches, ...dependents]
  const when = fitting.fit(condition.when, value)
  const conditional = [
    createAsFarAs(when, condition.when),
    createAsFarAs(when, condition.met),
    createAsFarAs(toOpposite(when), condition.unmet),
  ]
  return [...whole, ...branches, ...dependents, ...conditional]
}
