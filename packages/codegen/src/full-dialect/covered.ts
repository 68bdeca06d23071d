import type { FullSchema } from "@forecourt/schema-compat/full-dialect"
import { patternLiteral } from "../emit/assertion-leaves.ts"
import { literal, member, quote } from "../emit/source.ts"
import { ALWAYS, everyOf, type Fit, NEVER, negatable, opposite, someOf } from "./fit.ts"

// What `unevaluatedProperties` and `unevaluatedItems` leave alone: what any schema that holds of the same value describes.

interface Fitting {
  readonly fit: (schema: FullSchema, value: string) => Fit
}

/** Whether a schema, or one inside it that holds of the same value, describes the property `key`. */
export function coveredKey(schema: FullSchema, value: string, fitting: Fitting): Fit {
  return someOf([ownKey(schema), ...coveredInside(schema, value, fitting, keyOf)])
}

/** The same for the entry at `index`. */
export function coveredIndex(schema: FullSchema, value: string, fitting: Fitting): Fit {
  return someOf([ownIndex(schema, value, fitting), ...coveredInside(schema, value, fitting, indexOf)])
}

/** Whether a schema names the property `key`, or has a pattern for it. */
export function knownKey({ object: { properties, patterns } }: FullSchema): Fit {
  const names = properties.map(({ name }) => name)
  const isLong = names.length > 3
  const named = isLong ? [negatable(`${literal(names)}.includes(key)`)] : names.map(isKey)
  return someOf([...named, ...patterns.map(({ name }) => keyMatches(name))])
}

function isKey(name: string): Fit {
  return { holds: `key === ${quote(name)}`, fails: `key !== ${quote(name)}` }
}

export function keyMatches(pattern: string): Fit {
  return negatable(`${patternLiteral(pattern)}.test(key)`)
}

/** Whether an object has a property. Every object has what it inherits, so those names are asked for with care. */
export function presence(value: string, name: string): Fit {
  if (name in Object.prototype) return negatable(`Object.hasOwn(${value}, ${quote(name)})`)
  const at = member(value, name)
  return { holds: `${at} !== undefined`, fails: `${at} === undefined` }
}

function ownKey(schema: FullSchema): Fit {
  return schema.object.additional ? ALWAYS : knownKey(schema)
}

function ownIndex({ list: { first, items, contains } }: FullSchema, value: string, { fit }: Fitting): Fit {
  if (items) return ALWAYS
  const isFirst: Fit = { holds: `index < ${first.length}`, fails: `index >= ${first.length}` }
  return someOf([
    ...(first.length > 0 ? [isFirst] : []),
    ...(contains ? [fit(contains.schema, `${value}[index]`)] : []),
  ])
}

type Covered = (schema: FullSchema, value: string, fitting: Fitting) => Fit

const keyOf: Covered = (schema, value, fitting) =>
  schema.object.unevaluated ? ALWAYS : coveredKey(schema, value, fitting)
const indexOf: Covered = (schema, value, fitting) =>
  schema.list.unevaluated ? ALWAYS : coveredIndex(schema, value, fitting)

/** What the schemas inside describe, each as far as it holds. */
function coveredInside(schema: FullSchema, value: string, fitting: Fitting, covered: Covered): Fit[] {
  const { all, any, one, condition, object } = schema
  const within = (inner: FullSchema | null): Fit => (inner ? covered(inner, value, fitting) : NEVER)
  const asFarAs = (holds: Fit, inner: FullSchema | null): Fit => everyOf([holds, within(inner)])
  const whole = all.map(within)
  const branches = [...any, ...one].map((inner) => asFarAs(fitting.fit(inner, value), inner))
  const dependents = object.dependents.map(({ name, schema }) => asFarAs(presence(value, name), schema))
  if (condition === null) return [...whole, ...branches, ...dependents]
  const when = fitting.fit(condition.when, value)
  const conditional = [
    asFarAs(when, condition.when),
    asFarAs(when, condition.met),
    asFarAs(opposite(when), condition.unmet),
  ]
  return [...whole, ...branches, ...dependents, ...conditional]
}
