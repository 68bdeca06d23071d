import fc from "fast-check"
import { expect, test } from "vitest"
import { createHarness } from "../../test/harness/create-harness.ts"
import { fuzz } from "../../test/harness/fuzz.ts"
import { createDragNext, type DragEvent, dragIdle } from "./drag-core.ts"

const start = (axis: "x" | "y" = "x") => createHarness(createDragNext(axis), dragIdle)
const press = (x: number, y = 0, id = 1) => ({ type: "press", id, point: { x, y } }) as const
const move = (x: number, y = 0, id = 1) => ({ type: "move", id, point: { x, y } }) as const
const release = { type: "release", id: 1 } as const

test("a pointer movement of less than 5 px counts as a press", () => {
  const drag = start()

  drag.send(press(100))
  drag.send(move(104.9))
  drag.send(release)

  expect(drag.effects.map(({ type }) => type)).toEqual(["tap"])
})

test("a drag starts after a pointer movement of 5 px and is measured from the start of the press", () => {
  const drag = start()

  drag.send(press(100))
  drag.send(move(95))
  drag.send(move(60))
  drag.send(release)

  expect(drag.effects.map(({ type, by }) => [type, by.x])).toEqual([
    ["start", -5],
    ["move", -5],
    ["move", -40],
    ["drop", -40],
  ])
})

test("a drag measures only the movement along its axis", () => {
  const drag = start("y")

  drag.send(press(0, 0))
  drag.send(move(200, 4))
  drag.send(release)

  expect(drag.effects.map(({ type }) => type)).toEqual(["tap"])
})

test("the event at the end of a drag contains the pointer's speed, which is 0 if the pointer paused before the release", () => {
  const thrown = start()
  const placed = start()

  for (const drag of [thrown, placed]) {
    drag.send(press(0))
    drag.pass(20)
    drag.send(move(50))
    drag.pass(20)
    drag.send(move(100))
  }
  placed.pass(500)
  thrown.send(release)
  placed.send(release)

  expect(thrown.effects.at(-1)?.speed.x).toBe(2.5)
  expect(placed.effects.at(-1)?.speed.x).toBe(0)
})

test("a second finger does not affect a drag", () => {
  const drag = start()

  drag.send(press(0))
  drag.send(press(300, 0, 2))
  drag.send(move(400, 0, 2))
  drag.send({ type: "release", id: 2 })

  expect(drag.effects).toEqual([])
  expect(drag.state().pointer?.id).toBe(1)
})

test("a cancelled pointer, for example at the start of scrolling, does not cause a press", () => {
  const drag = start()

  drag.send(press(0))
  drag.send({ type: "cancel", id: 1 })

  expect(drag.effects).toEqual([])
})

test("after any sequence of events, every drag that has started ends exactly once", () => {
  const id = fc.constantFrom(1, 2)
  const point = fc.record({ x: fc.integer({ min: -50, max: 50 }), y: fc.integer({ min: -50, max: 50 }) })
  const anyEvent: fc.Arbitrary<DragEvent> = fc.oneof(
    fc.record({ type: fc.constantFrom("press" as const, "move" as const), id, point }),
    fc.record({ type: fc.constantFrom("release" as const, "cancel" as const), id }),
  )
  fuzz({
    next: createDragNext("x"),
    initial: dragIdle,
    events: anyEvent,
    finally: (drag) => {
      drag.send({ type: "cancel", id: 1 })
      drag.send({ type: "cancel", id: 2 })

      expect(drag.state()).toEqual(dragIdle)
      const order = drag.effects
        .map(({ type }) => ({ start: "(", move: "", drop: ")", tap: "", abandon: ")" })[type])
        .join("")
      expect(order).toMatch(/^(?:\(\))*$/)
      for (const { by, speed } of drag.effects) expect([by.x, by.y, speed.x, speed.y].every(Number.isFinite)).toBe(true)
    },
  })
})
