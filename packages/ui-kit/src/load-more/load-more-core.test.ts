import fc from "fast-check"
import { expect, test } from "vitest"
import { createHarness } from "../../test/harness/create-harness.ts"
import { fuzz } from "../../test/harness/fuzz.ts"
import { ARRIVAL_MS, type LoadMoreEvent, loadMoreNext, loadMoreRest } from "./load-more-core.ts"

const start = () => createHarness(loadMoreNext, loadMoreRest)

test("pressing the button requests the items after the last item and focuses the first new item", () => {
  const list = start()

  list.send({ type: "load", count: 4 })
  expect(list.state().phase).toBe("loading")
  list.send({ type: "fetched" })
  list.send({ type: "rendered", count: 8 })

  expect(list.effects).toEqual([
    { type: "fetch", offset: 4 },
    { type: "focus", index: 4 },
  ])
  expect(list.state()).toEqual({ phase: "idle", before: null, added: 4 })
  expect(list.waiting()).toEqual([])
})

test("the first new item is focused even if the new items are rendered before the request resolves", () => {
  const list = start()

  list.send({ type: "load", count: 4 })
  list.send({ type: "rendered", count: 6 })
  list.send({ type: "fetched" })

  expect(list.effects).toContainEqual({ type: "focus", index: 4 })
  expect(list.state()).toEqual({ phase: "idle", before: null, added: 2 })
})

test("a press during a request does not send a second request", () => {
  const list = start()

  list.send({ type: "load", count: 4 })
  list.send({ type: "load", count: 4 })

  expect(list.effects).toHaveLength(1)
})

test("a failed request sets the phase to failed, and the next press sends the request again", () => {
  const list = start()
  list.send({ type: "load", count: 4 })

  list.send({ type: "failed" })
  expect(list.state().phase).toBe("failed")
  list.send({ type: "load", count: 4 })

  expect(list.effects).toHaveLength(2)
})

test("new items receive the focus only if they are rendered shortly after a press of the button", () => {
  const list = start()
  list.send({ type: "rendered", count: 8 })
  list.send({ type: "load", count: 8 })
  list.send({ type: "fetched" })
  list.pass(ARRIVAL_MS)

  list.send({ type: "rendered", count: 12 })

  expect(list.effects).toEqual([{ type: "fetch", offset: 8 }])
})

test("if the list becomes shorter during the request, for example by filtering, the focus is not moved", () => {
  const list = start()
  list.send({ type: "load", count: 8 })

  list.send({ type: "rendered", count: 2 })
  list.send({ type: "rendered", count: 12 })

  expect(list.effects).toHaveLength(1)
})

test("after any sequence of events the button eventually returns to idle, and no timer keeps running", () => {
  const count = fc.nat(20)
  const events: fc.Arbitrary<LoadMoreEvent> = fc.oneof(
    count.map((many) => ({ type: "load", count: many }) as const),
    count.map((many) => ({ type: "rendered", count: many }) as const),
    fc.constantFrom({ type: "fetched" } as const, { type: "failed" } as const),
  )
  fuzz({
    next: loadMoreNext,
    initial: loadMoreRest,
    events,
    checkAlways: ({ state }) => {
      const { phase, before: previousCount, added } = state()
      expect(added).toBeGreaterThanOrEqual(0)
      if (phase === "failed") expect(previousCount).toBeNull()
    },
    finally: (list) => {
      list.send({ type: "fetched" })
      list.pass(ARRIVAL_MS)

      expect(list.state().phase).not.toBe("loading")
      expect(list.state().before).toBeNull()
      expect(list.waiting()).toEqual([])
    },
  })
})

test("a new item receives the focus only after it is rendered", () => {
  let focused = 0
  fc.assert(
    fc.property(fc.array(fc.nat(20), { minLength: 1 }), fc.nat(20), (counts, previous) => {
      const list = start()
      list.send({ type: "load", count: previous })
      for (const count of counts) {
        const { length } = list.effects
        list.send({ type: "rendered", count })
        const [focus] = list.effects.slice(length)

        if (focus?.type !== "focus") continue
        focused += 1
        expect(focus.index).toBeLessThan(count)
      }
    }),
  )
  expect(focused).toBeGreaterThan(0)
})
