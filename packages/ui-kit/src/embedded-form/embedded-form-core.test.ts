import fc from "fast-check"
import { expect, test } from "vitest"
import { createHarness } from "../../test/harness/create-harness.ts"
import { fuzz } from "../../test/harness/fuzz.ts"
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

test("the form is not loaded without the visitor's consent", () => {
  const form = start()

  form.send({ type: "arrive" })
  form.pass(60_000)

  expect(form.state().phase).toBe("requesting")
  expect(form.effects).toEqual([])
})

test("the form is loaded immediately if the visitor has already consented", () => {
  const form = start("f-1", true)

  form.send({ type: "arrive" })

  expect(form.effects).toEqual([{ type: "load", attempt: 1 }])
})

test("a submitted form is reloaded after exactly 3000 ms", () => {
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

test("a form without an identifier is not loaded, with or without consent", () => {
  const form = start(null, true)

  form.send({ type: "arrive" })
  form.send({ type: "allow" })
  form.send({ type: "set", isAllowed: true })

  expect(form.state().phase).toBe("missing")
  expect(form.effects).toEqual([])
})

test("withdrawing consent while the form is loading discards the loaded form", () => {
  const form = start()
  form.send({ type: "set", isAllowed: true })
  form.send({ type: "set", isAllowed: false })

  form.send({ type: "loaded", attempt: 1 })

  expect(form.state().phase).toBe("requesting")
  expect(form.effects).toEqual([{ type: "load", attempt: 1 }, { type: "remove" }])
})

test("a form that failed to load can be loaded again", () => {
  const form = start()
  form.send({ type: "allow" })
  form.send({ type: "refused", attempt: 1 })
  expect(form.state().phase).toBe("failed")

  form.send({ type: "retry" })
  form.send({ type: "loaded", attempt: 2 })

  expect(form.state().phase).toBe("shown")
})

test("after any sequence of events the form is loaded only with consent, and withdrawing consent removes the form", () => {
  const attempt = fc.integer({ min: 0, max: 6 })
  // Only the clock sends `expired`; it advances between the events.
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
      checkAlways: ({ state, effects, waiting }) => {
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
