export type { DrillDownRootProps, DrillDownView } from "./drill-down.tsx"
export type { DrillDownReason } from "./drill-down-core.ts"
export * as DrillDown from "./drill-down-namespace.ts"
export type { DrillDownBackProps, DrillDownBranchProps, DrillDownLinkProps } from "./drill-down-parts.tsx"
