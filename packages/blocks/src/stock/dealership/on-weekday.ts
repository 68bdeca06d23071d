import type { Weekday } from "@forecourt/calendar"
import type { TextKey } from "@forecourt/renderer"

/**
 * The keys for "on Monday", which some languages write differently from "Monday", such as the Finnish `maanantaina`.
 */
export const ON_WEEKDAY: Readonly<Record<Weekday, TextKey>> = {
  monday: "weekday.onMonday",
  tuesday: "weekday.onTuesday",
  wednesday: "weekday.onWednesday",
  thursday: "weekday.onThursday",
  friday: "weekday.onFriday",
  saturday: "weekday.onSaturday",
  sunday: "weekday.onSunday",
}
