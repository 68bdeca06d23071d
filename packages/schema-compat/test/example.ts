import { classifyChange, findCounterexample, isAccepted, isSubschema } from "@forecourt/schema-compat"

const previous = { type: "object", properties: { age: { type: "integer", minimum: 0, maximum: 130 } } }
const next = { type: "object", properties: { age: { type: "integer", minimum: 0, maximum: 120 } } }

/** True if it is proven that every document that matches the new schema also matches the old one. */
export const canBeReadByOld = isSubschema(next, previous)

/** An example of a document that only the old schema accepts, such as `{ age: 130 }`. */
export const lost = findCounterexample(previous, next)

/**
 * The changes, each with its rule, pointer and message; whether each direction is compatible; and the smallest version
 * bump.
 */
export const { level, backward, forward, changes } = classifyChange(previous, next)

/** The result of validating a document according to the full standard, or `undefined` when it is uncertain. */
export const isRead = isAccepted(next, { age: 119 })
