import type { Weekday } from "@forecourt/calendar"
import type { TextKey } from "@forecourt/renderer"

/** Words for the day on which something opens, in the case that the language wants: `måndag`, `maanantaina`. */
export const ON_WEEKDAY: Readonly<Record<Weekday, TextKey>> = {
  monday: "weekday.onMonday",
  tuesday: "weekday.onTuesday",
  wednesday: "weekday.onWednesday",
  thursday: "weekday.onThursday",
  friday: "weekday.onFriday",
  saturday: "weekday.onSaturday",
  sunday: "weekday.onSunday",
}
