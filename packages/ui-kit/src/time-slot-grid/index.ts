export type {
  TimeSlotGridLabels,
  TimeSlotGridReason,
  TimeSlotGridRootProps,
  TimeSlotGridState,
  TimeSlotProps,
  TimeSlotState,
} from "./time-slot-grid.tsx"
export * as TimeSlotGrid from "./time-slot-grid.tsx"
export { sortTimes, type Time } from "./time-slot-grid-core.ts"
