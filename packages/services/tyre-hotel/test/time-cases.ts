export type TimeQuestion =
  | { readonly zone: string; readonly now: string }
  | { readonly zone: string; readonly day: string }

export interface TimeCase {
  readonly what: string
  readonly question: TimeQuestion
  readonly expected: string
}

/**
 * The UTC times of the local hours around a clock change. For example, `00=24T22` means that local midnight is 22:00
 * UTC on the 24th.
 */
const CENTRAL = {
  summer: (d: string, b: string) =>
    `00=${b}T22 01=${b}T23 02=${d}T00 03=${d}T01 04=${d}T02 05=${d}T03 06=${d}T04 07=${d}T05`,
  winter: (d: string, b: string) =>
    `00=${b}T23 01=${d}T00 02=${d}T01 03=${d}T02 04=${d}T03 05=${d}T04 06=${d}T05 07=${d}T06`,
  toWinter: "00=24T22 01=24T23 02=25T00 03=25T02 04=25T03 05=25T04 06=25T05 07=25T06",
  toSummer: "00=27T23 01=28T00 03=28T01 04=28T02 05=28T03 06=28T04 07=28T05",
  fiveToMidnight: ["2026-10-25T22:55:00Z", "2026-11-30T22:55:00Z", "2027-03-28T21:55:00Z"],
}
const WESTERN = {
  summer: (d: string, b: string) =>
    `00=${b}T23 01=${d}T00 02=${d}T01 03=${d}T02 04=${d}T03 05=${d}T04 06=${d}T05 07=${d}T06`,
  winter: (d: string) => `00=${d}T00 01=${d}T01 02=${d}T02 03=${d}T03 04=${d}T04 05=${d}T05 06=${d}T06 07=${d}T07`,
  toWinter: "00=24T23 01=25T00 02=25T02 03=25T03 04=25T04 05=25T05 06=25T06 07=25T07",
  toSummer: "00=28T00 02=28T01 03=28T02 04=28T03 05=28T04 06=28T05 07=28T06",
  fiveToMidnight: ["2026-10-25T23:55:00Z", "2026-11-30T23:55:00Z", "2027-03-28T22:55:00Z"],
}
const EASTERN = {
  summer: (d: string, b: string) =>
    `00=${b}T21 01=${b}T22 02=${b}T23 03=${d}T00 04=${d}T01 05=${d}T02 06=${d}T03 07=${d}T04`,
  winter: (d: string, b: string) =>
    `00=${b}T22 01=${b}T23 02=${d}T00 03=${d}T01 04=${d}T02 05=${d}T03 06=${d}T04 07=${d}T05`,
  toWinter: "00=24T21 01=24T22 02=24T23 03=25T00 04=25T02 05=25T03 06=25T04 07=25T05",
  toSummer: "00=27T22 01=27T23 02=28T00 04=28T01 05=28T02 06=28T03 07=28T04",
  fiveToMidnight: ["2026-10-25T21:55:00Z", "2026-11-30T21:55:00Z", "2027-03-28T20:55:00Z"],
}

const ZONES = {
  "Europe/Stockholm": CENTRAL,
  "Europe/Oslo": CENTRAL,
  "Europe/London": WESTERN,
  "Europe/Helsinki": EASTERN,
  "Europe/Bratislava": CENTRAL,
}

export const TIME_CASES: readonly TimeCase[] = Object.entries(ZONES).flatMap(([zone, hours]) => {
  const [autumn = "", november = "", spring = ""] = hours.fiveToMidnight
  const day = (what: string, date: string, expected: string): TimeCase => ({
    what: `${zone}: times of ${what}`,
    question: { zone, day: date },
    expected,
  })
  const evening = (what: string, now: string, expected: string): TimeCase => ({
    what: `${zone}: days to book late on ${what}`,
    question: { zone, now },
    expected,
  })
  return [
    day("the day before winter time", "2026-10-24", hours.summer("24", "23")),
    day("the day of 25 hours", "2026-10-25", hours.toWinter),
    day("the day after it", "2026-10-26", hours.winter("26", "25")),
    day("the day before summer time", "2027-03-27", hours.winter("27", "26")),
    day("the day of 23 hours", "2027-03-28", hours.toSummer),
    day("the day after it", "2027-03-29", hours.summer("29", "28")),
    evening("the day of 25 hours", autumn, "2026-10-28 to 2027-01-25"),
    evening("30 November", november, "2026-12-03 to 2027-02-28"),
    evening("the day of 23 hours", spring, "2027-03-31 to 2027-06-28"),
  ]
})
