import { classifyChange, findCounterexample, isAccepted, isSubschema } from "@forecourt/schema-compat"

const before = { type: "object", properties: { age: { type: "integer", minimum: 0, maximum: 130 } } }
const after = { type: "object", properties: { age: { type: "integer", minimum: 0, maximum: 120 } } }

/** Proven: every document of the new schema is one of the old. */
export const canBeReadByOld = isSubschema(after, before)

/** `{ age: 130 }` or another that was valid and is refused now. */
export const lost = findCounterexample(before, after)

/** Each change by rule, pointer and sentence, both directions, and the least version bump. */
export const { level, backward, forward, changes } = classifyChange(before, after)

/** A validator of the whole standard; `undefined` where it cannot know. */
export const isRead = isAccepted(after, { age: 119 })
