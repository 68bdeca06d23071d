import type { Weekday } from "@forecourt/calendar"
import type { TextKey } from "@forecourt/renderer"

/**
 * The text keys for the day on which a place opens, in the grammatical case of the language: `måndag`, `maanantaina`.
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
