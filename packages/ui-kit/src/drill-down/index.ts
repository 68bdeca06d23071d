export type { DrillDownBackProps, DrillDownRootProps, DrillDownView } from "./drill-down.tsx"
export type { DrillDownReason } from "./drill-down-core.ts"
export * as DrillDown from "./drill-down-namespace.ts"
export type { DrillDownBranchProps, DrillDownLinkProps } from "./drill-down-parts.tsx"
