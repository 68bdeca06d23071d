import type { Next } from "../behaviour/behaviour.types.ts"

/** The default number of digits in a code. Spec 3 §9.1. */
export const CODE_LENGTH = 4

/** A code, which may be incomplete. In the code `"1 3"`, for example, the second box is empty. */
export type Code = string

export type OtpEvent =
  | { readonly type: "write"; readonly at: number; readonly text: string }
  | { readonly type: "paste"; readonly at: number; readonly text: string }
  /** Sent when Backspace is pressed. It clears the box or, if the box is already empty, the previous one. */
  | { readonly type: "back"; readonly at: number }
  /**
   * Sent when Delete is pressed or a box is emptied in another way. All following digits move one box towards the
   * start.
   */
  | { readonly type: "remove"; readonly at: number }
  | { readonly type: "reset"; readonly code: Code }
  | { readonly type: "move"; readonly to: number }
  | { readonly type: "set"; readonly code: Code }

export type OtpEffect =
  /**
   * The effects. `edited` signals that the visitor has edited the code, even if it is the same as before. `focus` moves
   * the focus to the box `at`.
   */
  { readonly type: "edited" } | { readonly type: "focus"; readonly at: number }

export type OtpReason = "input" | "paste" | "erase" | "reset"

type Step = ReturnType<Next<Code, OtpEvent, OtpEffect>>

export function createOtpNext(length: number): Next<Code, OtpEvent, OtpEffect> {
  return (code, event) => {
    switch (event.type) {
      case "write":
        return setDigits(code, event.at, getTypedDigits(event.text, toBoxes(code, length)[event.at]))
      case "paste":
        return setDigits(code, event.at, getDigits(event.text))
      case "back": {
        const { at } = event
        const emptied = toBoxes(code, length)[at] ? at : at - 1
        return [removeDigit(code, emptied), [{ type: "edited" }, createFocusEffect(at - 1)]]
      }
      case "remove":
        return [removeBox(code, event.at), [{ type: "edited" }, createFocusEffect(event.at)]]
      case "reset":
        return [toCode(toBoxes(event.code, length)), [{ type: "edited" }]]
      case "move":
        return [code, [createFocusEffect(event.to)]]
      case "set":
        return [toCode(toBoxes(event.code, length)), []]
    }
  }

  function setDigits(code: Code, at: number, digits: string): Step {
    if (digits === "") return [code, []]
    const start = digits.length >= length ? 0 : at
    const boxes = toBoxes(code, length).map((digit, index) => digits[index - start] ?? digit)
    return [toCode(boxes), [{ type: "edited" }, createFocusEffect(start + digits.length)]]
  }

  function removeDigit(code: Code, at: number): Code {
    return toCode(toBoxes(code, length).map((digit, index) => (index === at ? "" : digit)))
  }

  function removeBox(code: Code, at: number): Code {
    return toCode(toBoxes(code, length).toSpliced(at, 1))
  }

  function createFocusEffect(at: number): OtpEffect {
    return { type: "focus", at: Math.min(Math.max(at, 0), length - 1) }
  }
}

export function toBoxes(code: Code, length: number): readonly string[] {
  return Array.from({ length }, (_, at) => getDigits(code[at] ?? ""))
}

export function isWholeCode(code: Code, length: number = CODE_LENGTH): boolean {
  return toBoxes(code, length).every(Boolean)
}

export function toKeyEvent(key: string, at: number, length: number): OtpEvent | null {
  const events: Readonly<Record<string, OtpEvent>> = {
    Backspace: { type: "back", at },
    Delete: { type: "remove", at },
    ArrowLeft: { type: "move", to: at - 1 },
    ArrowRight: { type: "move", to: at + 1 },
    Home: { type: "move", to: 0 },
    End: { type: "move", to: length - 1 },
  }
  return events[key] ?? null
}

/**
 * Returns the event for a text change in a box. Text changes are handled because on-screen keyboards may delete text
 * without a key event.
 */
export function toTextEvent(at: number, text: string, inputType: string | undefined): OtpEvent {
  if (text !== "") return { type: "write", at, text }
  return { type: inputType === "deleteContentBackward" ? "back" : "remove", at }
}

export function getOtpReason({ type }: OtpEvent): OtpReason | null {
  if (type === "write") return "input"
  if (type === "paste") return "paste"
  if (type === "reset") return "reset"
  return type === "back" || type === "remove" ? "erase" : null
}

function getTypedDigits(text: string, previous = ""): string {
  const digits = getDigits(text)
  if (previous === "") return digits
  if (digits === previous) return text.length > 1 ? "" : digits
  if (digits.length !== 2) return digits
  return digits.startsWith(previous) ? digits.slice(1) : digits.slice(0, 1)
}

function toCode(boxes: readonly string[]): Code {
  return boxes
    .map((digit) => digit || " ")
    .join("")
    .trimEnd()
}

function getDigits(text: string): string {
  return text.replace(/\D/g, "")
}
