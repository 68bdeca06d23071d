// Generated from schemas/blocks/countdown-timer/countdown-timer.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { DateField, LinkField, TextField, TitleTag } from "@forecourt/renderer"

/**
 * Days, hours, minutes and seconds until something ends or begins, two digits each, and a text for afterwards. The
 * moment itself stands beside it, for those without a script and for screen readers.
 */
export interface CountdownTimer {
  /** What the time is counted to. */
  title?: TextField
  /**
   * Heading level of the title.
   *
   * @default "h2"
   */
  titleTag: TitleTag
  /** One or two sentences under the title. */
  text?: TextField
  /** The moment that is counted to. */
  until: DateField
  /** The call to action. */
  link?: LinkField
  /** Takes the counter's place when the moment has come. */
  endText?: TextField
  /**
   * Surface behind the section.
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
