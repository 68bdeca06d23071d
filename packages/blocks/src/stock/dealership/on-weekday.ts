import type { Weekday } from "@forecourt/calendar"
import type { TextKey } from "@forecourt/renderer"

/**
 * The text keys for phrases such as "on Monday". They are needed because some languages change the name of the day in
 * such a phrase, for example the Finnish `maanantaina`.
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
