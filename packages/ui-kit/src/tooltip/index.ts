export type { FloatingSide } from "../floating/use-floating.ts"
export type { TooltipContentProps, TooltipGroupProps, TooltipRootProps, TooltipView } from "./tooltip.tsx"
export * as Tooltip from "./tooltip.tsx"
export type { TooltipReason } from "./tooltip-core.ts"
