// Generated from schemas/services/search/opening-schedule.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseOpeningSchedule } from "./opening-schedule.parser.js"

/** The opening hours of a department. Spec 2 §3. */
export interface OpeningSchedule {
  /** The regular hours of a week. */
  openinghours?: {
    /** The day or days, as shown to visitors. */
    day: string
    /** The hours, as shown to visitors. */
    displayText: string
    /**
     * The day of the week, from 1 for Monday to 7 for Sunday.
     *
     * @minimum 1
     * @maximum 7
     */
    weekday?: number
    /**
     * The opening time, HH:MM.
     *
     * @pattern ^[0-2][0-9]:[0-5][0-9]$
     */
    opens?: string
    /**
     * The closing time, HH:MM.
     *
     * @pattern ^[0-2][0-9]:[0-5][0-9]$
     */
    closes?: string
  }[]
  /** The days with different hours. */
  deviationdays?: {
    /** The day, as shown to visitors. */
    day: string
    /** The hours, as shown to visitors. */
    displayText: string
    /**
     * The day.
     *
     * @format date
     */
    date?: string
    /**
     * The opening time, HH:MM; absent if closed.
     *
     * @pattern ^[0-2][0-9]:[0-5][0-9]$
     */
    opens?: string
    /**
     * The closing time, HH:MM.
     *
     * @pattern ^[0-2][0-9]:[0-5][0-9]$
     */
    closes?: string
  }[]
  /** A vacation period; present only while it lasts. */
  vacationdays?: {
    /** The title of the vacation period. */
    vacationtitle?: string
    /**
     * The first day.
     *
     * @format date
     */
    vacationstart: string
    /**
     * The last day.
     *
     * @format date
     */
    vacationend: string
    /** The hours during the vacation period. */
    days?: {
      /** The day or days, as shown to visitors. */
      day: string
      /** The hours, as shown to visitors. */
      displayText: string
    }[]
  }
}
