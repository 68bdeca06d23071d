// Generated from schemas/services/search/opening-schedule.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseOpeningSchedule } from "./opening-schedule.parser.js"

/** When a department is open. Spec 2 §3. */
export interface OpeningSchedule {
  /** Hours of a week. */
  openinghours?: {
    /** Day or days, as visitors read them. */
    day: string
    /** Hours, as visitors read them. */
    displayText: string
    /**
     * 1 for Monday to 7 for Sunday.
     *
     * @minimum 1
     * @maximum 7
     */
    weekday?: number
    /**
     * Opens, HH:MM.
     *
     * @pattern ^[0-2][0-9]:[0-5][0-9]$
     */
    opens?: string
    /**
     * Closes, HH:MM.
     *
     * @pattern ^[0-2][0-9]:[0-5][0-9]$
     */
    closes?: string
  }[]
  /** Days that differ. */
  deviationdays?: {
    /** The day, as visitors read it. */
    day: string
    /** Hours, as visitors read them. */
    displayText: string
    /**
     * The day.
     *
     * @format date
     */
    date?: string
    /**
     * Opens, HH:MM; none when closed.
     *
     * @pattern ^[0-2][0-9]:[0-5][0-9]$
     */
    opens?: string
    /**
     * Closes, HH:MM.
     *
     * @pattern ^[0-2][0-9]:[0-5][0-9]$
     */
    closes?: string
  }[]
  /** A vacation; told only while it lasts. */
  vacationdays?: {
    /** Its title. */
    vacationtitle?: string
    /**
     * First day.
     *
     * @format date
     */
    vacationstart: string
    /**
     * Last day.
     *
     * @format date
     */
    vacationend: string
    /** Hours while it lasts. */
    days?: {
      /** Day or days, as visitors read them. */
      day: string
      /** Hours, as visitors read them. */
      displayText: string
    }[]
  }
}
