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

const START: Stream = { status: "streaming", count: 0, initialCount: 0 }
const run = (...steps: readonly (readonly [StreamStatus, number])[]) =>
  steps.reduce((previous, [status, count]) => updateStream(previous, status, count), START)

test("a list initially has five placeholders, and each new item replaces a placeholder", () => {
  expect(
    [START, run(["streaming", 2]), run(["streaming", 7])].map((stream) => getPlacesLeft(stream, EXPECTED)),
  ).toEqual([5, 3, 0])
})

test("loading more items shows five placeholders after the existing items", () => {
  const more = run(["streaming", 5], ["paused", 5], ["streaming", 5])

  expect([getPlacesLeft(more, EXPECTED), getPlacesLeft(updateStream(more, "streaming", 6), EXPECTED)]).toEqual([5, 4])
})

test("a streamed list that is emptied and loaded again shows placeholders for all missing items", () => {
  expect(getPlacesLeft(run(["streaming", 5], ["paused", 5], ["streaming", 0], ["streaming", 1]), EXPECTED)).toEqual(4)
})

test("a streamed list that is not loading has no placeholders", () => {
  expect((["paused", "ended", "failed"] as const).map((status) => getPlacesLeft(run([status, 1]), EXPECTED))).toEqual([
    0, 0, 0,
  ])
})

test("a streamed list announces loading, the number of items, an empty result, the end and a failure with different messages", () => {
  const streams = [START, run(["paused", 5]), run(["ended", 0]), run(["ended", 3]), run(["failed", 3])]

  expect(streams.map(getMessage)).toEqual(["loading", "count", "none", "end", "failed"])
})

test("after any sequence of updates the number of placeholders is between zero and the number of expected items", () => {
  const step = fc.tuple(fc.constantFrom<StreamStatus>("streaming", "paused", "ended", "failed"), fc.nat(20))
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const places = getPlacesLeft(run(...steps), EXPECTED)

      expect(places >= 0 && places <= EXPECTED).toBe(true)
    }),
  )
})
