// Generated from schemas/blocks/countdown-timer/countdown-timer.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { DateField, LinkField, TextField, TitleTag } from "@forecourt/renderer"

/**
 * A countdown in days, hours, minutes and seconds until something ends or begins, with two digits each, and a text
 * for afterwards. The target time is shown next to it, for visitors without JavaScript and for screen readers.
 */
export interface CountdownTimer {
  /** The name of the event to which the timer counts down. */
  title?: TextField
  /**
   * The heading level of the title.
   *
   * @default "h2"
   */
  titleTag: TitleTag
  /** One or two sentences under the title. */
  text?: TextField
  /** The time to which the timer counts down. */
  until: DateField
  /** The call to action. */
  link?: LinkField
  /** The text that replaces the counter after the countdown ends. */
  endText?: TextField
  /**
   * The surface behind the section.
   *
   * @default "BackgroundColor3"
   */
  backgroundColor: "None" | "BackgroundColor1" | "BackgroundColor2" | "BackgroundColor3"
}

/** A countdown timer before its defaults are filled in. */
export interface CountdownTimerInput {
  title?: TextField
  titleTag?: TitleTag
  text?: TextField
  until: DateField
  link?: LinkField
  endText?: TextField
  backgroundColor?: "None" | "BackgroundColor1" | "BackgroundColor2" | "BackgroundColor3"
}
