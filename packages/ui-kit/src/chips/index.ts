export type { ChipDetails, ChipItem, ChipProps, ChipsLabels, ChipsRootProps, ChipsState } from "./chips.tsx"
export * as Chips from "./chips.tsx"
