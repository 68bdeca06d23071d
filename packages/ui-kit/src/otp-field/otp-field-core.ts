import type { Next } from "../behaviour/behaviour.types.ts"

/** Digits of a one-time code. Spec 3 §9.1. */
export const CODE_LENGTH = 4

/** A code as far as it is written: a digit for each box, a space for an empty one before others. */
export type Code = string

export type OtpEvent =
  /** What stands in a box after something was typed, or after the browser filled it in. */
  | { readonly type: "write"; readonly at: number; readonly text: string }
  | { readonly type: "paste"; readonly at: number; readonly text: string }
  /** Backspace. */
  | { readonly type: "back"; readonly at: number }
  /** Delete, or a box that was emptied in another way: what follows moves up. */
  | { readonly type: "remove"; readonly at: number }
  /** The form was reset. */
  | { readonly type: "reset"; readonly code: Code }
  | { readonly type: "move"; readonly to: number }
  | { readonly type: "set"; readonly code: Code }

export type OtpEffect =
  /** The visitor has changed the code, or has written the same again. */
  | { readonly type: "edited" }
  /** The box to write in next. */
  | { readonly type: "focus"; readonly at: number }

export type OtpReason = "input" | "paste" | "erase" | "reset"

type Step = ReturnType<Next<Code, OtpEvent, OtpEffect>>

/** One digit a box. Several at once are spread from where they came, a whole code from the first box. */
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

/** What each box holds: a digit or nothing. */
export function toBoxes(code: Code, length: number): readonly string[] {
  return Array.from({ length }, (_, at) => getDigits(code[at] ?? ""))
}

/** Whether every box is filled. */
export function isWholeCode(code: Code, length: number = CODE_LENGTH): boolean {
  return toBoxes(code, length).every(Boolean)
}

/** What a key does in a box; `null` when it is the browser's. */
export function toKeyEvent(key: string, at: number, length: number): OtpEvent | null {
  switch (key) {
    case "Backspace":
      return { type: "back", at }
    case "Delete":
      return { type: "remove", at }
    case "ArrowLeft":
      return { type: "move", to: at - 1 }
    case "ArrowRight":
      return { type: "move", to: at + 1 }
    case "Home":
      return { type: "move", to: 0 }
    case "End":
      return { type: "move", to: length - 1 }
    default:
      return null
  }
}

/** What a change of a box's text means; keyboards on glass erase without a key. */
export function toTextEvent(at: number, text: string, inputType: string | undefined): OtpEvent {
  if (text !== "") return { type: "write", at, text }
  return { type: inputType === "deleteContentBackward" ? "back" : "remove", at }
}

/** Why an event changes the code; `null` when nobody is to be asked. */
export function getOtpReason({ type }: OtpEvent): OtpReason | null {
  if (type === "write") return "input"
  if (type === "paste") return "paste"
  if (type === "reset") return "reset"
  return type === "back" || type === "remove" ? "erase" : null
}

/** The digits that are new in a box: one typed beside the digit that stood there replaces it. */
function getTypedDigits(text: string, before = ""): string {
  const digits = getDigits(text)
  if (before === "") return digits
  if (digits === before) return text.length > 1 ? "" : digits
  if (digits.length !== 2) return digits
  return digits.startsWith(before) ? digits.slice(1) : digits.slice(0, 1)
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
