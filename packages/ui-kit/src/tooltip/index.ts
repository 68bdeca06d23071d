export type { FloatingSide } from "../floating/use-anchored.ts"
export type {
  TooltipContentProps,
  TooltipGroupProps,
  TooltipReason,
  TooltipRootProps,
  TooltipView,
} from "./tooltip.tsx"
export * as Tooltip from "./tooltip.tsx"
