import { expect, test } from "vitest"
import { createRestartPause } from "./restart-pause.ts"

const pausesAfter = (...ran: readonly number[]) => ran.map(createRestartPause())

test("the delay before a restart doubles with each failed start, up to five seconds", () => {
  expect(pausesAfter(100, 100, 100, 100, 100, 100, 100)).toEqual([200, 400, 800, 1600, 3200, 5000, 5000])
})

test("a process that exits after running for several seconds is restarted after the shortest delay", () => {
  expect(pausesAfter(60_000, 5800, 5800, 5800)).toEqual([200, 200, 200, 200])
  expect(pausesAfter(100, 100, 5800, 100)).toEqual([200, 400, 200, 400])
})
