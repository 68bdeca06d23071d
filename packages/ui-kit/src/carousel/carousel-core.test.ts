import fc from "fast-check"
import { expect, test } from "vitest"
import { createHarness } from "../../test/harness/create-harness.ts"
import { fuzz } from "../../test/harness/fuzz.ts"
import {
  type CarouselEvent,
  createCarouselNext,
  createCarouselState,
  INTERVAL_MS,
  isRotating,
} from "./carousel-core.ts"

const COUNT = 4

function start({ isLooping = true, isPlaying = true, isCalm = false } = {}) {
  const carousel = createHarness(
    createCarouselNext({ isLooping, intervalMs: INTERVAL_MS }),
    createCarouselState(0, COUNT, isPlaying),
  )
  carousel.send({ type: "begin", isCalm })
  return carousel
}

test("autoplay changes the slide every 5 seconds and wraps around to the first slide [spec 1 §9 carousel]", () => {
  const carousel = start()

  carousel.pass(4999)
  expect(carousel.state().index).toBe(0)
  carousel.pass(1)
  expect(carousel.state().index).toBe(1)

  carousel.pass(3 * INTERVAL_MS)
  expect(carousel.state().index).toBe(0)
  expect(carousel.effects.at(-1)).toEqual({ type: "move", index: 0, by: 1 })
})

test("hovering pauses autoplay, and the interval of 5 seconds starts again when the pointer leaves", () => {
  const carousel = start()
  carousel.pass(4000)

  carousel.send({ type: "hover", isHovered: true })
  carousel.pass(60_000)
  expect(carousel.state().index).toBe(0)

  carousel.send({ type: "hover", isHovered: false })
  carousel.pass(4999)
  expect(carousel.state().index).toBe(0)
  carousel.pass(1)
  expect(carousel.state().index).toBe(1)
})

test.each<CarouselEvent>([
  { type: "focus" },
  { type: "step", by: 1, reason: "next" },
  { type: "go", index: 2, reason: "pick" },
  { type: "scrolled", index: 3 },
  { type: "toggle" },
])("the event $type stops autoplay permanently", (event) => {
  const carousel = start()

  carousel.send(event)
  const { index } = carousel.state()
  carousel.send({ type: "hover", isHovered: true })
  carousel.send({ type: "hover", isHovered: false })
  carousel.send({ type: "sight", isAway: true })
  carousel.send({ type: "sight", isAway: false })
  carousel.pass(60_000)

  expect(carousel.state()).toMatchObject({ index, isPlaying: false })
  expect(carousel.waiting()).toEqual([])
})

test("scrolling back to the same slide does not stop autoplay", () => {
  const carousel = start()

  carousel.send({ type: "scrolled", index: 0 })

  expect(carousel.state().isPlaying).toBe(true)
})

test("the play button starts autoplay even while the pointer is over the carousel", () => {
  const carousel = start()
  carousel.send({ type: "hover", isHovered: true })
  carousel.send({ type: "toggle" })

  carousel.send({ type: "toggle" })
  carousel.pass(INTERVAL_MS)

  expect(carousel.state().index).toBe(1)
})

test("with reduced motion autoplay does not start on page load but can be started with the button", () => {
  const carousel = start({ isCalm: true })
  carousel.pass(60_000)
  expect(carousel.state().index).toBe(0)

  carousel.send({ type: "toggle" })
  carousel.pass(INTERVAL_MS)
  expect(carousel.state().index).toBe(1)
})

test("autoplay pauses while the carousel is out of view", () => {
  const carousel = start()

  carousel.send({ type: "sight", isAway: true })

  expect(carousel.waiting()).toEqual([])
})

test("without `loops` the next and previous buttons stop at the ends, but autoplay wraps from the last slide to the first", () => {
  const carousel = start({ isLooping: false })

  carousel.send({ type: "step", by: -1, reason: "previous" })
  expect(carousel.state().index).toBe(0)
  carousel.send({ type: "go", index: 9, reason: "key" })
  carousel.send({ type: "step", by: 1, reason: "next" })
  expect(carousel.state().index).toBe(COUNT - 1)

  carousel.send({ type: "toggle" })
  carousel.pass(INTERVAL_MS)
  expect(carousel.state().index).toBe(0)
})

test("autoplay does not run when all slides of a carousel are in view", () => {
  const carousel = start()

  carousel.send({ type: "measured", last: 0 })
  carousel.pass(60_000)

  expect(carousel.state().index).toBe(0)
  expect(carousel.waiting()).toEqual([])
})

const reason = fc.constantFrom("next", "previous", "pick", "press", "key")
const by = fc.constantFrom<1 | -1>(1, -1)
const index = fc.integer({ min: -2, max: 9 })
const anyEvent: fc.Arbitrary<CarouselEvent> = fc.oneof(
  fc.boolean().map((isCalm) => ({ type: "begin", isCalm }) as const),
  fc.constantFrom("toggle", "focus", "due").map((type) => ({ type })),
  fc.boolean().map((isHovered) => ({ type: "hover", isHovered }) as const),
  fc.boolean().map((isAway) => ({ type: "sight", isAway }) as const),
  fc.record({ type: fc.constant("step" as const), by, reason }),
  fc.record({ type: fc.constant("go" as const), index, reason }),
  index.map((index) => ({ type: "scrolled", index }) as const),
  index.map((index) => ({ type: "set", index }) as const),
  fc.integer({ min: 0, max: 6 }).map((last) => ({ type: "measured", last }) as const),
)

test.each([true, false])(
  "after any sequence of events the current slide exists and at most one autoplay timer runs (loop: %s)",
  (isLooping) => {
    fuzz({
      next: createCarouselNext({ isLooping, intervalMs: INTERVAL_MS }),
      initial: createCarouselState(0, COUNT, true),
      events: anyEvent,
      checkAlways: ({ state, waiting, effects }) => {
        const { index, last } = state()
        expect(index).toBeGreaterThanOrEqual(0)
        expect(index).toBeLessThanOrEqual(last)
        expect(waiting().length).toBeLessThanOrEqual(isRotating(state()) ? 1 : 0)
        for (const move of effects) expect(Number.isInteger(move.index)).toBe(true)
      },
      finally: (carousel) => {
        carousel.send({ type: "focus" })
        const { index } = carousel.state()
        carousel.pass(60_000)

        expect(carousel.state().index).toBe(index)
        expect(carousel.waiting()).toEqual([])
      },
    })
  },
)

test("after any sequence of events autoplay can be resumed", () => {
  fuzz({
    next: createCarouselNext({ isLooping: true, intervalMs: INTERVAL_MS }),
    initial: createCarouselState(0, COUNT, true),
    events: anyEvent,
    finally: (carousel) => {
      carousel.send({ type: "measured", last: 3 })
      carousel.send({ type: "begin", isCalm: false })
      carousel.send({ type: "sight", isAway: false })
      if (!carousel.state().isPlaying) carousel.send({ type: "toggle" })
      carousel.send({ type: "hover", isHovered: false })
      const { index } = carousel.state()
      carousel.pass(INTERVAL_MS)

      expect(carousel.state().index).not.toBe(index)
    },
  })
})
