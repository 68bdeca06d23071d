export type { ClampContentProps, ClampLabels, ClampReason, ClampRootProps, ClampState } from "./clamp.tsx"
export * as Clamp from "./clamp.tsx"
