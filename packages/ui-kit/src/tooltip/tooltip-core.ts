import type { TimedNext } from "../behaviour/behaviour.types.ts"

/** The most characters a tooltip shows. Spec 2 §9. */
export const MAX_LENGTH = 288

/** Rest that the pointer needs on the trigger before the tooltip shows. */
export const OPEN_DELAY_MS = 500

/** How long it stays after the pointer has left: time to reach it, for it may be hovered itself (WCAG 1.4.13). */
export const CLOSE_DELAY_MS = 200

/** The next tooltip of a group shows at once when the last one closed less than this long ago. */
export const SKIP_DELAY_MS = 300

/** `replaced`: another tooltip of the group opened. */
export type TooltipReason = "hover" | "focus" | "leave" | "blur" | "press" | "escape" | "replaced"

export interface TooltipState {
  readonly isOpen: boolean
  readonly isHovered: boolean
  readonly isFocused: boolean
  /** Closed on purpose: stays closed until pointer and focus have left. */
  readonly isDismissed: boolean
}

export type TooltipEvent =
  /** `isWarm`: a tooltip of the group was open a moment ago. */
  | { readonly type: "enter"; readonly isWarm: boolean }
  | { readonly type: "leave" }
  | { readonly type: "focus" }
  | { readonly type: "blur" }
  | { readonly type: "dismiss"; readonly reason: "press" | "escape" | "replaced" }
  | { readonly type: "open-due" }
  | { readonly type: "close-due" }
  | { readonly type: "set"; readonly isOpen: boolean }

export interface TooltipTimes {
  readonly openDelayMs?: number | undefined
  readonly closeDelayMs?: number | undefined
}

export const tooltipClosed: TooltipState = { isOpen: false, isHovered: false, isFocused: false, isDismissed: false }

/** Shown while the pointer rests on it or the keyboard is there, unless it was sent away. */
export function tooltipNext({
  openDelayMs = OPEN_DELAY_MS,
  closeDelayMs = CLOSE_DELAY_MS,
}: TooltipTimes = {}): TimedNext<TooltipState, TooltipEvent, never> {
  const openLater = { type: "wait", name: "open", ms: openDelayMs, send: { type: "open-due" } } as const
  const closeLater = { type: "wait", name: "close", ms: closeDelayMs, send: { type: "close-due" } } as const

  return (before, event) => {
    switch (event.type) {
      case "enter": {
        const hovered = { ...before, isHovered: true }
        if (before.isOpen || before.isDismissed) return [hovered, [stopClosing]]
        return event.isWarm ? [{ ...hovered, isOpen: true }, timersOff] : [hovered, [openLater]]
      }
      case "leave": {
        const left = forget({ ...before, isHovered: false })
        return [left, left.isOpen && !left.isFocused ? [stopOpening, closeLater] : [stopOpening]]
      }
      case "focus":
        return [{ ...before, isFocused: true, isOpen: before.isOpen || !before.isDismissed }, timersOff]
      case "blur": {
        const left = forget({ ...before, isFocused: false })
        return before.isFocused && !left.isHovered ? [{ ...left, isOpen: false }, timersOff] : [left, []]
      }
      case "dismiss":
        return [{ ...before, isOpen: false, isDismissed: before.isHovered || before.isFocused }, timersOff]
      case "open-due":
        return [before.isHovered && !before.isDismissed ? { ...before, isOpen: true } : before, []]
      case "close-due":
        return [before.isHovered || before.isFocused ? before : { ...before, isOpen: false }, []]
      case "set":
        return [{ ...before, isOpen: event.isOpen }, timersOff]
    }
  }
}

function forget(state: TooltipState): TooltipState {
  return { ...state, isDismissed: state.isDismissed && (state.isHovered || state.isFocused) }
}

const stopOpening = { type: "forget", name: "open" } as const
const stopClosing = { type: "forget", name: "close" } as const
const timersOff = [stopOpening, stopClosing]

/** Why an event shows or hides it. */
export function tooltipReason(event: TooltipEvent): TooltipReason | null {
  switch (event.type) {
    case "enter":
    case "open-due":
      return "hover"
    case "leave":
    case "close-due":
      return "leave"
    case "focus":
    case "blur":
      return event.type
    case "dismiss":
      return event.reason
    case "set":
      return null
  }
}

/** Cuts a text to so many characters, the dots included; never inside a character. */
export function truncate(text: string, length = MAX_LENGTH): string {
  const characters = [...text]
  if (characters.length <= length) return text
  return `${characters
    .slice(0, Math.max(length - 1, 0))
    .join("")
    .trimEnd()}…`
}
