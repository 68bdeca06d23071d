export type { SectionBoundaryProps } from "./section-boundary.tsx"
export type { SectionFailedReloadProps } from "./section-failed.tsx"
export * as SectionFailed from "./section-failed-parts.ts"
