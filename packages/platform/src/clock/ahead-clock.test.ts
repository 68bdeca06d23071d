import { expect, test } from "vitest"
import { createAheadClock } from "./ahead-clock.ts"

const START = Date.parse("2027-03-01T08:00:00Z")
const MINUTE = 60_000

/** A clock on a machine whose time is told. */
function createClock(startMs: number | null) {
  const machine = { time: 1000 }
  return { machine, clock: createAheadClock(startMs, () => machine.time) }
}

test("it shows the machine's time, and how far it is ahead", () => {
  const { machine, clock } = createClock(null)
  clock.setAhead(11)
  machine.time += 5

  expect(clock.now()).toBe(1005 + 11 * MINUTE)
  clock.startAgain()
  expect([clock.now(), clock.aheadMinutes()]).toEqual([1005, 0])
})

test("one with a start begins there, goes on, and is set ahead from where it is", () => {
  const { machine, clock } = createClock(START)
  expect(clock.now()).toBe(START)
  machine.time += 5
  clock.setAhead(61)

  expect(clock.now()).toBe(START + 5 + 61 * MINUTE)
})

test("it goes back to its start as often as it is told to", () => {
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
