export { addDays, addMonths, type CalendarDay, isCalendarDay } from "./calendar-day.ts"
export { type CalendarWindow, createWindow, type WindowRule } from "./calendar-window.ts"
export { formatTime, getDayInZone } from "./day-and-time.ts"
export { countDays, listDays } from "./day-range.ts"
export { getCountry, isHoliday, listHolidays } from "./holidays.ts"
export { formatLongDay } from "./long-day.ts"
export { isIntervals } from "./opening/day-hours.ts"
export {
  findVacation,
  getHours,
  getOpening,
  type HoursLine,
  listHoursLines,
  listOtherDays,
  type Opening,
  type OtherDay,
} from "./opening/opening-at.ts"
export { isBookableHours, readHours } from "./opening/read-hours.ts"
export { readSchedule, readWeek, type WrittenSchedule } from "./opening/read-schedule.ts"
export type {
  DayHours,
  Deviation,
  OpenInterval,
  OpeningSchedule,
  Vacation,
  WeekHours,
  WordedHours,
  WrittenLine,
} from "./opening/schedule.types.ts"
export { listSlots, type OpeningTimes, type Slot } from "./opening/slots.ts"
export { resolveInstant, toInstant, toWallTime, type WallTime } from "./wall-time.ts"
export { getWeekday, WEEKDAYS, type Weekday } from "./weekday.ts"
