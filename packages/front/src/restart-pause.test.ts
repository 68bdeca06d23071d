import { expect, test } from "vitest"
import { createRestartPause } from "./restart-pause.ts"

const pausesAfter = (...ran: readonly number[]) => ran.map(createRestartPause())

test("the pause grows with each failed start, up to five seconds", () => {
  expect(pausesAfter(100, 100, 100, 100, 100, 100, 100)).toEqual([200, 400, 800, 1600, 3200, 5000, 5000])
})

test("a process that ran is started again at once, however often it has exited", () => {
  expect(pausesAfter(60_000, 5800, 5800, 5800)).toEqual([200, 200, 200, 200])
  expect(pausesAfter(100, 100, 5800, 100)).toEqual([200, 400, 200, 400])
})
