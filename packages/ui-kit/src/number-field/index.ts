export type { NumberFieldLabels, NumberFieldReason, NumberFieldRootProps, NumberFieldState } from "./number-field.tsx"
export * as NumberField from "./number-field.tsx"
