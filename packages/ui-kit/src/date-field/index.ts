export type { DateFieldLabels, DateFieldReason, DateFieldRootProps, DateFieldState } from "./date-field.tsx"
export * as DateField from "./date-field.tsx"
