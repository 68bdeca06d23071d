export type { FloatingSide } from "../floating/use-anchored.ts"
export type {
  PopoverContentProps,
  PopoverLabels,
  PopoverReason,
  PopoverRootProps,
  PopoverState,
} from "./popover.tsx"
export * as Popover from "./popover.tsx"
