import { expect, test } from "vitest"
import { readTestMoment, setClock, TEST_MOMENT_MS } from "./test-moment.ts"

test.for([
  ["2027-03-01", "2027-03-01T08:00:00.000Z"],
  ["2026-12-30T23:50", "2026-12-30T22:50:00.000Z"],
  ["2027-03-28", "2027-03-28T07:00:00.000Z"],
  ["2028-02-29T00:00:30", "2028-02-28T23:00:30.000Z"],
  ["2026-12-30T23:50Z", "2026-12-30T23:50:00.000Z"],
  ["2027-03-01T09:00:00+01:00", "2027-03-01T08:00:00.000Z"],
] as const)("the configured test time %s is parsed as %s", ([text, instant]) => {
  expect(new Date(readTestMoment(text)).toISOString()).toBe(instant)
})

test.for([
  "",
  "tomorrow",
  "2027-02-29",
  "2027-13-01",
  "2027-03-01T25:00",
  "2027-03-01T09",
  "2027-03-01T09:00+99:00",
  // The hour that spring leaves out.
  "2027-03-28T02:30",
])("the invalid test time %j is rejected", (text) => {
  expect(() => readTestMoment(text)).toThrow(`FORECOURT_TEST_NOW: "${text}" is no moment. Write 2026-11-27,`)
})

test("the clock is set to the configured test time in every test", () => {
  expect(Date.now()).toBeGreaterThanOrEqual(TEST_MOMENT_MS)
  expect(new Date().getFullYear()).toBe(new Date(TEST_MOMENT_MS).getFullYear())
})

test("a mocked clock keeps running, leaves explicit dates unchanged and can be restored", () => {
  const Before = Date
  const setBack = setClock({ startMs: 1000, sinceMs: Date.now() - 500 })
  const shown = [
    Date.now(),
    Date.parse(new Date().toISOString()),
    new Date(5).getTime(),
    new Date(2027, 2, 1).getMonth(),
  ]
  setBack()

  expect(Math.floor((shown[0] ?? 0) / 1000)).toBe(1)
  expect(Math.floor((shown[1] ?? 0) / 1000)).toBe(1)
  expect(shown.slice(2)).toEqual([5, 2])
  expect(Date).toBe(Before)
})
