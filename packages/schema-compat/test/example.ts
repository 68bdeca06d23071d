import { classifyChange, findCounterexample, isAccepted, isSubschema } from "@forecourt/schema-compat"

const previous = { type: "object", properties: { age: { type: "integer", minimum: 0, maximum: 130 } } }
const next = { type: "object", properties: { age: { type: "integer", minimum: 0, maximum: 120 } } }

/** Proven to be true: every document that fits the new schema also fits the old one. */
export const canBeReadByOld = isSubschema(next, previous)

/** A document that was valid and is no longer valid, such as `{ age: 130 }`. */
export const lost = findCounterexample(previous, next)

/** Each change with its rule, pointer and message, both directions, and the smallest version bump. */
export const { level, backward, forward, changes } = classifyChange(previous, next)

/** Validates a document by the full standard; `undefined` when the result is uncertain. */
export const isRead = isAccepted(next, { age: 119 })
