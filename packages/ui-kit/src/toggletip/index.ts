export type { FloatingSide } from "../floating/use-floating.ts"
export type { ToggletipLabels, ToggletipRootProps } from "./toggletip.tsx"
export * as Toggletip from "./toggletip.tsx"
export type { ToggletipReason, ToggletipState } from "./toggletip-core.ts"
