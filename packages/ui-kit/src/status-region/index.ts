export type { Announce, StatusRegionRootProps } from "./status-region.tsx"
export * as StatusRegion from "./status-region.tsx"
export type { StatusUrgency } from "./status-region-core.ts"
