import { execFileSync } from "node:child_process"
import { join } from "node:path"
import { beforeAll, describe, expect, test } from "vitest"
import { getSeason } from "../src/bookings/season.ts"
import type { PrintedTimes } from "./print-times.ts"
import { TIME_CASES } from "./time-cases.ts"

const PRINT = join(import.meta.dirname, "print-times.ts")

function timesIn(zone: string): PrintedTimes {
  const questions = JSON.stringify(TIME_CASES.map(({ question }) => question))
  const printed = execFileSync(process.execPath, ["--conditions=forecourt-source", PRINT, questions], {
    env: { ...process.env, TZ: zone },
    encoding: "utf8",
  })
  return JSON.parse(printed) as PrintedTimes
}

describe.each(["America/Los_Angeles", "Pacific/Auckland", "Australia/Adelaide"])(
  "times in a process with the time zone %s",
  (processZone) => {
    let times: readonly string[]
    beforeAll(() => {
      const printed = timesIn(processZone)
      expect(printed.zone).toBe(processZone)
      times = printed.times
    })

    for (const [index, { what, expected }] of TIME_CASES.entries()) {
      test(`${what} are correct regardless of the time zone of the process [spec 3 §9.1]`, () => {
        expect(times[index]).toBe(expected)
      })
    }
  },
)

test.each([
  ["2026-08-01", "2026-winter"],
  ["2026-12-31", "2026-winter"],
  ["2027-01-31", "2026-winter"],
  ["2027-02-01", "2027-summer"],
  ["2027-07-31", "2027-summer"],
])("the day %s is in the season %s", (day, season) => {
  expect(getSeason(day)).toBe(season)
})
