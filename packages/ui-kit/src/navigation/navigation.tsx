"use client"

import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react"
import type { Clock } from "../behaviour/behaviour.types.ts"
import { requestChange } from "../behaviour/request-change.ts"
import { useTimedBehaviour } from "../behaviour/use-timed-behaviour.ts"
import type { ChangeDetails, PartProps } from "../part/part.types.ts"
import { renderPart } from "../part/render-part.ts"
import { LINK, PANEL, part, TOGGLE } from "./navigation-anatomy.ts"
import {
  CLOSE_DELAY_MS,
  CLOSE_DELAY_WITHOUT_CHILDREN_MS,
  createNavigationNext,
  getNavigationReason,
  type NavigationActivation,
  type NavigationEffect,
  type NavigationEvent,
  type NavigationReason,
  type NavigationState,
  type NavigationTimes,
  navigationClosed,
} from "./navigation-core.ts"
import {
  findFirstLink,
  findNeighbour,
  findOutermostItem,
  findToggle,
  fromPanel,
  isBound,
  type Point,
  readItem,
  reflect,
} from "./navigation-document.ts"

export interface NavigationRootProps extends PartProps<"nav", NavigationView>, NavigationTimes {
  /** The key of the item whose menu is open if the navigation is controlled, or `null` if no menu is open. */
  readonly value?: string | null
  /** Called before a menu opens or closes. Call `details.cancel()` to prevent the change. */
  readonly onValueChange?: (value: string | null, details: ChangeDetails<NavigationReason>) => void
  /** The delay before a menu closes after its item is left, in milliseconds. @default 200 */
  readonly closeDelayMs?: number
  /** The delay before a menu closes after an item without children is left, in milliseconds. @default 600 */
  readonly closeDelayWithoutChildrenMs?: number
  /**
   * The actions that open a menu. `hover`: hovering over or focusing its item, or pressing its toggle. `press`: only
   * pressing its toggle. @default "hover"
   */
  readonly activation?: NavigationActivation
  /** True to let arrow keys, Home and End move along the top level. @default true */
  readonly hasArrowKeys?: boolean
  readonly clock?: Clock
}

export interface NavigationView {
  readonly open: string | null
}

/**
 * A navigation whose items open on hover, on keyboard focus and with their toggles. Only this part is a client
 * component. The items inside are server components: Root listens for bubbling events and sets `data-open` and
 * `aria-expanded` on them, so a menu of a hundred links costs no more than one of ten. Tab moves between all elements;
 * focus opens a menu but never moves into it. Enter and Space toggle, Escape closes and returns to the toggle, arrow
 * keys, Home and End move along the top level, and Arrow Down moves into an open menu. Inside, Arrow Down and Up, Home
 * and End move between its links, and Arrow Left and Right leave it immediately. Links remain links: there is no
 * `role="menu"`. Without JavaScript, menus open on hover and focus with CSS.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation-hybrid/
 */
export function Root({
  value,
  onValueChange,
  closeDelayMs = CLOSE_DELAY_MS,
  closeDelayWithoutChildrenMs = CLOSE_DELAY_WITHOUT_CHILDREN_MS,
  openDelayMs,
  switchDelayMs,
  pressGraceMs,
  activation,
  hasArrowKeys = true,
  clock,
  ...props
}: NavigationRootProps): ReactNode {
  const root = useRef<HTMLElement>(null)
  const pointer = useRef<Point>(null)
  const [isReady, setReady] = useState(false)

  const [state, send] = useTimedBehaviour<NavigationState, NavigationEvent, NavigationEffect>({
    next: createNavigationNext({ openDelayMs, switchDelayMs, pressGraceMs, activation }),
    initial: navigationClosed,
    clock,
    decide: (after, previous, event, cause) => {
      if (after.open === previous.open || event.type === "set") return after
      const isAllowed = requestChange(onValueChange, after.open, getNavigationReason(event), cause)
      if (isAllowed && value === undefined) return after
      return { ...after, open: previous.open, openedBy: previous.openedBy, openedAt: previous.openedAt }
    },
    run: ({ key }) => {
      if (root.current) findToggle(root.current, key)?.focus()
    },
  })

  useEffect(() => {
    if (value !== undefined) send({ type: "set", open: value })
  }, [value, send])

  useLayoutEffect(() => setReady(true), [])
  useLayoutEffect(() => {
    if (root.current) reflect(root.current, state.open)
  }, [state.open])
  useDismissal(state.open !== null, root, send)

  const itemAt = useCallback(
    (target: EventTarget) => {
      const item = root.current && findOutermostItem(root.current, target)
      return item ? readItem(item, closeDelayMs, closeDelayWithoutChildrenMs) : null
    },
    [closeDelayMs, closeDelayWithoutChildrenMs],
  )

  const ownProps = {
    ref: root,
    onPointerOver: (event: PointerEvent) => {
      if (event.pointerType === "touch") return
      const item = itemAt(event.target)
      if (item?.key === state.hovered?.key) return
      send(item ? { type: "enter", item } : { type: "leave" }, event.nativeEvent)
    },
    onPointerMove: ({ clientX, clientY, nativeEvent }: PointerEvent) => {
      const [from, to] = [pointer.current, { x: clientX, y: clientY }]
      pointer.current = to
      const { open, hovered } = state
      // On the way to the open menu a neighbour is only crossed: each move restarts its delay.
      if (!open || !hovered || hovered.key === open || !from || !root.current) return
      if (isBound(root.current, from, to)) send({ type: "enter", item: hovered }, nativeEvent)
    },
    onPointerLeave: (event: PointerEvent) => send({ type: "leave" }, event.nativeEvent),
    onFocus: (event: FocusEvent) => {
      const item = itemAt(event.target)
      const isKeyboard = event.target.matches(":focus-visible")
      send(item ? { type: "focus", item, isKeyboard } : { type: "blur" }, event.nativeEvent)
    },
    onBlur: (event: FocusEvent) => {
      const { relatedTarget: next, nativeEvent } = event
      // Without a next element the focus is nowhere, for example after a press on the background of a menu.
      if (!root.current?.contains(next)) send({ type: "blur", isOutside: next !== null }, nativeEvent)
    },
    onClick: (event: MouseEvent) => {
      const item = itemAt(event.target)
      if (!item || !(event.target instanceof Element) || !event.target.closest(`[${TOGGLE}]`)) return
      // A press by keyboard or screen reader has a click count of 0.
      send({ type: "press", item, isPointer: event.detail > 0 }, event.nativeEvent)
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (hasArrowKeys && root.current && moveFocus(root.current, event)) event.preventDefault()
    },
  }
  const states = { ready: isReady, open: state.open !== null }
  return renderPart("nav", part("root", states), ownProps, props, { open: state.open })
}

function useDismissal(
  isOpen: boolean,
  root: { readonly current: HTMLElement | null },
  send: (event: NavigationEvent, cause: Event) => void,
): void {
  useEffect(() => {
    if (!isOpen) return
    const stop = new AbortController()
    const { signal } = stop
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key === "Escape") send({ type: "dismiss", reason: "escape" }, event)
    }
    const onPress = (event: globalThis.PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) send({ type: "dismiss", reason: "outside-press" }, event)
    }
    const onLeave = (event: Event) => send({ type: "dismiss", reason: "navigation" }, event)
    document.addEventListener("keydown", onKey, { signal })
    document.addEventListener("pointerdown", onPress, { signal })
    addEventListener("pagehide", onLeave, { signal })
    return () => stop.abort()
  }, [isOpen, root, send])
}

function moveFocus(root: HTMLElement, { key, target }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false
  const goal = target.closest(`[${PANEL}]`) ? fromPanel(root, target, key) : fromTopLevel(root, target, key)
  goal?.focus()
  return Boolean(goal)
}

function fromTopLevel(root: HTMLElement, target: HTMLElement, key: string): HTMLElement | null {
  const control = target.closest<HTMLElement>(`[${LINK}], [${TOGGLE}]`)
  if (!control) return null
  return key === "ArrowDown" ? findFirstLink(root, control) : findNeighbour(root, control, key)
}
