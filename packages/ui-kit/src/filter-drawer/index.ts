export type {
  FilterDrawerLabels,
  FilterDrawerRootProps,
  FilterDrawerState,
  FilterModeReason,
} from "./filter-drawer.tsx"
export * as FilterDrawer from "./filter-drawer.tsx"
export type { FilterDrawerReason, FilterMode, FilterPresentation } from "./filter-drawer-core.ts"
