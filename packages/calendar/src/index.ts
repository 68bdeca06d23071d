export {
  addDays,
  addMonths,
  type CalendarDay,
  daysBetween,
  isCalendarDay,
  WEEKDAYS,
  type Weekday,
  weekdayOf,
} from "./calendar-day.ts"
export { type CalendarWindow, type WindowRule, windowFrom } from "./calendar-window.ts"
export { dayIn, timeOfDay } from "./day-and-time.ts"
export { holidaysOf, isHoliday } from "./holidays.ts"
export { longDay } from "./long-day.ts"
export { type Hours, type OpeningHours, type OpeningTimes, readHours, type Slot, slotsOf } from "./opening-hours.ts"
export { instantOf, type WallTime, wallTimeOf } from "./wall-time.ts"
export { readWeek } from "./week-hours.ts"
