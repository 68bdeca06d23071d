import fc from "fast-check"
import { expect, test } from "vitest"
import { fuzz } from "../rehearsal/fuzz.ts"
import { rehearse } from "../rehearsal/rehearse.ts"
import { CLEAR_MS, type StatusEvent, type StatusState, statusNext, statusSilent } from "./status-region-core.ts"

const start = () => rehearse<StatusState, StatusEvent>(statusNext(), statusSilent)
const polite = (message: string) => ({ type: "announce", message, urgency: "polite" }) as const

test("the same message again stands in another place, so it is read out again", () => {
  const status = start()
  status.send(polite("12 bilar"))
  const first = status.state().place

  status.send(polite("12 bilar"))

  expect(status.state()).toEqual({ urgency: "polite", message: "12 bilar", place: first === 0 ? 1 : 0 })
})

test("a message is gone after 7000 ms, counted from the last one", () => {
  const status = start()
  status.send(polite("12 bilar"))
  status.pass(CLEAR_MS - 1)
  status.send(polite("11 bilar"))

  status.pass(CLEAR_MS - 1)
  expect(status.state().message).toBe("11 bilar")
  status.pass(1)
  expect(status.state().message).toBe("")
})

test("nothing polite takes the word from an alarm, another alarm does", () => {
  const status = start()
  status.send({ type: "announce", message: "Tiden är inte ledig längre", urgency: "assertive" })

  status.send(polite("12 bilar"))
  expect(status.state().message).toBe("Tiden är inte ledig längre")
  status.send({ type: "announce", message: "Uppkopplingen bröts", urgency: "assertive" })

  expect(status.state().message).toBe("Uppkopplingen bröts")
})

test("whatever is said, silence returns", () => {
  fuzz<StatusState, StatusEvent>({
    next: statusNext(),
    initial: statusSilent,
    events: fc.oneof(
      fc.record({
        type: fc.constant("announce" as const),
        message: fc.constantFrom("", "  ", "12 bilar", "Fel"),
        urgency: fc.constantFrom("polite" as const, "assertive" as const),
      }),
      fc.constant({ type: "clear" } as const),
    ),
    always: (status) => expect(status.state().message !== "").toBe(status.waiting().length > 0),
    finally: (status) => {
      status.pass(CLEAR_MS)
      expect(status.state().message).toBe("")
      expect(status.waiting()).toEqual([])
    },
  })
})
