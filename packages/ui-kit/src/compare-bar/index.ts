export type {
  CompareBarLabels,
  CompareBarReason,
  CompareBarRemoveProps,
  CompareBarRootProps,
  CompareBarState,
  CompareBarTableProps,
  CompareDetails,
  CompareItem,
  CompareRow,
} from "./compare-bar.tsx"
export * as CompareBar from "./compare-bar.tsx"
