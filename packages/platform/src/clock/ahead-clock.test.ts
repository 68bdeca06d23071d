import { expect, test } from "vitest"
import { createAheadClock } from "./ahead-clock.ts"

const START = Date.parse("2027-03-01T08:00:00Z")
const MINUTE = 60_000

function createClock(startMs: number | null) {
  const machine = { time: 1000 }
  return { machine, clock: createAheadClock(startMs, () => machine.time) }
}

test("a clock set ahead returns the system time plus the offset", () => {
  const { machine, clock } = createClock(null)
  clock.setAhead(11)
  machine.time += 5

  expect(clock.now()).toBe(1005 + 11 * MINUTE)
  clock.startAgain()
  expect([clock.now(), clock.aheadMinutes()]).toEqual([1005, 0])
})

test("a clock with a configured start time begins at that time, advances and can be set ahead", () => {
  const { machine, clock } = createClock(START)
  expect(clock.now()).toBe(START)
  machine.time += 5
  clock.setAhead(61)

  expect(clock.now()).toBe(START + 5 + 61 * MINUTE)
})

test("resetting a clock sets it to its start time, even after an earlier reset", () => {
  const { machine, clock } = createClock(START)
  for (const passed of [7 * MINUTE, 3]) {
    machine.time += passed
    clock.setAhead(5)
    clock.startAgain()
    expect([clock.now(), clock.aheadMinutes()]).toEqual([START, 0])
  }
  machine.time += 2
  expect(clock.now()).toBe(START + 2)
})
