export type { Viewer360Labels, Viewer360RootProps, Viewer360View } from "./viewer-360.tsx"
export * as Viewer360 from "./viewer-360.tsx"
export type { Viewer360Reason } from "./viewer-360-core.ts"
