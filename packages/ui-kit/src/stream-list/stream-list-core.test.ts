import fc from "fast-check"
import { expect, test } from "vitest"
import {
  EXPECTED,
  getMessage,
  getPlacesLeft,
  type Stream,
  type StreamStatus,
  updateStream,
} from "./stream-list-core.ts"

const START: Stream = { status: "streaming", count: 0, begun: 0 }
const run = (...steps: readonly (readonly [StreamStatus, number])[]) =>
  steps.reduce((before, [status, count]) => updateStream(before, status, count), START)

test("five places are kept at first, and each that comes takes one", () => {
  expect(
    [START, run(["streaming", 2]), run(["streaming", 7])].map((stream) => getPlacesLeft(stream, EXPECTED)),
  ).toEqual([5, 3, 0])
})

test("when more are fetched there are five places again, after those that are there", () => {
  const more = run(["streaming", 5], ["paused", 5], ["streaming", 5])

  expect([getPlacesLeft(more, EXPECTED), getPlacesLeft(updateStream(more, "streaming", 6), EXPECTED)]).toEqual([5, 4])
})

test("a list that shrinks is another one", () => {
  expect(getPlacesLeft(run(["streaming", 5], ["paused", 5], ["streaming", 0], ["streaming", 1]), EXPECTED)).toEqual(4)
})

test("nothing is kept when nothing comes", () => {
  expect((["paused", "ended", "failed"] as const).map((status) => getPlacesLeft(run([status, 1]), EXPECTED))).toEqual([
    0, 0, 0,
  ])
})

test("it is said that it loads, how many there are, that there are none, no more, and that it broke off", () => {
  const streams = [START, run(["paused", 5]), run(["ended", 0]), run(["ended", 3]), run(["failed", 3])]

  expect(streams.map(getMessage)).toEqual(["loading", "count", "none", "end", "failed"])
})

test("whatever comes, there are never more places than are expected, and never fewer than none", () => {
  const step = fc.tuple(fc.constantFrom<StreamStatus>("streaming", "paused", "ended", "failed"), fc.nat(20))
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const places = getPlacesLeft(run(...steps), EXPECTED)

      expect(places >= 0 && places <= EXPECTED).toBe(true)
    }),
  )
})
