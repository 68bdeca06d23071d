import fc from "fast-check"
import { expect, test } from "vitest"
import { createHarness } from "../../test/harness/create-harness.ts"
import { fuzz } from "../../test/harness/fuzz.ts"
import { type ScrollToTopEvent, SHOW_AFTER_PX, scrollToTopNext } from "./scroll-to-top-core.ts"

test("the button appears after 528 px of scrolling and disappears when the visitor scrolls back up [spec 1 §9 scroll-to-top.after-528]", () => {
  const button = createHarness(scrollToTopNext, { isShown: false })
  expect(SHOW_AFTER_PX).toBe(528)

  button.send({ type: "below" })
  expect(button.state().isShown).toBe(true)
  button.send({ type: "above" })
  expect(button.state().isShown).toBe(false)
})

test("after any sequence of events, the page scrolls to the top only when the button is pressed while it is visible", () => {
  let presses = 0
  fuzz({
    next: scrollToTopNext,
    initial: { isShown: false },
    events: fc.constantFrom<ScrollToTopEvent>({ type: "below" }, { type: "above" }, { type: "press" }),
    finally: (button) => {
      presses = button.effects.length
      button.send({ type: "above" })
      button.send({ type: "press" })
      expect(button.effects).toHaveLength(presses)

      button.send({ type: "below" })
      button.send({ type: "press" })
      expect(button.effects).toHaveLength(presses + 1)
    },
  })
})
