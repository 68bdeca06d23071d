export type { FloatingSide } from "../floating/use-anchored.ts"
export type { ToggletipLabels, ToggletipReason, ToggletipRootProps, ToggletipState } from "./toggletip.tsx"
export * as Toggletip from "./toggletip.tsx"
