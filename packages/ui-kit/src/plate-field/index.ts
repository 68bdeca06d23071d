export type { PlateFieldLabels, PlateFieldReason, PlateFieldRootProps, PlateFieldState } from "./plate-field.tsx"
export * as PlateField from "./plate-field.tsx"
