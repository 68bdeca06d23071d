export type { CheckboxRootProps, CheckboxState } from "./checkbox.tsx"
export * as Checkbox from "./checkbox.tsx"
export type { CheckedReason, CheckedState } from "./use-checked.ts"
