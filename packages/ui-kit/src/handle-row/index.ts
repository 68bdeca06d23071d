export type { HandleRowLabels, HandleRowRootProps } from "./handle-row.tsx"
export * as HandleRow from "./handle-row.tsx"
export type { HandleRowReason, HandleRowState } from "./handle-row-core.ts"
