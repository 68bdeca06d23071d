import type { MarketName } from "../market/market.types.ts"

/** A day with special hours: closed, or open for a few hours. */
export interface OtherDay {
  readonly date: string
  readonly opens?: string
  readonly closes?: string
}

const closed = (...dates: readonly string[]): readonly OtherDay[] => dates.map((date) => ({ date }))
const short = (date: string, opens: string, closes: string): OtherDay => ({ date, opens, closes })

/** The days from December 2026 to June 2027 on which a country's dealerships have special hours. */
export const OTHER_DAYS: Readonly<Record<MarketName, readonly OtherDay[]>> = {
  se: [
    short("2026-12-23", "09:00", "15:00"),
    ...closed("2026-12-24", "2026-12-25", "2026-12-26", "2026-12-31", "2027-01-01", "2027-01-06"),
    ...closed("2027-03-26", "2027-03-29", "2027-05-01", "2027-05-06", "2027-06-25", "2027-06-26"),
  ],
  no: [
    short("2026-12-23", "09:00", "14:00"),
    ...closed("2026-12-24", "2026-12-25", "2026-12-26", "2026-12-31", "2027-01-01"),
    ...closed("2027-03-25", "2027-03-26", "2027-03-29", "2027-05-01", "2027-05-06", "2027-05-17"),
  ],
  uk: [
    short("2026-12-24", "09:00", "13:00"),
    ...closed("2026-12-25", "2026-12-26", "2026-12-28"),
    short("2026-12-31", "09:00", "15:00"),
    ...closed("2027-01-01", "2027-03-26", "2027-03-29", "2027-05-03", "2027-05-31"),
  ],
  fi: [
    short("2026-12-23", "10:00", "16:00"),
    ...closed("2026-12-24", "2026-12-25", "2026-12-26", "2027-01-01", "2027-01-06"),
    ...closed("2027-03-26", "2027-03-29", "2027-05-01", "2027-05-06", "2027-06-25", "2027-06-26"),
  ],
  sk: [
    short("2026-12-23", "09:00", "14:00"),
    ...closed("2026-12-24", "2026-12-25", "2026-12-26", "2026-12-31", "2027-01-01", "2027-01-06"),
    ...closed("2027-03-26", "2027-03-29", "2027-05-01", "2027-05-08"),
  ],
}

/** The vacations of workshops: at the turn of the year or in summer. */
export const VACATIONS: readonly (readonly [first: string, last: string])[] = [
  ["2026-11-23", "2026-11-29"],
  ["2026-12-21", "2027-01-06"],
  ["2027-07-12", "2027-07-30"],
]
