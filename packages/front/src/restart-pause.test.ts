import { expect, test } from "vitest"
import { createRestartPause } from "./restart-pause.ts"

const pausesAfter = (...ran: readonly number[]) => ran.map(createRestartPause())

test("the pause before a restart grows with each failed start, up to five seconds", () => {
  expect(pausesAfter(100, 100, 100, 100, 100, 100, 100)).toEqual([200, 400, 800, 1600, 3200, 5000, 5000])
})

test("a process that ran for several seconds is restarted with the shortest pause", () => {
  expect(pausesAfter(60_000, 5800, 5800, 5800)).toEqual([200, 200, 200, 200])
  expect(pausesAfter(100, 100, 5800, 100)).toEqual([200, 400, 200, 400])
})
