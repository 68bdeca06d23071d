import type { TimedNext, TimerEffect } from "../behaviour/behaviour.types.ts"

/** The delay before a menu closes after the pointer or the focus has left its item, in milliseconds. Spec 1 §4. */
export const CLOSE_DELAY_MS = 200

/** The delay before a menu closes while the pointer crosses an item without a menu, in milliseconds. Spec 1 §4. */
export const CLOSE_DELAY_WITHOUT_CHILDREN_MS = 600

/**
 * The delay before hovering over another item opens its menu, in milliseconds. If the pointer only crosses the item,
 * the open menu does not change.
 */
export const SWITCH_DELAY_MS = 100

/**
 * The time after a menu opens during which a press on its toggle is ignored, in milliseconds. Otherwise, the press
 * would close the menu that hovering or focusing has just opened.
 */
export const PRESS_GRACE_MS = 500

export interface NavigationItem {
  readonly key: string
  readonly hasChildren: boolean
  readonly closeDelayMs: number
}

export type NavigationReason = "hover" | "focus" | "press" | "leave" | "escape" | "outside-press" | "navigation" | "set"

export interface NavigationState {
  /** The key of the item whose menu is open, or `null` if no menu is open. */
  readonly open: string | null
  readonly openedBy: NavigationReason | null
  readonly openedAt: number
  readonly hovered: NavigationItem | null
  readonly focused: NavigationItem | null
  /**
   * The key of the item whose menu the visitor closed with Escape or a press. Hovering over or focusing this item opens
   * the menu again only after both the pointer and the focus have left the item.
   */
  readonly dismissed: string | null
}

export type NavigationEvent =
  | { readonly type: "enter"; readonly item: NavigationItem }
  | { readonly type: "leave" }
  | { readonly type: "focus"; readonly item: NavigationItem; readonly isKeyboard: boolean }
  /**
   * Sent when the focus leaves an item. `isOutside` is true if the newly focused element is outside the navigation,
   * where the open menu may cover it.
   */
  | { readonly type: "blur"; readonly isOutside?: boolean }
  | { readonly type: "press"; readonly item: NavigationItem; readonly isPointer: boolean }
  | { readonly type: "dismiss"; readonly reason: "escape" | "outside-press" | "navigation" }
  | { readonly type: "set"; readonly open: string | null }
  | { readonly type: "open-due"; readonly key: string }
  | { readonly type: "close-due" }

export interface NavigationEffect {
  readonly type: "focus-toggle"
  readonly key: string
}

export interface NavigationTimes {
  readonly openDelayMs?: number | undefined
  readonly switchDelayMs?: number | undefined
  readonly pressGraceMs?: number | undefined
}

/** The actions that open a menu. With `press`, hovering and focusing do not open it. */
export type NavigationActivation = "hover" | "press"

interface NavigationOptions extends NavigationTimes {
  readonly activation?: NavigationActivation | undefined
}

type Effects = readonly (NavigationEffect | TimerEffect<NavigationEvent>)[]
type Step = readonly [NavigationState, Effects]

export const navigationClosed: NavigationState = {
  open: null,
  openedBy: null,
  openedAt: 0,
  hovered: null,
  focused: null,
  dismissed: null,
}

export function createNavigationNext({
  openDelayMs = 0,
  switchDelayMs = SWITCH_DELAY_MS,
  pressGraceMs = PRESS_GRACE_MS,
  activation = "hover",
}: NavigationOptions = {}): TimedNext<NavigationState, NavigationEvent, NavigationEffect> {
  const isOpener = activation === "hover"

  return (previous, event, now) => {
    switch (event.type) {
      case "enter":
        if (!isOpener) return [previous, []]
        return applyEnter(forget({ ...previous, hovered: event.item }), event.item, now)
      case "leave":
        return previous.hovered && isOpener
          ? applyLeave(forget({ ...previous, hovered: null }), previous.hovered)
          : [previous, []]
      case "focus":
        return applyFocus(forget({ ...previous, focused: event.item }), event.item, event.isKeyboard && isOpener, now)
      case "blur":
        return previous.focused
          ? applyLeave(forget({ ...previous, focused: null }), previous.focused, event.isOutside)
          : [previous, []]
      case "press":
        return applyPress(previous, event.item, event.isPointer, now)
      case "dismiss":
        return previous.open === null ? [previous, []] : applyDismiss(previous, event.reason)
      case "set":
        return event.open === null
          ? [toClosed(previous), stopTimers]
          : [toOpened(previous, event.open, "set", now), stopTimers]
      case "open-due":
        return previous.hovered?.key === event.key && previous.dismissed !== event.key
          ? [toOpened(previous, event.key, "hover", now), [stopClosing]]
          : [previous, []]
      case "close-due":
        return isHeld(previous) ? [previous, []] : [toClosed(previous), []]
    }
  }

  function applyEnter(state: NavigationState, item: NavigationItem, now: number): Step {
    if (state.open === item.key) return [state, stopTimers]
    if (!item.hasChildren) return [state, [stopOpening, ...closeAfter(state, item)]]
    if (state.dismissed === item.key) return [state, [stopOpening]]
    const delay = state.open === null ? openDelayMs : switchDelayMs
    if (delay > 0) {
      const due = { type: "open-due", key: item.key } as const
      return [state, [stopClosing, { type: "wait", name: "open", ms: delay, send: due }]]
    }
    return [toOpened(state, item.key, "hover", now), stopTimers]
  }

  function applyPress(previous: NavigationState, item: NavigationItem, isPointer: boolean, now: number): Step {
    if (previous.open !== item.key) return [toOpened(previous, item.key, "press", now), stopTimers]
    const isByItself = previous.openedBy === "hover" || previous.openedBy === "focus"
    const isFresh = isByItself && now - previous.openedAt < pressGraceMs
    if (isPointer && isFresh) return [{ ...previous, openedBy: "press" }, stopTimers]
    return [{ ...toClosed(previous), dismissed: item.key }, stopTimers]
  }
}

function applyFocus(state: NavigationState, item: NavigationItem, isKeyboard: boolean, now: number): Step {
  if (state.open === item.key) return [state, [stopClosing]]
  const isOpening = isKeyboard && item.hasChildren && state.dismissed !== item.key
  if (!isOpening) return [state, closeAfter(state, item)]
  return [toOpened(state, item.key, "focus", now), stopTimers]
}

/**
 * Closes the menu after a delay. If the focus has left the navigation, the menu closes immediately, because it could
 * cover the focused element (WCAG 2.4.11).
 */
function applyLeave(state: NavigationState, item: NavigationItem, isOutside?: boolean): Step {
  return isOutside ? [toClosed(state), stopTimers] : [state, [stopOpening, ...closeAfter(state, item)]]
}

function applyDismiss(previous: NavigationState, reason: "escape" | "outside-press" | "navigation"): Step {
  const { open, focused } = previous
  const after = { ...toClosed(previous), dismissed: open }
  if (reason !== "escape" || open === null || focused?.key !== open) return [after, stopTimers]
  return [after, [...stopTimers, { type: "focus-toggle", key: open }]]
}

function toOpened(state: NavigationState, key: string, by: NavigationReason, now: number): NavigationState {
  return { ...state, open: key, openedBy: by, openedAt: now, dismissed: null }
}

function toClosed(state: NavigationState): NavigationState {
  return state.open === null ? state : { ...state, open: null, openedBy: null }
}

/** Resets `dismissed` once the pointer and the focus have left the item, so that its menu can open again. */
function forget(state: NavigationState): NavigationState {
  const { dismissed, hovered, focused } = state
  const isLeft = dismissed !== null && hovered?.key !== dismissed && focused?.key !== dismissed
  return isLeft ? { ...state, dismissed: null } : state
}

function closeAfter(state: NavigationState, item: NavigationItem): Effects {
  if (state.open === null || isHeld(state)) return []
  return [{ type: "wait", name: "close", ms: item.closeDelayMs, send: { type: "close-due" } }]
}

function isHeld({ open, hovered, focused }: NavigationState): boolean {
  return open !== null && (hovered?.key === open || focused?.key === open)
}

const stopOpening = { type: "forget", name: "open" } as const
const stopClosing = { type: "forget", name: "close" } as const
const stopTimers = [stopOpening, stopClosing] as const

export function getNavigationReason(event: NavigationEvent): NavigationReason {
  const { type } = event
  if (type === "dismiss") return event.reason
  if (type === "focus" || type === "press" || type === "set") return type
  return type === "enter" || type === "open-due" ? "hover" : "leave"
}
