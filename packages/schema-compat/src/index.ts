export type { Change, Classification, ClassifyOptions, Level } from "./change.types.ts"
export { classifyChange } from "./classify-change.ts"
export type { Json, JsonObject } from "./json.ts"
export { findCounterexample, isAccepted, isSubschema, type JudgeOptions } from "./judge.ts"
