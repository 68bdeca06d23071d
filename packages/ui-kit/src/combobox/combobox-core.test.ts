import fc from "fast-check"
import { expect, test } from "vitest"
import { createHarness } from "../../test/harness/create-harness.ts"
import { fuzz } from "../../test/harness/fuzz.ts"
import { createQueryNext, type QueryEvent, queryIdle } from "./combobox-core.ts"

const start = () => createHarness(createQueryNext(), queryIdle)
const searches = (harness: ReturnType<typeof start>) =>
  harness.effects.flatMap((effect) => (effect.type === "search" ? [effect.query] : []))
const umea = { value: "umea", label: "Umeå" }

test("a query with the trimmed text is sent 300 ms after the last keystroke [spec 3 §5.1 workshop-place.pause, 2 §9 map.places]", () => {
  const query = start()

  query.send({ type: "text", text: "U" })
  query.pass(299)
  query.send({ type: "text", text: "Um " })
  query.pass(299)
  expect(searches(query)).toEqual([])
  query.pass(1)

  expect(searches(query)).toEqual(["Um"])
  expect(query.state().phase).toBe("loading")
})

test("an empty text sends no query and removes the options [spec 3 §5.1 workshop-place.pause]", () => {
  const query = start()
  query.send({ type: "text", text: "Um" })
  query.pass(300)
  query.send({ type: "found", id: query.state().id, options: [umea] })
  expect(query.state()).toMatchObject({ phase: "ready", options: [umea] })

  query.send({ type: "text", text: "  " })
  query.pass(1000)

  expect(query.state()).toMatchObject({ phase: "idle", options: [] })
  expect(searches(query)).toEqual(["Um"])
})

test("removing a character sends a new query, but adding a trailing space does not", () => {
  const query = start()
  query.send({ type: "text", text: "Ume" })
  query.pass(300)
  query.send({ type: "text", text: "Ume " })
  query.pass(300)
  query.send({ type: "text", text: "Um" })
  query.pass(300)

  expect(searches(query)).toEqual(["Ume", "Um"])
})

test("a new query aborts the previous query, whose late result is ignored", () => {
  const query = start()
  query.send({ type: "text", text: "Um" })
  query.pass(300)
  const { id } = query.state()
  query.send({ type: "text", text: "Umeå" })
  expect(query.effects.at(-1)).toEqual({ type: "abort" })
  query.pass(300)

  query.send({ type: "found", id, options: [umea] })
  query.send({ type: "fail", id })

  expect(query.state()).toMatchObject({ phase: "loading", options: [] })
})

test("a failed query is sent again when the same text is entered again", () => {
  const query = start()
  query.send({ type: "text", text: "Um" })
  query.pass(300)
  query.send({ type: "fail", id: query.state().id })
  expect(query.state().phase).toBe("failed")

  query.send({ type: "text", text: "Um" })
  query.pass(300)

  expect(searches(query)).toEqual(["Um", "Um"])
})

test("repeated `ask` events for the same text send one query without a delay", () => {
  const query = start()

  query.send({ type: "ask", text: " " })
  query.send({ type: "text", text: "Um" })
  query.send({ type: "ask", text: "Umeå " })
  query.send({ type: "ask", text: "Umeå" })
  query.pass(1000)
  expect(searches(query)).toEqual(["Umeå"])

  query.send({ type: "fail", id: query.state().id })
  query.send({ type: "ask", text: "Umeå" })
  expect(searches(query)).toEqual(["Umeå", "Umeå"])
})

test("after any sequence of events only the result of the latest query is used", () => {
  fuzz({
    next: createQueryNext(),
    initial: queryIdle,
    events: fc.oneof(
      fc.constantFrom("", " ", "a", "ab", "ab ").map((text): QueryEvent => ({ type: "text", text })),
      fc.constantFrom("", "a", "b").map((text): QueryEvent => ({ type: "ask", text })),
      fc.nat(20).map((id): QueryEvent => ({ type: "found", id, options: id % 2 ? [umea] : [] })),
      fc.nat(20).map((id): QueryEvent => ({ type: "fail", id })),
      fc.constantFrom<QueryEvent>({ type: "leave" }, { type: "stop" }),
    ),
    longestMs: 400,
    checkAlways: (harness) => {
      const { phase, options, query } = harness.state()
      if (phase === "ready") expect(options.length).toBeGreaterThan(0)
      if (phase === "idle") expect([query, options]).toEqual(["", []])
      expect(harness.waiting()).toEqual(phase === "waiting" ? ["rest"] : [])
    },
    finally: (harness) => {
      harness.send({ type: "stop" })
      expect(harness.state().phase).toBe("idle")
      expect(harness.effects.at(-1)).toEqual({ type: "abort" })
    },
  })
})
