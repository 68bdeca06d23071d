import { classifyChange, findCounterexample, isAccepted, isSubschema } from "@forecourt/schema-compat"

const previous = { type: "object", properties: { age: { type: "integer", minimum: 0, maximum: 130 } } }
const next = { type: "object", properties: { age: { type: "integer", minimum: 0, maximum: 120 } } }

/** The proven result that every document matching the new schema matches the old schema too. */
export const canBeReadByOld = isSubschema(next, previous)

/** A document that is no longer valid, such as `{ age: 130 }`. */
export const lost = findCounterexample(previous, next)

/** The changes with their rule, pointer and message, both directions, and the smallest version bump. */
export const { level, backward, forward, changes } = classifyChange(previous, next)

/** The result of validating a document by the full standard. `undefined` when it is uncertain. */
export const isRead = isAccepted(next, { age: 119 })
