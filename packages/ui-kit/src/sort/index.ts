export type { SortLabels, SortOption, SortRootProps } from "./sort.tsx"
export * as Sort from "./sort.tsx"
