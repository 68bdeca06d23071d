export type { UnitSelectorLabels, UnitSelectorRootProps } from "./unit-selector.tsx"
export * as UnitSelector from "./unit-selector.tsx"
