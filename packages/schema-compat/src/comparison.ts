// For tools that ask many questions about the same two schemas.
export { toCanonicalText } from "./canonical.ts"
export { getHighest } from "./change.types.ts"
export { formatShort } from "./changes/messages.ts"
export { Candidates } from "./samples/candidates.ts"
export { Comparison, type ComparisonOptions, type Side } from "./subschema/comparison.ts"
export { evaluate, type Verdict } from "./subschema/evaluate.ts"
export type { SchemaNode } from "./subschema/node.types.ts"
export { checkFormat } from "./subschema/texts.ts"
