import fc from "fast-check"
import { expect, test } from "vitest"
import {
  type Code,
  createOtpNext,
  isWholeCode,
  type OtpEffect,
  type OtpEvent,
  toBoxes,
  toKeyEvent,
  toTextEvent,
} from "./otp-field-core.ts"

const next = createOtpNext(4)
const step = (code: Code, event: OtpEvent) => next(code, event, 0)
const createEffects = (at: number): readonly OtpEffect[] => [{ type: "edited" }, { type: "focus", at }]

test("each box takes one digit, and the next box is focused [spec 3 §5.4 tyre-code.digits]", () => {
  expect(step("", { type: "write", at: 0, text: "9" })).toEqual(["9", createEffects(1)])
  expect(step("9", { type: "write", at: 1, text: "8" })).toEqual(["98", createEffects(2)])
  expect(step("987", { type: "write", at: 3, text: "6" })).toEqual(["9876", createEffects(3)])
})

test("characters other than digits are not entered [spec 3 §5.4 tyre-code.digits]", () => {
  expect(step("9", { type: "write", at: 1, text: "x" })).toEqual(["9", []])
  expect(step("9", { type: "write", at: 0, text: "9x" })).toEqual(["9", []])
  expect(step("", { type: "paste", at: 0, text: "kod" })).toEqual(["", []])
})

test("typing a digit in a filled box replaces the digit, with the caret on either side", () => {
  expect(step("1234", { type: "write", at: 1, text: "27" })[0]).toBe("1734")
  expect(step("1234", { type: "write", at: 1, text: "72" })[0]).toBe("1734")
  expect(step("1234", { type: "write", at: 1, text: "22" })[0]).toBe("1234")
})

test("typing the digit that a box already contains focuses the next box", () => {
  expect(step("1234", { type: "write", at: 1, text: "2" })).toEqual(["1234", createEffects(2)])
})

test("Backspace clears the current box, or the previous box if the current box is empty, and moves the focus back [spec 3 §5.4 tyre-code.backspace]", () => {
  expect(step("1234", { type: "back", at: 3 })).toEqual(["123", createEffects(2)])
  expect(step("12", { type: "back", at: 2 })).toEqual(["1", createEffects(1)])
  expect(step("1234", { type: "back", at: 1 })).toEqual(["1 34", createEffects(0)])
  expect(step("1", { type: "back", at: 0 })).toEqual(["", createEffects(0)])
  expect(step("", { type: "back", at: 0 })).toEqual(["", createEffects(0)])
})

test("Delete and Cut remove a digit, shift the following digits to the left and keep the focus", () => {
  expect(step("1234", { type: "remove", at: 1 })).toEqual(["134", createEffects(1)])
  expect(step("1234", { type: "remove", at: 3 })).toEqual(["123", createEffects(3)])
  expect(step("12", { type: "remove", at: 3 })).toEqual(["12", createEffects(3)])
  expect(step("1 34", { type: "remove", at: 1 })).toEqual(["134", createEffects(1)])
})

test("a form reset restores the initial code", () => {
  expect(step("1234", { type: "reset", code: "12" })).toEqual(["12", [{ type: "edited" }]])
})

test("pasting inserts the first four digits of the text and ignores all other characters [spec 3 §5.4 tyre-code.paste]", () => {
  expect(step("", { type: "paste", at: 2, text: "98 76 54" })).toEqual(["9876", createEffects(3)])
  expect(step("1", { type: "paste", at: 1, text: " 23" })).toEqual(["123", createEffects(3)])
  expect(step("1", { type: "paste", at: 3, text: "23" })).toEqual(["1  2", createEffects(3)])
})

test("a code that the browser autofills into one box is distributed over all boxes", () => {
  expect(step("", { type: "write", at: 0, text: "4711" })).toEqual(["4711", createEffects(3)])
  expect(step("1", { type: "write", at: 0, text: "4711" })).toEqual(["4711", createEffects(3)])
})

test("a code with six digits has six boxes", () => {
  expect(createOtpNext(6)("", { type: "paste", at: 0, text: "123456" }, 0)).toEqual(["123456", createEffects(5)])
  expect(isWholeCode("1234", 6)).toBe(false)
})

test("arrow keys, Home and End move the focus between the boxes, and other keys such as Enter do not [spec 3 §5.4 tyre-code.arrows]", () => {
  const moveFocus = (key: string) => toKeyEvent(key, 1, 4)
  expect(["ArrowLeft", "ArrowRight", "Home", "End"].map(moveFocus)).toEqual(
    [0, 2, 0, 3].map((at) => ({ type: "move", to: at })),
  )
  expect(step("12", { type: "move", to: 9 })).toEqual(["12", [{ type: "focus", at: 3 }]])
  expect(step("12", { type: "move", to: -1 })).toEqual(["12", [{ type: "focus", at: 0 }]])
  expect(moveFocus("Enter")).toBeNull()
  expect(moveFocus("Backspace")).toEqual({ type: "back", at: 1 })
  expect(moveFocus("Delete")).toEqual({ type: "remove", at: 1 })
})

test("the inputType of an input event determines whether a digit is deleted or inserted", () => {
  expect(toTextEvent(2, "", "deleteContentBackward")).toEqual({ type: "back", at: 2 })
  expect(toTextEvent(2, "", "deleteByCut")).toEqual({ type: "remove", at: 2 })
  expect(toTextEvent(2, "7", "insertText")).toEqual({ type: "write", at: 2, text: "7" })
})

test("after any sequence of edits each box has at most one digit, and exactly one box has the focus", () => {
  const at = fc.nat(3)
  const event: fc.Arbitrary<OtpEvent> = fc.oneof(
    fc.record({ type: fc.constantFrom("write", "paste"), at, text: fc.string() }),
    fc.record({ type: fc.constantFrom("write", "paste"), at, text: fc.stringMatching(/^\d{0,6}$/) }),
    fc.record({ type: fc.constantFrom("back", "remove"), at }),
    fc.record({ type: fc.constantFrom("set", "reset"), code: fc.string() }),
  ) as fc.Arbitrary<OtpEvent>
  fc.assert(
    fc.property(fc.array(event), (events) => {
      let code: Code = ""
      for (const item of events) {
        const [after, effects] = step(code, item)
        code = after
        expect(code).toMatch(/^[\d ]{0,4}$/)
        expect(code).not.toMatch(/ $/)
        for (const effect of effects) if (effect.type === "focus") expect([0, 1, 2, 3]).toContain(effect.at)
      }
      expect(isWholeCode(code)).toBe(/^\d{4}$/.test(code))
      expect(toBoxes(code, 4).join("")).toBe(code.replaceAll(" ", ""))
    }),
  )
})
