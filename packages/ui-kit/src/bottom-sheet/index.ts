export type { BottomSheetLabels, BottomSheetRootProps } from "./bottom-sheet.tsx"
export * as BottomSheet from "./bottom-sheet.tsx"
export type { BottomSheetReason, BottomSheetState } from "./bottom-sheet-core.ts"
