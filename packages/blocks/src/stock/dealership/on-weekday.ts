import type { Weekday } from "@forecourt/calendar"
import type { TextKey } from "@forecourt/renderer"

/**
 * The text keys for "on Monday", "on Tuesday" and so on. They are separate from the weekday names because some
 * languages use a different grammatical case, such as the Finnish `maanantaina`.
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
