export type { FieldRootProps, FieldState } from "./field.tsx"
export * as Field from "./field.tsx"
export type { FieldFault } from "./field-core.ts"
export type { FieldLabels, FieldRule } from "./use-validity.ts"
