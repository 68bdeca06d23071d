export type { ClampLabels, ClampRootProps } from "./clamp.tsx"
export * as Clamp from "./clamp.tsx"
export type { ClampReason, ClampState } from "./clamp-core.ts"
