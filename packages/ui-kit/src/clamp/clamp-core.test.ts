import fc from "fast-check"
import { expect, test } from "vitest"
import { rehearse } from "../rehearsal/rehearse.ts"
import { type ClampEvent, clampNext } from "./clamp-core.ts"

const start = () => rehearse(clampNext, { isOpen: false, overflows: false })

test("content taller than its box overflows, content that fits does not", () => {
  const clamp = start()

  clamp.send({ type: "measure", contentPx: 400, boxPx: 300 })
  expect(clamp.state().overflows).toBe(true)

  clamp.send({ type: "measure", contentPx: 300.6, boxPx: 300 })
  expect(clamp.state().overflows).toBe(false)
})

test("an open one keeps its button: its box says nothing about the height", () => {
  const clamp = start()
  clamp.send({ type: "measure", contentPx: 400, boxPx: 300 })
  clamp.send({ type: "toggle" })

  clamp.send({ type: "measure", contentPx: 400, boxPx: 400 })

  expect(clamp.state()).toEqual({ isOpen: true, overflows: true })
})

test("find-in-page opens, and never closes", () => {
  const clamp = start()

  clamp.send({ type: "find" })
  clamp.send({ type: "find" })

  expect(clamp.state().isOpen).toBe(true)
})

test("whatever happens, the same event twice in a row changes nothing the second time, but for the button", () => {
  const anyEvent: fc.Arbitrary<ClampEvent> = fc.oneof(
    fc.record({ type: fc.constant("measure" as const), contentPx: fc.nat(1000), boxPx: fc.nat(1000) }),
    fc.constant({ type: "find" } as const),
    fc.boolean().map((isOpen) => ({ type: "set", isOpen }) as const),
  )
  fc.assert(
    fc.property(fc.array(anyEvent, { minLength: 1 }), (events) => {
      const clamp = start()
      for (const event of events) {
        clamp.send(event)
        const once = clamp.state()
        clamp.send(event)

        expect(clamp.state()).toBe(once)
      }
    }),
  )
})
