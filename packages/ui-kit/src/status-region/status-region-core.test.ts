import fc from "fast-check"
import { expect, test } from "vitest"
import { createHarness } from "../../test/harness/create-harness.ts"
import { fuzz } from "../../test/harness/fuzz.ts"
import { CLEAR_MS, createStatusNext, type StatusEvent, type StatusState, statusSilent } from "./status-region-core.ts"

const start = () => createHarness<StatusState, StatusEvent>(createStatusNext(), statusSilent)
const polite = (message: string) => ({ type: "announce", message, urgency: "polite" }) as const

test("announcing the same text twice creates two messages with different ids", () => {
  const status = start()

  status.send(polite("12 bilar"))
  status.send(polite("12 bilar"))

  const [first, second] = status.state().messages
  expect(second?.message).toBe(first?.message)
  expect(second?.id).not.toBe(first?.id)
})

test("each message is removed 7000 ms after it is added", () => {
  const status = start()
  status.send(polite("12 bilar"))
  status.pass(CLEAR_MS - 1)
  status.send(polite("11 bilar"))

  status.pass(1)
  expect(status.state().messages.map(({ message }) => message)).toEqual(["11 bilar"])
  status.pass(CLEAR_MS - 1)
  expect(status.state().messages).toEqual([])
})

test("announcing a polite message does not remove an assertive message", () => {
  const status = start()

  status.send({ type: "announce", message: "Tiden är inte ledig längre", urgency: "assertive" })
  status.send(polite("12 bilar"))

  expect(status.state().messages.map(({ urgency }) => urgency)).toEqual(["assertive", "polite"])
})

test("after any sequence of announcements, each message has a timer, and all messages are removed in the end", () => {
  fuzz<StatusState, StatusEvent>({
    next: createStatusNext(),
    initial: statusSilent,
    events: fc.record({
      type: fc.constant("announce" as const),
      message: fc.constantFrom("", "  ", "12 bilar", "Fel"),
      urgency: fc.constantFrom("polite" as const, "assertive" as const),
    }),
    checkAlways: (status) => expect(status.waiting()).toEqual(status.state().messages.map(({ id }) => `message-${id}`)),
    finally: (status) => {
      status.pass(CLEAR_MS)
      expect(status.state().messages).toEqual([])
      expect(status.waiting()).toEqual([])
    },
  })
})
