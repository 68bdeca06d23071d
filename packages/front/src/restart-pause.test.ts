import { expect, test } from "vitest"
import { createRestartPause } from "./restart-pause.ts"

/** The pauses after something ran for so long each time, in milliseconds. */
const pausesAfter = (...ran: readonly number[]) => ran.map(createRestartPause())

test("what ends while it starts is waited for longer each time, and never longer than five seconds", () => {
  expect(pausesAfter(100, 100, 100, 100, 100, 100, 100)).toEqual([200, 400, 800, 1600, 3200, 5000, 5000])
})

test("what ran is started again at once, however often it was ended", () => {
  expect(pausesAfter(60_000, 5800, 5800, 5800)).toEqual([200, 200, 200, 200])
  expect(pausesAfter(100, 100, 5800, 100)).toEqual([200, 400, 200, 400])
})
