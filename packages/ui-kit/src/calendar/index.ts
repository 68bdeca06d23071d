export type { CalendarDay } from "@forecourt/calendar"
export type {
  CalendarDayProps,
  CalendarDayState,
  CalendarGridProps,
  CalendarLabels,
  CalendarPhase,
  CalendarRootProps,
  CalendarState,
} from "./calendar.tsx"
export * as Calendar from "./calendar.tsx"
