import fc from "fast-check"
import { expect, test } from "vitest"
import { createHarness } from "../../test/harness/create-harness.ts"
import { fuzz } from "../../test/harness/fuzz.ts"
import {
  COPIED_MS,
  type CopyEffect,
  type CopyEvent,
  type CopyState,
  createCopyNext,
  FAILED_MS,
} from "./copy-button-core.ts"

const start = () => createHarness(createCopyNext(), "idle")

test("'Copied' is shown for exactly 1000 ms [spec 1 §4 copy, §9 copied]", () => {
  const copying = start()
  copying.send({ type: "copy" })
  copying.send({ type: "written" })

  copying.pass(999)
  expect(copying.state()).toBe("copied")

  copying.pass(1)
  expect(copying.state()).toBe("idle")
})

test("clicking during the confirmation copies the text again and shows 'Copied' for another 1000 ms", () => {
  const copying = start()
  copying.send({ type: "copy" })
  copying.send({ type: "written" })
  copying.pass(900)

  copying.send({ type: "copy" })
  copying.send({ type: "written" })
  copying.pass(900)

  expect(copying.state()).toBe("copied")
  expect(copying.effects).toHaveLength(2)
})

test("a click is ignored while the previous copy is still in progress", () => {
  const copying = start()

  copying.send({ type: "copy" })
  copying.send({ type: "copy" })

  expect(copying.effects).toHaveLength(1)
})

test("a failure message is shown for longer than the confirmation 'Copied'", () => {
  const copying = start()
  copying.send({ type: "copy" })

  copying.send({ type: "refused" })
  copying.pass(COPIED_MS)

  expect(copying.state()).toBe("failed")
})

test("after any sequence of events the copy button eventually returns to its idle state", () => {
  fuzz<CopyState, CopyEvent, CopyEffect>({
    next: createCopyNext(),
    initial: "idle",
    events: fc.constantFrom<CopyEvent["type"]>("copy", "written", "refused", "expired").map((type) => ({ type })),
    finally: (copying) => {
      copying.send({ type: "written" })
      copying.pass(FAILED_MS)

      expect(copying.state()).toBe("idle")
      expect(copying.waiting()).toEqual([])
    },
  })
})
