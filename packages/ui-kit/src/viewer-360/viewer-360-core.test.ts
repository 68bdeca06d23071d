import fc from "fast-check"
import { expect, test } from "vitest"
import { createHarness } from "../../test/harness/create-harness.ts"
import { fuzz } from "../../test/harness/fuzz.ts"
import {
  createViewer360Next,
  createViewer360State,
  DRAG_STEP_PX,
  FRAME_MS,
  isRotatingAlone,
  listFramesAround,
  type Viewer360Event,
} from "./viewer-360-core.ts"

const COUNT = 36
const next = createViewer360Next({ count: COUNT, frameMs: FRAME_MS, dragStepPx: DRAG_STEP_PX })

function start({ isCalm = false } = {}) {
  const viewer = createHarness(next, createViewer360State(0, COUNT, true))
  viewer.send({ type: "begin", isCalm })
  return viewer
}

test("the next frame is shown every 150 ms, and the first frame follows the last [spec 2 §9 rotation.interval, §4 rotation.turns]", () => {
  const viewer = start()

  viewer.pass(149)
  expect(viewer.state().frame).toBe(0)
  viewer.pass(1)
  expect(viewer.state().frame).toBe(1)

  viewer.pass(35 * 150)
  expect(viewer.state().frame).toBe(0)
})

test("dragging stops the automatic rotation and turns the car by one frame every 5 px in either direction [spec 2 §9 rotation.step, §4 rotation.drag]", () => {
  const viewer = start()
  viewer.pass(300)

  viewer.send({ type: "grab" })
  const dragTo = (px: number) => {
    viewer.send({ type: "drag", px })
    return viewer.state().frame
  }
  expect([dragTo(4), dragTo(5), dragTo(14), dragTo(-5), dragTo(-15), dragTo(5 * 36)]).toEqual([2, 3, 4, 1, 35, 2])
  viewer.send({ type: "drop" })
  viewer.pass(60_000)

  expect(viewer.state()).toMatchObject({ frame: 2, isRotating: false })
})

test("pressing the button stops or restarts the rotation [spec 2 §4 rotation.switch]", () => {
  const viewer = start()

  viewer.send({ type: "toggle" })
  viewer.pass(60_000)
  expect(viewer.state().frame).toBe(0)

  viewer.send({ type: "toggle" })
  viewer.pass(150)
  expect(viewer.state().frame).toBe(1)
})

test("with reduced motion the rotation does not start automatically", () => {
  const viewer = start({ isCalm: true })

  viewer.pass(60_000)

  expect(viewer.state().frame).toBe(0)
  expect(viewer.waiting()).toEqual([])
})

test("the rotation pauses when the viewer scrolls out of view, and resumes when the viewer is in view again", () => {
  const viewer = start()

  viewer.send({ type: "sight", isAway: true })
  viewer.pass(60_000)
  expect(viewer.state().frame).toBe(0)

  viewer.send({ type: "sight", isAway: false })
  viewer.pass(150)
  expect(viewer.state().frame).toBe(1)
})

test("up to five frames before and after the current frame are preloaded, nearest first [spec 2 §9 rotation.ahead]", () => {
  expect(listFramesAround(0, 36, 5)).toEqual([1, 35, 2, 34, 3, 33, 4, 32, 5, 31])
  expect(listFramesAround(1, 3, 5)).toEqual([2, 0])
  expect(listFramesAround(0, 1, 5)).toEqual([])
})

test("after any sequence of events exactly one frame is shown, and a timer runs only during rotation", () => {
  const anyEvent: fc.Arbitrary<Viewer360Event> = fc.oneof(
    fc.boolean().map((isCalm) => ({ type: "begin", isCalm }) as const),
    fc.boolean().map((isAway) => ({ type: "sight", isAway }) as const),
    fc.constantFrom("toggle", "focus", "grab", "drop", "due").map((type) => ({ type })),
    fc.integer({ min: -5000, max: 5000 }).map((px) => ({ type: "drag", px }) as const),
    fc.integer({ min: -50, max: 50 }).map((by) => ({ type: "step", by }) as const),
    fc.integer({ min: -50, max: 50 }).map((frame) => ({ type: "go", frame }) as const),
    fc.integer({ min: -50, max: 50 }).map((frame) => ({ type: "set", frame }) as const),
  )
  fuzz({
    next,
    initial: createViewer360State(0, COUNT, true),
    events: anyEvent,
    checkAlways: ({ state, waiting }) => {
      expect(Object.is(state().frame, -0)).toBe(false)
      expect(Number.isInteger(state().frame) && state().frame >= 0 && state().frame < COUNT).toBe(true)
      if (!isRotatingAlone(state())) expect(waiting()).toEqual([])
    },
    finally: (viewer) => {
      viewer.send({ type: "focus" })
      const { frame } = viewer.state()
      viewer.pass(60_000)

      expect(viewer.state().frame).toBe(frame)
      expect(viewer.waiting()).toEqual([])
    },
  })
})
