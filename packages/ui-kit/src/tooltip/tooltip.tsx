"use client"

import {
  createContext,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  use,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import type { Clock } from "../behaviour/behaviour.types.ts"
import type { Send } from "../behaviour/use-behaviour.ts"
import type { OpenableProps } from "../behaviour/use-openable.ts"
import { useTimedOpenable } from "../behaviour/use-timed-openable.ts"
import { useDismissal } from "../floating/use-dismissal.ts"
import { type FloatingSide, useFloating } from "../floating/use-floating.ts"
import type { PartProps } from "../part/part.types.ts"
import { renderPart } from "../part/render-part.ts"
import { usePartContext } from "../part/use-part-context.ts"
import css from "./tooltip.module.css"
import {
  type TooltipEvent,
  type TooltipReason,
  type TooltipState,
  type TooltipTimes,
  tooltipClosed,
  tooltipNext,
  tooltipReason,
  truncate,
} from "./tooltip-core.ts"
import { type TooltipGroup, tooltipGroup } from "./tooltip-group.ts"

const part = anatomy("tooltip", css)
const pageClock = { now: () => performance.now() }

/** What a part knows of its tooltip. */
export interface TooltipView {
  readonly isOpen: boolean
}

export interface TooltipGroupProps {
  /** After one has closed, the next shows at once within this time. @default 300 */
  readonly skipDelayMs?: number
  readonly children?: ReactNode
}

const GroupContext = createContext<TooltipGroup | null>(null)

/** Tooltips that take turns: after the first, the next ones show without delay. Optional. Renders nothing. */
export function Group({ skipDelayMs, children }: TooltipGroupProps): ReactNode {
  const [group] = useState(() => tooltipGroup(skipDelayMs))
  return <GroupContext value={group}>{children}</GroupContext>
}

export interface TooltipRootProps extends OpenableProps<TooltipReason>, TooltipTimes {
  /** Shown on first render. @default false */
  readonly defaultOpen?: boolean
  /** Rest that the pointer needs on the trigger. @default 500 */
  readonly openDelayMs?: number
  /** How long it stays after the pointer has left. @default 200 */
  readonly closeDelayMs?: number
  /** Side it prefers, in reading direction. @default "top" */
  readonly side?: FloatingSide
  readonly clock?: Clock
  readonly children?: ReactNode
}

interface Tooltip {
  readonly state: TooltipState
  readonly id: string
  readonly trigger: RefObject<HTMLElement | null>
  readonly content: RefObject<HTMLElement | null>
  readonly send: Send<TooltipEvent>
  readonly enter: (event: PointerEvent) => void
  readonly leave: (event: PointerEvent) => void
}

const TooltipContext = createContext<Tooltip | null>(null)

/**
 * A short description that shows while the pointer rests on a control or the keyboard is on it.
 *
 * It may be hovered itself, Escape sends it away without moving the focus, and it stays inside the window, above
 * everything. A finger does not open it: where the words matter on touch, use the toggletip. Without JavaScript the
 * words stand beside the control.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/tooltip/
 */
export function Root({
  open,
  defaultOpen = false,
  onOpenChange,
  openDelayMs,
  closeDelayMs,
  side = "top",
  clock,
  children,
}: TooltipRootProps): ReactNode {
  const id = useId()
  const trigger = useRef<HTMLElement>(null)
  const content = useRef<HTMLElement>(null)
  const [own] = useState(() => tooltipGroup())
  const group = use(GroupContext) ?? own
  const { now } = clock ?? pageClock

  const [state, send] = useTimedOpenable<TooltipState, TooltipEvent, TooltipReason>({
    next: tooltipNext({ openDelayMs, closeDelayMs }),
    initial: { ...tooltipClosed, isOpen: open ?? defaultOpen },
    reasonOf: tooltipReason,
    open,
    onOpenChange,
    clock,
  })
  const { isOpen } = state

  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock only says when it was closed.
  useLayoutEffect(() => {
    if (!isOpen) return
    const close = () => send({ type: "dismiss", reason: "replaced" })
    group.open(close)
    return () => group.close(close, now())
  }, [isOpen, group, send])

  useFloating({ name: "tooltip", isOpen, side, anchor: trigger, floating: content })
  useDismissal({
    isOpen,
    inside: [trigger, content],
    onEscape: (event) => send({ type: "dismiss", reason: "escape" }, event),
  })

  const tooltip: Tooltip = {
    state,
    id,
    trigger,
    content,
    send,
    enter: ({ pointerType, nativeEvent }) => {
      if (pointerType !== "touch") send({ type: "enter", isWarm: group.isWarm(now()) }, nativeEvent)
    },
    leave: ({ nativeEvent }) => send({ type: "leave" }, nativeEvent),
  }
  return <TooltipContext value={tooltip}>{children}</TooltipContext>
}

/** The control that the tooltip describes. It has a name of its own; the tooltip adds to it. */
export function Trigger(props: PartProps<"button", TooltipView>): ReactNode {
  const { state, id, trigger, send, enter, leave } = useTooltip()
  const isPressed = useRef(false)
  const own = {
    ref: trigger,
    type: "button",
    "aria-describedby": id,
    onPointerEnter: enter,
    onPointerLeave: leave,
    // The focus that a press brings is not the keyboard's.
    onMouseDown: () => {
      isPressed.current = true
    },
    onMouseLeave: () => {
      isPressed.current = false
    },
    onFocus: ({ target, nativeEvent }: FocusEvent) => {
      if (!isPressed.current && target.matches(":focus-visible")) send({ type: "focus" }, nativeEvent)
    },
    onBlur: ({ nativeEvent }: FocusEvent) => send({ type: "blur" }, nativeEvent),
    onClick: ({ nativeEvent }: { nativeEvent: Event }) => {
      isPressed.current = false
      send({ type: "dismiss", reason: "press" }, nativeEvent)
    },
  }
  return renderPart("button", part("trigger", { open: state.isOpen }), own, props, state)
}

export interface TooltipContentProps extends PartProps<"span", TooltipView> {
  /** The most characters shown, when the content is one text. @default 288 */
  readonly maxLength?: number
}

/** The description. Always in the HTML; only words, nothing to press. */
export function Content({ maxLength, children, ...props }: TooltipContentProps): ReactNode {
  const { state, id, content, enter, leave } = useTooltip()
  const own = {
    ref: content,
    id,
    role: "tooltip",
    popover: "manual",
    children: typeof children === "string" ? truncate(children, maxLength) : children,
    onPointerEnter: enter,
    onPointerLeave: leave,
  }
  return renderPart("span", part("content", { open: state.isOpen }), own, props, state)
}

function useTooltip(): Tooltip {
  return usePartContext(TooltipContext, "Tooltip")
}
