import fc from "fast-check"
import { expect, test } from "vitest"
import { createHarness } from "../test-harness/create-harness.ts"
import { fuzz } from "../test-harness/fuzz.ts"
import {
  createFormNext,
  createFormState,
  type FormEffect,
  type FormEvent,
  type FormState,
  RECREATE_MS,
} from "./embedded-form-core.ts"

const start = (formId: string | null = "f-1", isAllowed = false) =>
  createHarness(createFormNext(), createFormState(formId, isAllowed))

test("nothing is loaded before it is allowed", () => {
  const form = start()

  form.send({ type: "arrive" })
  form.pass(60_000)

  expect(form.state().phase).toBe("requesting")
  expect(form.effects).toEqual([])
})

test("a visitor who has already allowed it gets it at once", () => {
  const form = start("f-1", true)

  form.send({ type: "arrive" })

  expect(form.effects).toEqual([{ type: "load", attempt: 1 }])
})

test("a form that was sent is made anew after exactly 3000 ms", () => {
  const form = start()
  form.send({ type: "allow" })
  form.send({ type: "loaded", attempt: 1 })
  form.send({ type: "submitted", attempt: 1 })

  form.pass(2999)
  expect(form.state().phase).toBe("submitted")
  form.pass(1)

  expect(form.state()).toEqual({ isAllowed: true, phase: "loading", attempt: 2 })
  expect(form.effects.slice(-2)).toEqual([{ type: "remove" }, { type: "load", attempt: 2 }])
})

test("a form without an identifier asks nobody, whatever is allowed", () => {
  const form = start(null, true)

  form.send({ type: "arrive" })
  form.send({ type: "allow" })
  form.send({ type: "set", isAllowed: true })

  expect(form.state().phase).toBe("missing")
  expect(form.effects).toEqual([])
})

test("an answer that comes after the consent was taken back changes nothing", () => {
  const form = start()
  form.send({ type: "set", isAllowed: true })
  form.send({ type: "set", isAllowed: false })

  form.send({ type: "loaded", attempt: 1 })

  expect(form.state().phase).toBe("requesting")
  expect(form.effects).toEqual([{ type: "load", attempt: 1 }, { type: "remove" }])
})

test("after a failure it can be tried again", () => {
  const form = start()
  form.send({ type: "allow" })
  form.send({ type: "refused", attempt: 1 })
  expect(form.state().phase).toBe("failed")

  form.send({ type: "retry" })
  form.send({ type: "loaded", attempt: 2 })

  expect(form.state().phase).toBe("shown")
})

test("whatever happens, only what is allowed is loaded, and taking the consent back ends all of it", () => {
  const attempt = fc.integer({ min: 0, max: 6 })
  // `expired` is the clock's alone, which jumps between them.
  const events: fc.Arbitrary<FormEvent> = fc.oneof(
    fc.constantFrom<FormEvent>(
      { type: "arrive" },
      { type: "leave" },
      { type: "allow" },
      { type: "retry" },
      { type: "set", isAllowed: true },
      { type: "set", isAllowed: false },
    ),
    fc.record({ type: fc.constantFrom("loaded" as const, "refused" as const, "submitted" as const), attempt }),
  )
  for (const formId of ["f-1", null]) {
    fuzz<FormState, FormEvent, FormEffect>({
      next: createFormNext(),
      initial: createFormState(formId, false),
      events,
      always: ({ state, effects, waiting }) => {
        const { isAllowed, phase } = state()
        expect(isAllowed).toBe(phase !== "requesting" && phase !== "missing")
        expect(phase === "missing").toBe(formId === null)
        if (waiting().length > 0) expect(phase).toBe("submitted")
        const loads = effects.flatMap((effect) => (effect.type === "load" ? [effect.attempt] : []))
        expect(loads).toEqual(loads.map((_, index) => index + 1))
      },
      finally: ({ state, send, pass, waiting }) => {
        pass(RECREATE_MS)
        send({ type: "set", isAllowed: false })
        expect(state().phase).toBe(formId === null ? "missing" : "requesting")
        expect(waiting()).toEqual([])
      },
    })
  }
})
